import Foundation
import Observation
import Roster
import XCTest

/// The members about headers and footers (1.14): who is asked, who is told, and how high they are.
@MainActor final class HeadingMemberTests: XCTestCase {
  @Observable final class Model { var text: String? }

  struct Maybe: View {
    let model: Model
    var body: some View { if let text = model.text { Text(text) } }
  }

  func testHeadersAndFootersAreToldWhenTheyComeAndGo() async throws {
    let list = Headings(3, lines: 4)
    XCTAssertEqual(list.lines, ["h0", "row", "f0", "h1"])
    XCTAssertEqual(list.takeCalls(), ["+h0", "+f0", "+h1"])
    list.table.contentOffset.y = 64
    XCTAssertEqual(list.lines, ["h1", "f1", "h2", "row"])
    list.table.layoutIfNeeded()
    XCTAssertEqual(Set(list.takeCalls()), ["-h0", "-f0", "+f1", "+h2"])
  }

  func testTitlesAreAskedForWhereThereIsNoView() async throws {
    let list = Headings(2, lines: 6)
    list.views = ["h0": true, "f1": true]
    list.table.reloadData()
    XCTAssertEqual(list.lines, ["view h0", "row", "f0", "h1", "row", "view f1"])
    XCTAssertFalse(list.titlesAsked.contains("h0"))
    XCTAssertTrue(list.titlesAsked.contains("h1"))
    list.titles = false
    list.table.reloadData()
    XCTAssertEqual(list.lines, ["view h0", "row", "row", "view f1"])
  }

  func testHeightsOfHeadersAndFooters() async throws {
    let list = Headings(1, lines: 8)
    list.table.sectionHeaderHeight = 32
    list.table.sectionFooterHeight = 48
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForHeader(inSection: 0).height, 32)
    XCTAssertEqual(list.table.rectForFooter(inSection: 0).height, 48)
    list.heights = ["h0": 64]
    try list.table.performBatchUpdates({})
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForHeader(inSection: 0).height, 64, "the delegate's wins")
    list.table.sectionHeaderTopPadding = 16
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForHeader(inSection: 0).height, 80)
    list.titles = false
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForFooter(inSection: 0).height, 48, "without a title too")
  }

  func testAHeightOfZeroHidesAHeader() async throws {
    let list = Headings(1, lines: 3)
    list.views = ["h0": true]
    list.heights = ["h0": 0]
    list.table.reloadData()
    _ = list.lines
    list.takeCalls()
    list.viewsAsked = []
    list.table.reloadData()
    XCTAssertEqual(list.lines, ["row", "f0"])
    XCTAssertEqual(list.takeCalls(), ["-f0", "+f0"])
    XCTAssertFalse(list.viewsAsked.dropFirst().contains("h0"), "\(list.viewsAsked)")
    list.heights = [:]
    try list.table.performBatchUpdates({})
    XCTAssertEqual(list.lines, ["view h0", "row", "f0"], "an empty batch asks again")
    list.heights = ["h0": 0]
    try list.table.performBatchUpdates({})
    XCTAssertEqual(list.lines, ["row", "f0"])
  }

  func testContentOfAHeaderThatIsNothingAtFirstComesLater() async throws {
    let model = Model()
    let list = ListFixture(lines: 2)
    let heading = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, _ in
      view.contentConfiguration = HostingConfiguration { Maybe(model: model) }.margins(.all, 0)
    }
    list.source.supplementaryViewProvider = { table, edge, section in
      guard edge == .header, section == 0 else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: heading, for: section)
    }
    for rows in ["A: a b c", "A:"] {
      model.text = nil
      list.apply(try makeSnapshot([rows, "B: x y z"]))
      for _ in 0..<3 { list.table.flush() }
      XCTAssertEqual(list.table.rectForHeader(inSection: 0).height, 0, rows)
      model.text = "now"
      list.table.flush()
      XCTAssertEqual(list.table.rectForHeader(inSection: 0).height, 16, rows)
      list.table.contentOffset.y = 32
      list.table.flush()
      model.text = nil
      list.table.contentOffset.y = 0
      list.table.flush()
      XCTAssertEqual(list.table.rectForHeader(inSection: 0).height, 0, rows)
      model.text = "again"
      XCTAssertEqual(
        list.table.picture().split(separator: "\n").first?.trimmingCharacters(in: .whitespaces),
        "again", rows)
    }
  }

  func testTheSameViewForTwoSectionsIsReported() async throws {
    let list = Headings(3, lines: 9)
    var kinds: [TableViewError.Kind] = []
    list.table.faultHandler = { if let error = $0 as? TableViewError { kinds.append(error.kind) } }
    let shared = TableViewHeaderFooterView()
    shared.textLabel?.text = "shared"
    list.shared = shared
    list.table.reloadData()
    XCTAssertEqual(list.lines.filter { $0 == "shared" }.count, 1)
    XCTAssertEqual(kinds, [.foreignCell, .foreignCell])
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertTrue(list.table.headerView(forSection: 0) === shared, "it is free again")
    let other = Headings(1, lines: 3)
    other.table.faultHandler = list.table.faultHandler
    other.shared = shared
    kinds = []
    other.table.reloadData()
    other.table.layoutIfNeeded()
    XCTAssertEqual(kinds, [.foreignCell], "another table's")
    XCTAssertTrue(shared.superview === list.table)
  }

  func testViewsAboveAndBelowAllSectionsAreNotTouchedByUpdates() async throws {
    let list = Headings(1, lines: 8)
    let (top, bottom) = (PlatformView(), PlatformView())
    for view in [top, bottom] { view.frame.size.height = 16 }
    list.table.tableHeaderView = top
    list.table.tableFooterView = bottom
    list.table.layoutIfNeeded()
    XCTAssertEqual([top.frame.minY, bottom.frame.minY], [0, 64])
    list.sections = 2
    try list.table.insertSections([0], with: .none)
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual([top.frame.minY, bottom.frame.minY], [0, 112])
    XCTAssertTrue(top.superview === list.table && bottom.superview === list.table)
    list.table.tableHeaderView = nil
    list.table.tableFooterView = top
    list.table.layoutIfNeeded()
    XCTAssertNil(bottom.superview)
    XCTAssertEqual(top.frame.minY, 96)
    XCTAssertEqual(list.table.contentSize.height, 112)
  }
}

