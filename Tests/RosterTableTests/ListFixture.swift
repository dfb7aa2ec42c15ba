import Foundation
import Roster

/// A table with a diffable data source of letters, and the log of what happens to it.
@MainActor final class ListFixture {
  typealias Source = TableViewDiffableDataSource<String, String>

  let table: TableView
  let source: Source
  /// The items for which the provider was called, in order.
  var provided: [String] = []

  /// - Parameter lines: how many lines of text the table shows.
  init(lines: Int = 20, columns: Int = 20, record: Bool = true) {
    table = TableView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: lines * 16))
    var note: (String) -> Void = { _ in }
    let registration = TableView.CellRegistration<TableViewCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    source = Source(tableView: table) { table, path, item in
      note(item)
      return table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    table.eventLog.isRecording = record
    note = { [unowned self] in provided.append($0) }
    source.headerTitleProvider = { _ in nil }
  }

  /// Applies sections written as `"A: a b c"`.
  @discardableResult
  func apply(
    _ sections: String..., reload: [String] = [], reconfigure: [String] = [],
    reloadSections: [String] = [], completion: (() -> Void)? = nil
  ) throws -> Changeset {
    var snapshot = try makeSnapshot(sections)
    try snapshot.reloadItems(reload)
    try snapshot.reconfigureItems(reconfigure)
    try snapshot.reloadSections(reloadSections)
    return source.apply(snapshot, completion: completion)
  }

  @discardableResult
  func apply(_ snapshot: Source.Snapshot, animated: Bool = true) -> Changeset {
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// What happened since the last call.
  func log() -> [String] { table.eventLog.take() }

  /// The items asked of the provider since the last call.
  func takeProvided() -> [String] {
    defer { provided = [] }
    return provided
  }

  var rows: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).compactMap {
        source.itemIdentifier(for: ItemPath(row: $0, section: section))
      }
    }
  }

  func path(_ item: String) -> ItemPath { source.indexPath(for: item) ?? at(-1, -1) }
}

/// A snapshot of sections written as `"A: a b c"`.
func makeSnapshot(_ sections: [String]) throws -> DiffableDataSourceSnapshot<String, String> {
  var snapshot = DiffableDataSourceSnapshot<String, String>()
  for section in sections {
    let parts = section.split(separator: ":", maxSplits: 1).map(String.init)
    try snapshot.appendSections([parts[0]])
    let items = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
    try snapshot.appendItems(items, toSection: parts[0])
  }
  return snapshot
}
