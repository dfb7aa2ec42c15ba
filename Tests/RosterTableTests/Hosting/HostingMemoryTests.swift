import Foundation
import Observation
import Roster
import XCTest

@testable import RosterViews

/// What lives while 3,000 hosted rows are scrolled through a window of 50.
@MainActor final class HostingMemoryTests: XCTestCase {
  @Observable final class Model {
    let number: Int
    var isOn = false
    init(_ number: Int) { self.number = number }
  }

  struct PlainRow: View {
    let model: Model
    var body: some View {
      HStack {
        Button {
          model.isOn.toggle()
        } label: {
          Image(systemName: model.isOn ? "heart" : "star")
        }
        Text("Row \(model.number)")
        Spacer()
      }
      .swipeActions { Button("Delete") {} }
    }
  }

  struct StatefulRow: View {
    let model: Model
    @State private var taps = 0
    var body: some View { Button("\(model.number): \(taps)") { taps += 1 } }
  }

  /// Everything that was seen behind a row on screen, without keeping it.
  @MainActor private final class Census {
    private var seen: [ObjectIdentifier: () -> AnyObject?] = [:]
    private var kinds: [ObjectIdentifier: String] = [:]

    func note(_ kind: String, _ object: AnyObject?) {
      guard let object else { return }
      let id = ObjectIdentifier(object)
      seen[id] = { [weak object] in object }
      kinds[id] = kind
    }

    func note(_ cell: TableViewCell) {
      note("cell", cell)
      guard let view = cell.contentView as? HostingView else { return }
      note("content view", view)
      note("host", view.host)
      note("store", view.host.stateStore)
      note("invalidation", view.host.stateStore.invalidation)
      for object in view.host.stateStore.objects { note("state", object) }
      for subview in view.subviews { note("subview", subview) }
    }

    var live: [String: Int] {
      var result: [String: Int] = [:]
      for (id, object) in seen where object() != nil { result[kinds[id] ?? "", default: 0] += 1 }
      return result
    }

    var count: Int { seen.count }
  }

  private let rows = 3_000
  private let window = 50
  private let step = 100

  private func scrolled<Row: View>(
    isReusing: Bool, _ row: @escaping (Model) -> Row
  ) throws -> (census: Census, live: [String: Int], table: TableView) {
    let models = (0..<rows).map(Model.init)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: window * 16))
    let registration = TableView.CellRegistration<TableViewCell, Int> { cell, _, item in
      cell.contentConfiguration = HostingConfiguration { row(models[item]) }
    }
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      if isReusing {
        return table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration { row(models[item]) }
      return cell
    }
    source.apply(try DiffableDataSourceSnapshot([(0, Array(models.indices))]), completion: nil)
    let census = Census()
    for start in stride(from: 0, to: rows, by: isReusing ? window : step) {
      try table.scrollToRow(at: ItemPath(row: start, section: 0), at: .top, animated: false)
      _ = table.render()
      for cell in table.visibleCells { census.note(cell) }
    }
    XCTAssertEqual(table.visibleCells.count, window)
    return (census, census.live, table)
  }

  func testRowsWithoutStateLeaveNothingBehind() async throws {
    for isReusing in [true, false] {
      let (census, live, table) = try scrolled(isReusing: isReusing) { PlainRow(model: $0) }
      for kind in ["cell", "content view", "host", "store", "invalidation"] {
        let count = live[kind] ?? 0
        XCTAssertGreaterThanOrEqual(count, window, "\(kind)s, reusing \(isReusing)")
        // A window that jumps has the cells of two windows at hand for a moment.
        XCTAssertLessThanOrEqual(count, isReusing ? 2 * window : window, "\(kind)s: \(isReusing)")
      }
      XCTAssertEqual(live["state"], nil)
      XCTAssertGreaterThan(census.count, window)
      withExtendedLifetime(table) {}
    }
  }

  func testRowsWithStateKeepItAndNothingElse() async throws {
    let (_, live, table) = try scrolled(isReusing: true) { StatefulRow(model: $0) }
    XCTAssertEqual(live["state"], rows, "a value for each row")
    XCTAssertEqual(live["store"].map { $0 >= rows }, true)
    for kind in ["cell", "content view", "host"] {
      XCTAssertLessThanOrEqual(live[kind] ?? 0, 2 * window, kind)
    }
    withExtendedLifetime(table) {}
  }

  func testWithTheItemsTheirStateGoes() async throws {
    let models = (0..<200).map(Model.init)
    let census = Census()
    let list = HostedFixture((0..<200).map(String.init), lines: 20) { item in
      HostingConfiguration { StatefulRow(model: models[Int(item) ?? 0]) }
    }
    for start in stride(from: 0, to: 200, by: 20) {
      try list.table.scrollToRow(at: at(0, start), at: .top, animated: false)
      for cell in list.table.visibleCells { census.note(cell) }
    }
    XCTAssertEqual(census.live["state"], 200)
    list.apply((0..<30).map(String.init))
    XCTAssertEqual(census.live["state"], 30)
    list.apply([])
    XCTAssertLessThanOrEqual(
      census.live["state"] ?? 0, 20, "the last content of cells that wait for a row, at most")
  }
}
