import Foundation
import Observation
import Roster
import XCTest

/// Headers and footers that follow models, and keep state by the section that they belong to.
@MainActor final class HostedHeadingTests: XCTestCase {
  @Observable final class Model {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct Name: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  final class Old: ObservableObject {
    @Published var name = "old"
  }

  struct OldName: View {
    @ObservedObject var model: Old
    var body: some View { Text(model.name) }
  }

  struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title)\(count)") { count += 1 } }
  }

  func testAHostedHeaderFollowsItsModel() async throws {
    let model = Model("one")
    let list = HeadedFixture(lines: 5, columns: 12) { _, _ in
      HostingConfiguration { Name(model: model) }.margins(.all, 0)
    }
    try list.apply("A: a b")
    XCTAssertEqual(list.lines, ["one", "a", "b"])
    let (views, rows) = (list.made, list.list.takeProvided())
    model.name = "a longer name"
    list.table.flush()
    XCTAssertEqual(list.lines, ["a longer", "name", "a", "b"])
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).minY, 32)
    XCTAssertEqual(list.made, views, "nobody is asked for it")
    XCTAssertEqual(rows.count, 2)
    XCTAssertEqual(list.list.takeProvided(), [])
    for _ in 0..<50 {
      model.name = "1"
      model.name = "2"
      await Task.yield()
    }
    for _ in 0..<50 where list.table.isDrawnAnew { await Task.yield() }
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).minY, 16, "the next turn lays out by itself")
  }

  func testAHostedHeaderFollowsAnObservableObject() async throws {
    let model = Old()
    let list = HeadedFixture(lines: 3, columns: 12) { _, _ in
      HostingConfiguration { OldName(model: model) }.margins(.all, 0)
    }
    try list.apply("A: a")
    XCTAssertEqual(list.lines, ["old", "a"])
    model.name = "new"
    XCTAssertEqual(list.lines, ["new", "a"])
  }

  func testAHandlerOfAHeaderFollowsTheModelsThatItReads() async throws {
    let model = Model("one")
    let list = HeadedFixture(lines: 3, columns: 12) { _, _ in nil }
    var runs = 0
    list.configure = { view, _ in
      view.configurationUpdateHandler = { view, _ in
        runs += 1
        var content = view.defaultContentConfiguration()
        content.text = model.name
        view.contentConfiguration = content
      }
    }
    try list.apply("A: a b c d e", "B: f g h i")
    XCTAssertEqual(list.lines, ["one", "a", "b"])
    let before = runs
    model.name = "two\nlines"
    XCTAssertEqual(list.lines, ["two", "lines", "a"])
    XCTAssertEqual(runs, before + 1)
    list.table.contentOffset.y = 7 * 16
    list.table.layoutIfNeeded()
    XCTAssertNil(list.table.headerView(forSection: 0))
    list.table.setEditing(true, animated: false)
    list.table.layoutIfNeeded()
    let later = runs
    model.name = "three\nlines"
    list.table.flush()
    XCTAssertEqual(runs, later + 1, "only the header on screen follows")
    list.table.contentOffset.y = 0
    XCTAssertEqual(list.lines.first, "three")
  }

  func testTheStateOfAHeaderBelongsToItsSection() async throws {
    for edge in SectionEdge.allCases {
      let list = HeadedFixture(lines: 2, columns: 12, edges: [edge]) { section, _ in
        HostingConfiguration { Counter(title: section) }.margins(.all, 0)
      }
      func show(_ section: String) throws {
        let index = try XCTUnwrap(list.source.index(for: section))
        let rect =
          edge == .header
          ? list.table.rectForHeader(inSection: index)
          : list.table.rectForFooter(inSection: index)
        list.table.contentOffset.y = edge == .header ? rect.minY : rect.maxY - 32
        _ = list.lines
      }
      try list.apply("A: a b c", "B: d e f", "C: g h i")
      try show("A")
      XCTAssertTrue(list.press("A0"), "\(edge)")
      XCTAssertTrue(list.press("A1"), "\(edge)")
      XCTAssertTrue(list.lines.contains("A2"), "\(edge) \(list.lines)")
      try show("C")
      XCTAssertTrue(list.lines.contains("C0"), "\(edge) \(list.lines)")
      XCTAssertTrue(list.press("C0"), "\(edge)")
      try show("B")
      XCTAssertTrue(list.lines.contains("B0"), "no other section's state: \(list.lines)")
      try show("A")
      XCTAssertTrue(list.lines.contains("A2"), "scrolled away and back: \(list.lines)")
      try list.apply("N: n", "C: g h i", "A: a b c")
      try show("A")
      XCTAssertTrue(list.lines.contains("A2"), "moved on screen: \(list.lines)")
      try show("C")
      XCTAssertTrue(list.lines.contains("C1"), "moved out of sight: \(list.lines)")
      try list.apply("N: n", "C: g h i", "A: a b c", reloadSections: ["C", "A"])
      try show("C")
      XCTAssertTrue(list.lines.contains("C1"), "reloaded on screen: \(list.lines)")
      let all = list.source.snapshot()
      list.source.applySnapshotUsingReloadData(all, completion: nil)
      try show("A")
      XCTAssertTrue(list.lines.contains("A2"), "all loaded anew: \(list.lines)")
      try show("C")
      try list.apply("N: n", "C: g h i")
      try list.apply("N: n", "C: g h i", "A: a b c")
      try show("A")
      XCTAssertTrue(list.lines.contains("A0"), "gone and new: \(list.lines)")
    }
  }

  func testTheStateOfAPlainTablesHeaderFollowsItsSection() async throws {
    let list = PlainHeaded(["A", "B", "C"])
    XCTAssertTrue(list.press("A0"))
    list.table.contentOffset.y = 1_000
    XCTAssertTrue(list.lines.contains("C0"), "\(list.lines)")
    list.sections = ["N", "B", "A", "C"]
    try list.table.performBatchUpdates {
      try list.table.insertSections([0], with: .none)
      try list.table.moveSection(0, toSection: 2)
    }
    list.table.contentOffset.y = list.table.rectForHeader(inSection: 2).minY
    XCTAssertTrue(list.lines.contains("A1"), "\(list.lines)")
    list.table.contentOffset.y = 0
    _ = list.lines
    list.sections = ["N", "B", "C"]
    try list.table.deleteSections([2], with: .none)
    list.table.contentOffset.y = list.table.rectForHeader(inSection: 2).minY
    XCTAssertTrue(list.lines.contains("C0"), "\(list.lines)")
    XCTAssertTrue(list.press("C0"))
    list.table.reloadData()
    XCTAssertTrue(list.lines.contains("C0"), "no identifiers: lost, as all is with reloadData")
  }

  func testRetainedViewsOfAHeaderLiveAsLongAsTheirSection() async throws {
    final class Log { var lines: [String] = [] }
    struct Retained: ViewRepresentable {
      let title: String
      let log: Log
      func makeView(context: Context) -> PlatformView {
        log.lines.append("make \(title)")
        return PlatformView()
      }
      func updateView(_ view: PlatformView, context: Context) {}
      func makeCoordinator() -> (Log, String) { (log, title) }
      static func dismantleView(_ view: PlatformView, coordinator: (Log, String)) {
        coordinator.0.lines.append("dismantle \(coordinator.1)")
      }
    }
    let log = Log()
    let list = HeadedFixture(lines: 2, columns: 12) { section, _ in
      HostingConfiguration { Retained(title: section, log: log).frame(height: 16) }
    }
    try list.apply("A: a b", "B: c d", "C: e f")
    list.table.contentOffset.y = 6 * 16
    _ = list.lines
    list.table.contentOffset.y = 0
    _ = list.lines
    XCTAssertEqual(log.lines, ["make A", "make C"])
    log.lines = []
    try list.apply("A: a b", "B: c d")
    XCTAssertEqual(log.lines, ["dismantle C"], "out of sight too")
    try list.apply("B: c d")
    _ = list.lines
    XCTAssertEqual(log.lines, ["dismantle C", "dismantle A", "make B"])
  }

  func testAHeaderIsConfiguredAgainWhenItsSectionChanged() async throws {
    struct Group: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 96, height: 64))
    var handled: [String] = []
    var source: TableViewDiffableDataSource<Identified<Group>, Int>?
    let heading = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, section in
      let name = source?.sectionIdentifier(for: section)?.name ?? "?"
      handled.append(name)
      var content = view.defaultContentConfiguration()
      content.text = name
      view.contentConfiguration = content
    }
    let made = TableViewDiffableDataSource<Identified<Group>, Int>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    source = made
    made.supplementaryViewProvider = { table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: heading, for: section)
    }
    func apply(_ names: [String], _ items: [[Int]]) throws {
      let sections = names.enumerated().map { Identified(Group(id: $0, name: $1)) }
      made.apply(
        try DiffableDataSourceSnapshot(Array(zip(sections, items))), completion: nil)
      table.layoutIfNeeded()
    }
    try apply(["one", "two"], [[1], [2]])
    let header = try XCTUnwrap(table.headerView(forSection: 0))
    handled = []
    try apply(["one", "two"], [[1], [2, 3]])
    XCTAssertEqual(handled, [], "nothing of the sections changed")
    try apply(["uno", "two"], [[1], [2, 3]])
    XCTAssertEqual(handled, ["uno"], "though no row changed")
    XCTAssertTrue(table.headerView(forSection: 0) === header, "it stays")
    XCTAssertEqual(table.picture().split(separator: "\n").first, " uno")
    handled = []
    made.contentChangeStyle = .reload
    try apply(["eins", "two"], [[1, 4], [2, 3]])
    XCTAssertEqual(handled, ["eins"])
    made.contentChangeStyle = nil
    try apply(["un", "two"], [[1, 4], [2, 3]])
    XCTAssertEqual(handled, ["eins"])
  }

  func testAHeaderIsMadeForItsSectionThoughANewerStateWaits() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 96, height: 64))
    var newer: ListFixture.Source.Snapshot? = try makeSnapshot(["B: b", "A: a"])
    var source: ListFixture.Source?
    let made = ListFixture.Source(tableView: table) { _, _, item in
      if let next = newer {
        newer = nil
        source?.apply(next, completion: nil)
      }
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source = made
    let heading = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, section in
      view.textLabel?.text = made.sectionIdentifier(for: section) ?? "?"
    }
    made.supplementaryViewProvider = { table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: heading, for: section)
    }
    made.apply(try makeSnapshot(["A: a", "B: b"]), completion: nil)
    table.flush()
    XCTAssertEqual(linesOf(table), ["B", "b", "A", "a"])
    XCTAssertEqual(made.sectionIdentifier(for: 0), "B")
  }

  func testTitlesFollowAnApplyThatChangesNoRow() async throws {
    let list = ListFixture(lines: 4)
    var titles: [String: String] = ["A": "a"]
    list.source.headerTitleProvider = { titles[$0] }
    try list.apply("A: x", "B: y")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", " x", " y"])
    titles = ["A": "aa", "B": "bb"]
    try list.apply("A: x", "B: y")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" aa", " x", " bb", " y"])
    titles = [:]
    try list.apply("A: x", "B: y")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" x", " y"])
  }

  func testAHeaderWithoutATableUpdatesItself() async throws {
    let model = Model("one")
    let view = TableViewHeaderFooterView()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    view.configurationUpdateHandler = { view, _ in
      var content = view.defaultContentConfiguration()
      content.text = model.name
      view.contentConfiguration = content
    }
    XCTAssertEqual(view.picture(), " one")
    model.name = "two"
    XCTAssertEqual(view.picture(), " two")
  }

  func testAnotherContentOfAHeaderOnScreenShows() async throws {
    let list = HeadedFixture(lines: 3, columns: 12) { section, _ in
      HostingConfiguration { Text(section) }.margins(.all, 0)
    }
    try list.apply("A: a")
    XCTAssertEqual(list.lines, ["A", "a"])
    list.table.headerView(forSection: 0)?.contentConfiguration = HostingConfiguration {
      VStack(alignment: .leading) {
        Text("x")
        Text("y")
      }
    }.margins(.all, 0)
    XCTAssertEqual(list.lines, ["x", "y", "a"])
  }
}

