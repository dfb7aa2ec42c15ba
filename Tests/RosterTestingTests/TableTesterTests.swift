import Foundation
import Roster
import RosterTesting
import XCTest

@MainActor final class TableTesterTests: XCTestCase {
  /// Fruit with a delete action; kept by the test, as a controller would.
  private final class Fruit: TableViewDelegate {
    let table = TableView()
    var source: TableViewDiffableDataSource<Int, String>!

    init(_ items: [String]) throws {
      source = TableViewDiffableDataSource(tableView: table) { _, _, item in
        let cell = TableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        return cell
      }
      table.delegate = self
      source.swipeActionsProvider = { [unowned self] item, edge in
        guard edge == .trailing else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
          var snapshot = self.source.snapshot()
          snapshot.deleteItems([item])
          self.source.apply(snapshot, completion: nil)
          done(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
      }
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(items)
      source.apply(snapshot, completion: nil)
    }
  }

  func testDrivingATable() async throws {
    let fruit = try Fruit(["apple", "pear", "plum"])
    let tester = try TableTester(fruit.source, width: 12, height: 4)
    XCTAssertEqual(tester.visibleItems, ["apple", "pear", "plum"])
    try tester.tap("pear")
    XCTAssertEqual(tester.selectedItems, ["pear"])
    try tester.swipe("plum", .trailing)
    try tester.perform("Delete")
    XCTAssertEqual(tester.visibleItems, ["apple", "pear"])
    XCTAssertEqual(tester.selectedItems, ["pear"])
    XCTAssertTrue(tester.takeLog().contains("batch delete [0, 2]"))
    XCTAssertEqual(tester.takeLog(), [])
  }

  func testItemsOffScreenAreScrolledTo() async throws {
    let fruit = try Fruit((0..<100).map { "fruit \($0)" })
    let tester = try TableTester(fruit.source, width: 12, height: 4)
    XCTAssertFalse(tester.visibleItems.contains("fruit 60"))
    try tester.tap("fruit 60")
    XCTAssertEqual(tester.selectedItems, ["fruit 60"])
    XCTAssertTrue(tester.visibleItems.contains("fruit 60"))
    try tester.apply { snapshot in snapshot.deleteItems(["fruit 0"]) }
    XCTAssertTrue(tester.visibleItems.contains("fruit 60"))
  }

  func testRefusalsSayWhatThereIs() async throws {
    let fruit = try Fruit(["apple", "pear"])
    let tester = try TableTester(fruit.source, width: 12, height: 4)
    XCTAssertThrowsError(try tester.tap("fig")) {
      XCTAssertEqual("\($0)", "There is no item fig in the list. On screen: apple, pear.")
    }
    XCTAssertThrowsError(try tester.swipe("apple", .leading)) {
      XCTAssertEqual("\($0)", "The table refused: apple has no leading actions.")
    }
    XCTAssertThrowsError(try tester.perform("Delete")) {
      XCTAssertEqual("\($0)", "There is no action Delete to perform. Open: nothing.")
    }
    XCTAssertThrowsError(try tester.drag("apple", to: "pear"))
    XCTAssertEqual(tester.visibleItems, ["apple", "pear"])
  }

