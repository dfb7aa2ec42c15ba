import Foundation
import Roster

/// Drives a table as a user would, by the items' identifiers, and shows what came of it.
///
/// Nothing waits for a screen or a clock: each call is done when it returns.
///
/// ```swift
/// let tester = try TableTester(list.dataSource, width: 40, height: 8)
/// try tester.tap("plum")
/// try tester.swipe("pear", .trailing)
/// try tester.perform("Delete")
/// print(tester.picture())
/// print(tester.takeLog())
/// ```
///
/// An item that is off screen is scrolled to first. A call that cannot be carried out throws a
/// ``TableTesterError`` that says what could have been done.
@MainActor
public final class TableTester<Section: Hashable, Item: Hashable> {
  public let dataSource: TableViewDiffableDataSource<Section, Item>
  public let table: TableView

  /// Puts the data source's table into a frame and begins to record its events.
  ///
  /// - Parameters:
  ///   - width: in columns.
  ///   - height: in lines.
  /// - Throws: ``TableTesterError`` if the data source's table is gone.
  public init(
    _ dataSource: TableViewDiffableDataSource<Section, Item>, width: Int, height: Int
  ) throws {
    guard let table = dataSource.tableView else { throw TableTesterError.noTable }
    self.dataSource = dataSource
    self.table = table
    resize(width: width, height: height)
    table.eventLog.isRecording = true
    _ = table.eventLog.take()
  }

  /// The table as text.
  public func picture() -> String {
    flush()
    return table.picture()
  }

  /// The events since the last call, one a line.
  public func takeLog() -> [String] {
    flush()
    return table.eventLog.take()
  }

  /// Gives the table another size, in columns and lines.
  public func resize(width: Int, height: Int) {
    let metrics = LayoutMetrics.terminal
    table.frame = CGRect(
      x: 0, y: 0, width: CGFloat(max(0, width)) * metrics.pointsPerColumn,
      height: CGFloat(max(0, height)) * metrics.pointsPerLine)
    flush()
  }

  /// Carries out what is pending.
  public func flush() { table.layoutIfNeeded() }

  /// The items on screen, from the top.
  public var visibleItems: [Item] {
    flush()
    return (table.indexPathsForVisibleRows ?? []).compactMap(dataSource.itemIdentifier(for:))
  }

  /// The items that are selected, from the top.
  public var selectedItems: [Item] {
    (table.indexPathsForSelectedRows ?? []).compactMap(dataSource.itemIdentifier(for:))
  }

  /// Applies a change to the newest snapshot.
  ///
  /// - Throws: what the change throws; nothing is applied then.
  @discardableResult
  public func apply(
    _ change: (inout DiffableDataSourceSnapshot<Section, Item>) throws -> Void
  ) throws -> Changeset {
    var snapshot = dataSource.snapshot()
    try change(&snapshot)
    let changes = dataSource.apply(snapshot)
    flush()
    return changes
  }

  /// Changes a model that rows show, and says what came of it.
  ///
  /// - Returns: The events since ``takeLog()`` was last asked, one a line.
  /// - Throws: what the change throws.
  @discardableResult
  public func mutate(_ change: () throws -> Void) rethrows -> [String] {
    try change()
    return takeLog()
  }

  /// What a row says to people who do not see it.
  ///
  /// - Throws: ``TableTesterError`` if the item is not in the list.
  public func accessibility(of item: Item) throws -> [AccessibilityElement] {
    table.cellForRow(at: try show(item))?.render().accessibility ?? []
  }

  /// The path of an item, which is scrolled to if it is off screen.
  ///
  /// - Throws: ``TableTesterError`` if the item is not in the list.
  public func show(_ item: Item) throws -> ItemPath {
    flush()
    guard let path = dataSource.indexPath(for: item) else {
      throw TableTesterError.unknownItem("\(item)", known: known)
    }
    if table.indexPathsForVisibleRows?.contains(path) != true {
      try table.scrollToRow(at: path, at: .none, animated: false)
      flush()
    }
    return path
  }

  private var known: [String] { visibleItems.map { "\($0)" } }
}
