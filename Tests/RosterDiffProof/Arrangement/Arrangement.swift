import RosterDiff

/// Sections and their rows as plain numbers: what every check works on.
package struct Arrangement: Hashable, Sendable {
  package var sections: [Int]
  package var rows: [[Int]]

  package init(sections: [Int], rows: [[Int]]) {
    self.sections = sections
    self.rows = rows
  }

  package init() { self.init(sections: [], rows: []) }

  /// Old and new content with equal identifiers numbered alike.
  package static func pair<Section: Hashable, Item: Hashable>(
    old: [(Section, [Item])], new: [(Section, [Item])]
  ) -> (old: Arrangement, new: Arrangement) {
    var sections: [Section: Int] = [:]
    var items: [Item: Int] = [:]
    func numbered(_ content: [(Section, [Item])]) -> Arrangement {
      var result = Arrangement()
      for (section, rows) in content {
        result.sections.append(number(section, in: &sections))
        result.rows.append(rows.map { number($0, in: &items) })
      }
      return result
    }
    return (numbered(old), numbered(new))
  }

  private static func number<Key: Hashable>(_ key: Key, in numbers: inout [Key: Int]) -> Int {
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    return number
  }

  /// All rows, section after section.
  package var paths: [ItemPath] {
    rows.indices.flatMap { section in
      rows[section].indices.map { ItemPath(item: $0, section: section) }
    }
  }

  package subscript(path: ItemPath) -> Int { rows[path.section][path.item] }

  package func contains(_ path: ItemPath) -> Bool {
    rows.indices.contains(path.section) && rows[path.section].indices.contains(path.item)
  }
}

extension Arrangement: CustomStringConvertible {
  /// `"A[0 1] B[]"`.
  package var description: String {
    if sections.isEmpty { return "nothing" }
    return zip(sections, rows).map { section, rows in
      let items = rows.map(String.init).joined(separator: " ")
      return Self.name(section) + "[" + items + "]"
    }.joined(separator: " ")
  }

  private static func name(_ section: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters.indices.contains(section) ? String(letters[section]) : "S\(section)"
  }
}
