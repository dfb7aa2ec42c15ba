#if !$Embedded
  extension DiffableDataSourceSnapshot: CustomStringConvertible {
    /// One line a section: `fruit: [1, 2, 3]`.
    public var description: String {
      guard numberOfSections > 0 else { return "(no sections)" }
      var lines: [String] = []
      storage.forEachSection { entry in
        var items: [String] = []
        entry.items.forEachLeaf { chunk, _ in
          items.append(contentsOf: chunk.items.map { String(describing: $0) })
        }
        lines.append("\(entry.identifier): [\(items.joined(separator: ", "))]")
      }
      return lines.joined(separator: "\n")
    }
  }
#endif
