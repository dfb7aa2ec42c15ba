import RosterDiffProof

typealias StringOperation = SnapshotOperation<String, String>
typealias StringTreeOperation = SectionSnapshotOperation<String>

/// `[["section", ["item", …]], …]`
typealias Content = [(String, [String])]

extension JSON {
  func content() throws -> Content {
    try array().map { pair in
      let parts = try pair.array()
      return (try parts[0].string(), try parts[1].strings())
    }
  }

  func operations() throws -> [StringOperation] { try array().map { try $0.operation() } }
  func treeOperations() throws -> [StringTreeOperation] {
    try array().map { try $0.treeOperation() }
  }

  private func operation() throws -> StringOperation {
    let parts = try array()
    switch (try parts[0].string(), parts.count) {
    case ("appendSections", 2): return .appendSections(try parts[1].strings())
    case ("insertSections", 4):
      return .insertSections(try parts[1].strings(), try anchor(parts[2], parts[3]))
    case ("deleteSections", 2): return .deleteSections(try parts[1].strings())
    case ("moveSection", 4):
      return .moveSection(try parts[1].string(), try anchor(parts[2], parts[3]))
    case ("reloadSections", 2): return .reloadSections(try parts[1].strings())
    case ("appendItems", 2): return .appendItems(try parts[1].strings(), toSection: nil)
    case ("appendItems", 3):
      return .appendItems(try parts[1].strings(), toSection: try parts[2].string())
    case ("insertItems", 4):
      return .insertItems(try parts[1].strings(), try anchor(parts[2], parts[3]))
    case ("deleteItems", 2): return .deleteItems(try parts[1].strings())
    case ("deleteAllItems", 1): return .deleteAllItems
    case ("moveItem", 4): return .moveItem(try parts[1].string(), try anchor(parts[2], parts[3]))
    case ("reloadItems", 2): return .reloadItems(try parts[1].strings())
    case ("reconfigureItems", 2): return .reconfigureItems(try parts[1].strings())
    default: throw Mismatch(wanted: "operation on a snapshot", found: self)
    }
  }

  private func treeOperation() throws -> StringTreeOperation {
    let parts = try array()
    switch (try parts[0].string(), parts.count) {
    case ("append", 2): return .append(try parts[1].strings(), to: nil)
    case ("append", 3): return .append(try parts[1].strings(), to: try parts[2].string())
    case ("insert", 4): return .insert(try parts[1].strings(), try anchor(parts[2], parts[3]))
    case ("delete", 2): return .delete(try parts[1].strings())
    case ("deleteAll", 1): return .deleteAll
    case ("expand", 2): return .expand(try parts[1].strings())
    case ("collapse", 2): return .collapse(try parts[1].strings())
    case ("replaceChildren", 3):
      return .replaceChildren(of: try parts[1].string(), try parts[2].treeOperations())
    case ("insertSnapshot", 4):
      return .insertSnapshot(try parts[1].treeOperations(), try anchor(parts[2], parts[3]))
    default: throw Mismatch(wanted: "operation on a section snapshot", found: self)
    }
  }

  private func anchor(_ side: JSON, _ identifier: JSON) throws -> Anchor<String> {
    switch try side.string() {
    case "before": .before(try identifier.string())
    case "after": .after(try identifier.string())
    default: throw Mismatch(wanted: "before or after", found: side)
    }
  }
}