  /// Rows with a star to press and an action without a title.
  @Observable final class Star: Identifiable, Hashable {
    let name: String
    var isOn = false
    init(_ name: String) { self.name = name }
    static func == (left: Star, right: Star) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  func testControlsInRowsArePressedByTheirNames() async throws {
    let stars = (0..<10).map { Star("s\($0)") }
    let table = TableView()
    var deleted: [String] = []
    let source = TableViewDiffableDataSource<Int, Star>(tableView: table) { _, _, star in
      let cell = TableViewCell()
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = HostingConfiguration {
          HStack {
            Text(star.name)
            Spacer()
            Button {
              star.isOn.toggle()
            } label: {
              Image(systemName: star.isOn ? "star.fill" : "star")
            }
          }
          .swipeActions {
            Button(role: .destructive) {
              deleted.append(star.name)
            } label: {
              Image(systemName: "trash")
            }
          }
        }
      }
      return cell
    }
    source.headerTitleProvider = { _ in "Stars" }
    try source.apply(DiffableDataSourceSnapshot([(0, stars)]), completion: nil)
    let tester = try TableTester(source, width: 8, height: 3)
    try tester.press("star", in: stars[7])
    XCTAssertEqual(stars.map(\.isOn).firstIndex(of: true), 7, "it is scrolled to")
    XCTAssertEqual(tester.picture(), " Stars\n s6   ☆\n s7   ★")
    XCTAssertEqual(
      try tester.accessibility(of: stars[7]).map(\.label), ["s7", "star.fill"])
    _ = tester.takeLog()
    XCTAssertEqual(tester.mutate { stars[6].isOn = true }, [], "a model needs no batch")
    XCTAssertEqual(tester.picture(), " Stars\n s6   ★\n s7   ★")
    try tester.scroll(to: stars[0])
    tester.table.contentOffset.y = 16
    XCTAssertEqual(tester.picture(), " Stars\n s1   ☆\n s2   ☆", "row 0 is below the header")
    try tester.press("star", in: stars[0])
    XCTAssertTrue(stars[0].isOn)
    try tester.scroll(to: stars[7])
    XCTAssertThrowsError(try tester.press("moon", in: stars[7])) {
      XCTAssertEqual("\($0)", "There is no control moon in the row. Controls: star.fill.")
    }
    try tester.swipe(stars[6], .trailing)
    XCTAssertThrowsError(try tester.perform("Delete")) {
      XCTAssertEqual("\($0)", "There is no action Delete to perform. Open: trash.")
    }
    try tester.perform("trash")
    XCTAssertEqual(deleted, ["s6"])
  }

  /// One row with the content of a test.
  private func row<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> TableTester<Int, Int> {
    let table = TableView()
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration { content() }
      return cell
    }
    source.headerTitleProvider = { _ in "Title" }
    try source.apply(DiffableDataSourceSnapshot([(0, [1, 2])]), completion: nil)
    return try TableTester(source, width: 20, height: 4)
  }

  func testAControlIsPressedWhereNothingCoversIt() async throws {
    var pressed: [String] = []
    let tester = try row {
      ZStack(alignment: .leading) {
        Button("Below and wide") { pressed.append("below") }
        Button("Front") { pressed.append("front") }
      }
    }
    try tester.press("Below and wide", in: 1)
    try tester.press("Front", in: 1)
    XCTAssertEqual(pressed, ["below", "front"])
    let covered = try row {
      ZStack(alignment: .leading) {
        Button("Below") { pressed.append("below") }
        Button("In front") { pressed.append("front") }
      }
    }
    XCTAssertThrowsError(try covered.press("Below", in: 1)) {
      XCTAssertEqual("\($0)", "The table refused: Below is covered.")
    }
    XCTAssertEqual(pressed, ["below", "front"])
  }

  func testAControlFarDownInATallRowIsScrolledTo() async throws {
    var pressed: [Int] = []
    let tester = try row {
      VStack { ForEach(0..<12, id: \.self) { n in Button("b\(n)") { pressed.append(n) } } }
    }
    for n in [11, 0, 5, 6, 3] { try tester.press("b\(n)", in: n % 2 + 1) }
    XCTAssertEqual(pressed, [11, 0, 5, 6, 3])
  }

  func testPicturesAreComparedLineByLine() {
    XCTAssertNil(pictureDifference("a  \nb\n\n", "a\nb"))
    XCTAssertEqual(pictureDifference("a\nc\nd", "a\nb\nd"), "  a\n- b\n+ c\n  d")
    XCTAssertEqual(pictureDifference("", "a"), "- a")
    XCTAssertEqual(sideBySide("\u{4E2D}\nb", "x\ny\nz"), "\u{4E2D}   x\nb    y\n     z")
  }
}
