import RosterDiffProof

/// Numbers for the names in several contents, so that the general checks can look at them.
struct Numbering {
  private(set) var sections: [String: Int] = [:]
  private(set) var items: [String: Int] = [:]

  init(contents: [[(String, [String])]]) {
    for (section, row) in contents.joined() {
      if sections[section] == nil { sections[section] = sections.count }
      for item in row where items[item] == nil { items[item] = items.count }
    }
  }

  func arrangement(_ content: [(String, [String])]) -> Arrangement {
    Arrangement(
      sections: content.map { sections[$0.0] ?? -1 },
      rows: content.map { $0.1.map { items[$0] ?? -1 } })
  }
}
