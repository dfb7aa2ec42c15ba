import Foundation
import Roster
import XCTest

/// Members of cells, headers and footers that UIKit's programs override.
@MainActor final class OverrideTests: XCTestCase {
  private final class StatedCell: TableViewCell {
    static var log: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      Self.log.append("selected \(selected)")
      accessoryType = selected ? .checkmark : .none
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      Self.log.append("highlighted \(highlighted)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      Self.log.append("editing \(editing)")
    }
    override func defaultContentConfiguration() -> ListContentConfiguration { .subtitleCell() }
    override func defaultBackgroundConfiguration() -> BackgroundConfiguration {
      var ground = BackgroundConfiguration.listCell()
      ground.backgroundColor = .yellow
      return ground
    }

    static func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class SpyCell: TableViewCell {
    var contents = 0
    var grounds = 0
    override var contentConfiguration: (any ContentConfiguration)? { didSet { contents += 1 } }
    override var backgroundConfiguration: BackgroundConfiguration? { didSet { grounds += 1 } }
    override var isSelected: Bool { didSet { accessoryType = isSelected ? .checkmark : .none } }
  }

  private final class OwnHeader: TableViewHeaderFooterView {
    override func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
    override var contentConfiguration: (any ContentConfiguration)? { didSet { contents += 1 } }
    var contents = 0
  }

  override func setUp() async throws { _ = StatedCell.takeLog() }

  func testTheTableSetsStatesThroughTheOverrides() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 2)
    list.table.register(StatedCell.self, forCellReuseIdentifier: "stated")
    list.makeCell = { item in
      let cell = list.table.dequeueReusableCell(withIdentifier: "stated") ?? TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(
      StatedCell.takeLog(),
      ["selected false", "highlighted false", "selected false", "highlighted false"],
      "each row that comes on screen says so")
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    list.table.layoutIfNeeded()
    XCTAssertEqual(StatedCell.takeLog(), ["selected true"])
    XCTAssertEqual(list.table.picture(), ">a                ✓\n b")
    try list.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .none)
    list.table.layoutIfNeeded()
    XCTAssertEqual(StatedCell.takeLog().sorted(), ["selected false", "selected true"])
    XCTAssertEqual(list.table.picture(), " a\n>b                ✓")
    list.table.setEditing(true, animated: false)
    list.table.layoutIfNeeded()
    XCTAssertEqual(
      StatedCell.takeLog().filter { $0.hasPrefix("editing") }, ["editing true", "editing true"])
  }

  func testTheDefaultsAreThoseOfTheSubclass() async {
    let cell = StatedCell()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .yellow)
    XCTAssertEqual(OwnHeader().defaultContentConfiguration(), .cell())
  }

  func testConfigurationsCanBeObserved() async {
    let cell = SpyCell()
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.backgroundConfiguration = .clear()
    cell.isSelected = true
    XCTAssertEqual(cell.contents, 1)
    XCTAssertEqual(cell.grounds, 1)
    XCTAssertEqual(cell.accessoryType, .checkmark)
    let header = OwnHeader()
    header.contentConfiguration = header.defaultContentConfiguration()
    XCTAssertEqual(header.contents, 1)
  }
}