/// A diffable list whose sections have headers or footers made by a registration.
@MainActor private final class HeadedFixture {
  let list: ListFixture
  var configure: (TableViewHeaderFooterView, String) -> Void
  /// How many views were asked for.
  private(set) var made = 0

  init(
    lines: Int, columns: Int, edges: [SectionEdge] = [.header],
    content: @escaping (String, SectionEdge) -> (any ContentConfiguration)?
  ) {
    list = ListFixture(lines: lines, columns: columns)
    configure = { view, section in view.contentConfiguration = content(section, edges[0]) }
    let registration = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> {
      [weak self] view, section in
      guard let self else { return }
      made += 1
      configure(view, source.sectionIdentifier(for: section) ?? "?")
    }
    list.source.supplementaryViewProvider = { table, edge, section in
      guard edges.contains(edge) else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: registration, for: section)
    }
  }

  var table: TableView { list.table }
  var source: ListFixture.Source { list.source }

  func apply(_ sections: String..., reloadSections: [String] = []) throws {
    var snapshot = try makeSnapshot(sections)
    try snapshot.reloadSections(reloadSections)
    list.apply(snapshot)
    table.layoutIfNeeded()
  }

  var lines: [String] { linesOf(table) }

  func press(_ label: String) -> Bool { pressLabel(label, in: table) }
}

@MainActor private func linesOf(_ table: TableView) -> [String] {
  table.picture().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}

@MainActor private func pressLabel(_ label: String, in table: TableView) -> Bool {
  let region = table.render().pressRegions.first { $0.label == label }
  return region.map { table.press(at: $0.rect.origin) } ?? false
}

/// A plain table whose delegate gives headers that count.
@MainActor private final class PlainHeaded: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 96, height: 32))
  var sections: [String]

  init(_ sections: [String]) {
    self.sections = sections
    table.dataSource = self
    table.delegate = self
  }

  var lines: [String] { linesOf(table) }

  func press(_ label: String) -> Bool { pressLabel(label, in: table) }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    let view = TableViewHeaderFooterView()
    let title = sections[section]
    view.contentConfiguration = HostingConfiguration {
      HostedHeadingTests.Counter(title: title)
    }.margins(.all, 0)
    return view
  }
}