/// A plain table whose delegate notes what comes and goes: `+h0` is the header of section 0.
@MainActor private final class Headings: TableViewDataSource, TableViewDelegate {
  let table: TableView
  var sections: Int
  var views: [String: Bool] = [:]
  /// The header of all sections.
  var shared: PlatformView?
  var titles = true
  var heights: [String: CGFloat] = [:]
  var titlesAsked: [String] = []
  var viewsAsked: [String] = []
  private var calls: [String] = []

  init(_ sections: Int, lines: Int) {
    self.sections = sections
    table = TableView(frame: CGRect(x: 0, y: 0, width: 96, height: lines * 16))
    table.dataSource = self
    table.delegate = self
  }

  var lines: [String] {
    table.picture().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @discardableResult
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func title(_ name: String) -> String? {
    guard titles else { return nil }
    if !titlesAsked.contains(name) { titlesAsked.append(name) }
    return name
  }

  private func view(_ name: String) -> PlatformView? {
    viewsAsked.append(name)
    guard views[name] == true else { return nil }
    let view = TableViewHeaderFooterView()
    var content = view.defaultContentConfiguration()
    content.text = "view \(name)"
    view.contentConfiguration = content
    return view
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = "row"
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    title("h\(section)")
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    title("f\(section)")
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    shared ?? view("h\(section)")
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> PlatformView? {
    view("f\(section)")
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    heights["h\(section)"] ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    heights["f\(section)"] ?? tableView.sectionFooterHeight
  }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) { calls.append("+h\(section)") }
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: PlatformView, forSection section: Int
  ) { calls.append("+f\(section)") }
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int
  ) { calls.append("-h\(section)") }
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int
  ) { calls.append("-f\(section)") }
}
