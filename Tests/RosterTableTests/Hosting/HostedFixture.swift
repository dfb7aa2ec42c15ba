import Foundation
import Roster

/// A table whose rows host content, by letter.
@MainActor final class HostedFixture {
  let list: ListFixture
  let source: ListFixture.Source
  /// Configures the cell of an item.
  var configure: (String, TableViewCell) -> Void

  private let forward: Forward

  private final class Forward {
    var configure: ((String, TableViewCell) -> Void)?
  }

  init(
    _ items: [String], lines: Int = 10, columns: Int = 20, isReusing: Bool = true,
    content: @escaping (String) -> (any ContentConfiguration)?
  ) {
    list = ListFixture(lines: lines, columns: columns)
    let forward = Forward()
    self.forward = forward
    let registration = TableView.CellRegistration<TableViewCell, String> { cell, _, item in
      forward.configure?(item, cell)
    }
    source = ListFixture.Source(tableView: list.table) { table, path, item in
      if isReusing {
        return table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      let cell = TableViewCell()
      forward.configure?(item, cell)
      return cell
    }
    configure = { item, cell in cell.contentConfiguration = content(item) }
    forward.configure = { [unowned self] in configure($0, $1) }
    apply(items)
  }

  var table: TableView { list.table }

  var log: EventLog {
    get { table.eventLog }
    set { table.eventLog = newValue }
  }

  func apply(_ items: [String]) {
    guard let snapshot = try? DiffableDataSourceSnapshot([("s", items)]) else { return }
    source.apply(snapshot, completion: nil)
    table.layoutIfNeeded()
  }

  func reload() {
    table.reloadData()
    table.layoutIfNeeded()
  }

  func path(_ item: String) -> ItemPath { source.indexPath(for: item) ?? at(-1, -1) }

  func cell(_ item: String) -> TableViewCell? { table.cellForRow(at: path(item)) }

  func host(_ item: String) -> ViewHost? { (cell(item)?.contentView as? HostingView)?.host }

  /// The first lines of the table's picture.
  func lines(_ count: Int) -> [String] {
    let all = table.picture().split(separator: "\n", omittingEmptySubsequences: false)
    return all.prefix(count).map(String.init)
  }

  /// Presses what has a label, on a line if one is given.
  func press(_ label: String, line: Int? = nil) -> Bool {
    let regions = table.render().pressRegions
    let region = regions.first {
      $0.label.contains(label) && (line == nil || $0.rect.minY == line)
    }
    return region.map { table.press(at: $0.rect.origin) } ?? false
  }
}
