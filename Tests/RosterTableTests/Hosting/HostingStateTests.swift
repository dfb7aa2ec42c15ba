import Foundation
import Observation
import Roster
import XCTest

/// HC2 as decided here: what hosted views keep belongs to the item of the row.
@MainActor final class HostingStateTests: XCTestCase {
  struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View {
      HStack {
        Button("+\(title)") { count += 1 }
        Text("\(count)")
        Spacer()
      }
    }
  }

  final class Log { var lines: [String] = [] }

  struct Retained: ViewRepresentable {
    let title: String
    let log: Log

    func makeCoordinator() -> Coordinator { Coordinator(title: title, log: log) }

    func makeView(context: Context) -> PlatformView {
      log.lines.append("make \(title)")
      return PlatformView()
    }

    func updateView(_ view: PlatformView, context: Context) {}

    static func dismantleView(_ view: PlatformView, coordinator: Coordinator) {
      coordinator.log.lines.append("dismantle \(coordinator.title)")
    }

    final class Coordinator {
      let title: String
      let log: Log
      init(title: String, log: Log) {
        self.title = title
        self.log = log
      }
    }
  }

  private func counters(_ items: [String], lines: Int = 3, isReusing: Bool = true) -> HostedFixture
  {
    HostedFixture(items, lines: lines, isReusing: isReusing) { item in
      HostingConfiguration { Counter(title: item) }
    }
  }

  private func scroll(_ list: HostedFixture, _ row: Int) throws {
    try list.table.scrollToRow(at: at(0, row), at: .top, animated: false)
  }

  func testHC2_ReuseNeverLeaksState() async throws {
    for isReusing in [true, false] {
      let list = counters(["a", "b", "c", "d", "e", "f"], isReusing: isReusing)
      XCTAssertTrue(list.press("+a"))
      XCTAssertTrue(list.press("+b"))
      XCTAssertTrue(list.press("+b"))
      XCTAssertEqual(list.lines(3), [" +a 1", " +b 2", " +c 0"])
      try scroll(list, 3)
      XCTAssertEqual(list.lines(3), [" +d 0", " +e 0", " +f 0"])
      XCTAssertTrue(list.press("+e"))
      try scroll(list, 0)
      XCTAssertEqual(list.lines(3), [" +a 1", " +b 2", " +c 0"])
      try scroll(list, 3)
      XCTAssertEqual(list.lines(3), [" +d 0", " +e 1", " +f 0"])
    }
  }

  func testHC2_StateFollowsItsItemThroughEveryUpdate() async throws {
    let list = counters(["a", "b", "c"])
    XCTAssertTrue(list.press("+b"))
    let before = try XCTUnwrap(list.cell("b"))
    var snapshot = list.source.snapshot()
    try snapshot.reloadItems(["b"])
    list.source.apply(snapshot, completion: nil)
    XCTAssertEqual(list.lines(3), [" +a 0", " +b 1", " +c 0"], "reloaded")
    XCTAssertFalse(list.cell("b") === before)
    try snapshot.reconfigureItems(["b"])
    list.source.apply(snapshot, completion: nil)
    XCTAssertEqual(list.lines(3), [" +a 0", " +b 1", " +c 0"], "configured again")
    list.apply(["x", "c", "a", "b"])
    XCTAssertEqual(list.lines(3), [" +x 0", " +c 0", " +a 0"])
    try scroll(list, 1)
    XCTAssertEqual(list.lines(3), [" +c 0", " +a 0", " +b 1"], "moved off the screen and back")
    list.reload()
    XCTAssertEqual(list.lines(3), [" +c 0", " +a 0", " +b 1"], "reloadData")
    list.source.applySnapshotUsingReloadData(
      try DiffableDataSourceSnapshot([("s", ["b", "c"])]), completion: nil)
    list.table.flush()
    XCTAssertEqual(list.lines(3), [" +b 1", " +c 0", ""], "another list, loaded anew")
    list.apply(["c"])
    list.apply(["b", "c"])
    XCTAssertEqual(list.lines(3), [" +b 0", " +c 0", ""], "gone with its item")
  }

  func testHC2_StateOfRowsOffScreenGoesWithTheirItem() async throws {
    let list = counters(["a", "b", "c", "d", "e", "f"])
    XCTAssertTrue(list.press("+a"))
    try scroll(list, 3)
    list.apply(["b", "c", "d", "e", "f"])
    list.apply(["a", "b", "c", "d", "e", "f"])
    try scroll(list, 0)
    XCTAssertEqual(list.lines(3), [" +a 0", " +b 0", " +c 0"])
  }

  func testHC2_PreparedCellsKeepTheState() async throws {
    let list = counters(["a", "b", "c", "d"], lines: 1)
    list.table.preparedRowLimit = 1
    XCTAssertTrue(list.press("+a"))
    for (row, line) in [(1, " +b 0"), (0, " +a 1"), (2, " +c 0"), (3, " +d 0"), (0, " +a 1")] {
      try scroll(list, row)
      XCTAssertEqual(list.lines(1), [line])
    }
  }

  func testHC2_WithoutIdentifiersStateFollowsTheRowsOfABatch() async throws {
    let plain = PlainFixture([["a", "b", "c", "d"]], lines: 2)
    let source = HostedPlainSource(plain)
    plain.table.dataSource = source
    let press = { (label: String) in
      plain.table.render().pressRegions.first { $0.label == label }.map {
        plain.table.press(at: $0.rect.origin)
      }
    }
    XCTAssertEqual(press("+a"), true)
    XCTAssertEqual(press("+b"), true)
    try plain.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    plain.sections = [["x", "b", "c", "d", "a"]]
    try plain.table.performBatchUpdates {
      try plain.table.insertRows(at: [at(0, 0)], with: .none)
      try plain.table.moveRow(at: at(0, 0), to: at(0, 4))
    }
    try plain.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
    XCTAssertEqual(plain.picture, " +x 0\n +b 1")
    try plain.table.scrollToRow(at: at(0, 4), at: .bottom, animated: false)
    XCTAssertEqual(plain.picture, " +d 0\n +a 1")
    plain.table.reloadData()
    XCTAssertEqual(plain.picture, " +d 0\n +a 0", "nobody knows whose it was")
  }

  private final class HostedPlainSource: TableViewDataSource {
    let plain: PlainFixture
    init(_ plain: PlainFixture) { self.plain = plain }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      plain.sections[section].count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
      let item = plain.sections[0][indexPath.row]
      cell.contentConfiguration = HostingConfiguration { Counter(title: item) }
      return cell
    }
  }

  func testRetainedViewsAreMadeOncePerItemAndDismantledOnce() async throws {
    let log = Log()
    let list = HostedFixture(["a", "b", "c"], lines: 1) { item in
      HostingConfiguration { Retained(title: item, log: log).frame(height: 16) }
    }
    _ = list.lines(1)
    try scroll(list, 2)
    try scroll(list, 0)
    _ = list.lines(1)
    XCTAssertEqual(log.lines, ["make a", "make c"])
    log.lines = []
    list.apply(["b", "c"])
    _ = list.lines(1)
    XCTAssertEqual(log.lines, ["dismantle a", "make b"])
    log.lines = []
    list.apply(["b"])
    XCTAssertEqual(log.lines, ["dismantle c"], "also off the screen")
    log.lines = []
    list.cell("b")?.contentConfiguration = HostingConfiguration { Text("b") }
    _ = list.lines(1)
    XCTAssertEqual(log.lines, ["dismantle b"])
  }
}
