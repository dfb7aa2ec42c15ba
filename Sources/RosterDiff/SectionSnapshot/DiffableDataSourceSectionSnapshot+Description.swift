#if !$Embedded
  extension DiffableDataSourceSectionSnapshot: CustomStringConvertible {
    /// The tree as text, as ``visualDescription()`` draws it.
    public var description: String { visualDescription() }

    /// A headline, then one line an item, indented by two spaces a level: `+` if it is expanded,
    /// `-` if not; `*` if it is visible; the item; `>`.
    ///
    /// ```text
    /// DiffableDataSourceSectionSnapshot: 3 items, 3 visible
    /// +*fruit>
    ///   -*apple>
    ///   -*pear>
    /// ```
    ///
    /// From level 100 on, the indentation stays and the level is told.
    public func visualDescription() -> String {
      let items = storage.count
      var text =
        "DiffableDataSourceSectionSnapshot: \(items) \(items == 1 ? "item" : "items"), "
        + "\(storage.visibleCount) visible"
      storage.rope.forEachLeaf { chunk, _ in
        for (item, mark) in zip(chunk.items, chunk.marks) {
          text += "\n" + String(repeating: "  ", count: min(mark.level, Self.deepestIndentation))
          if mark.level > Self.deepestIndentation { text += "(level \(mark.level)) " }
          text += (mark.isExpanded ? "+" : "-") + (mark.isVisible ? "*" : " ") + "\(item)>"
        }
      }
      return text
    }

    /// Indentation of a chain of items grows with the square of its length.
    private static var deepestIndentation: Int { 99 }
  }
#endif
