import Foundation
import Observation
import Roster
import Synchronization
import XCTest

@testable import RosterViews

/// Models are followed by the rows on screen alone, and nothing stays behind.
@MainActor final class HostingObservationTests: XCTestCase {
  @Observable final class Model {
    let number: Int
    var isOn = false
    init(_ number: Int) { self.number = number }
  }

  @MainActor final class Bodies { var count = 0 }

  struct Row: View {
    let model: Model
    let bodies: Bodies
    var body: some View {
      let _ = bodies.count += 1
      HStack {
        Image(systemName: model.isOn ? "star.fill" : "star")
        Text("\(model.number)")
        Spacer()
      }
    }
  }

  private final class WeakInvalidation {
    weak var object: Invalidation?
    init(_ object: Invalidation) { self.object = object }
  }

  @MainActor private final class Big {
    let models: [Model]
    let bodies = Bodies()
    let table: TableView
    let source: TableViewDiffableDataSource<Int, Int>

    init(models: [Model], lines: Int, isReusing: Bool) throws {
      self.models = models
      table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: lines * 16))
      let bodies = bodies
      let registration = TableView.CellRegistration<TableViewCell, Int> { cell, _, item in
        cell.contentConfiguration = HostingConfiguration {
          Row(model: models[item], bodies: bodies)
        }
      }
      source = TableViewDiffableDataSource(tableView: table) { table, path, item in
        if isReusing {
          return table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let cell = TableViewCell()
        cell.configurationUpdateHandler = { cell, _ in
          cell.contentConfiguration = HostingConfiguration {
            Row(model: models[item], bodies: bodies)
          }
        }
        return cell
      }
      let items = Array(models.indices)
      source.apply(try DiffableDataSourceSnapshot([(0, items)]), completion: nil)
      table.flush()
    }

    /// Scrolls to every so many rows, and gives what is behind each row on screen in between.
    func scrollThrough(step: Int) throws -> [WeakInvalidation] {
      var seen: [WeakInvalidation] = []
      for row in stride(from: 0, to: models.count, by: step) {
        try table.scrollToRow(at: ItemPath(row: row, section: 0), at: .top, animated: false)
        seen += invalidations
      }
      return seen
    }

    var invalidations: [WeakInvalidation] {
      table.visibleCells.compactMap { $0.contentView as? HostingView }.map {
        WeakInvalidation($0.host.stateStore.invalidation)
      }
    }
  }

  private func models(_ count: Int) -> [Model] { (0..<count).map(Model.init) }

  /// Those that are still there, each once.
  private func live(_ seen: [WeakInvalidation]) -> Int {
    Set(seen.compactMap(\.object).map(ObjectIdentifier.init)).count
  }

  func testTenThousandRowsAreFollowedAsFarAsTheyAreOnScreen() async throws {
    let big = try Big(models: models(10_000), lines: 50, isReusing: true)
    _ = try big.scrollThrough(step: 49)
    big.table.flush()
    XCTAssertEqual(big.table.visibleCells.count, 50)
    big.bodies.count = 0
    for model in big.models { model.isOn.toggle() }
    big.table.flush()
    XCTAssertEqual(big.bodies.count, 50, "one body for each row on screen")
  }

  /// What a watch leaves in a model would keep the row's invalidation alive: a model that scrolled
  /// away many times is watched by nobody, one on screen by one.
  func testNoObservationStaysInAModelThatLivesOn() async throws {
    let models = models(500)
    var seen: [WeakInvalidation] = []
    do {
      let big = try Big(models: models, lines: 20, isReusing: false)
      for _ in 0..<3 { seen += try big.scrollThrough(step: 20) }
      try big.table.scrollToRow(at: ItemPath(row: 0, section: 0), at: .top, animated: false)
      seen += big.invalidations
      XCTAssertGreaterThan(seen.count, 1_500)
      XCTAssertEqual(live(seen), 20, "as many as rows on screen")
    }
    XCTAssertEqual(live(seen), 0, "the table is gone, the models are not")
  }

  func testARowThatIsDrawnOftenIsFollowedOnce() async throws {
    let big = try Big(models: models(1), lines: 1, isReusing: false)
    for _ in 0..<100 {
      big.table.cellForRow(at: at(0, 0))?.setNeedsUpdateConfiguration()
      big.table.flush()
    }
    big.bodies.count = 0
    big.models[0].isOn = true
    big.models[0].isOn = false
    big.table.flush()
    XCTAssertEqual(big.bodies.count, 1)
  }

  final class Tracked: Sendable {
    private static let count = Mutex(0)
    static var live: Int { count.withLock { $0 } }
    init() { Self.count.withLock { $0 += 1 } }
    deinit { Self.count.withLock { $0 -= 1 } }
  }

  final class TrackedModel: ObservableObject {
    let tracked = Tracked()
    @Published var text = "x"
  }

  final class TrackedView: PlatformView {
    let tracked = Tracked()
  }

  struct TrackedField: ViewRepresentable {
    final class Coordinator { let tracked = Tracked() }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeView(context: Context) -> TrackedView { TrackedView() }
    func updateView(_ view: TrackedView, context: Context) {}
  }

  struct TrackedRow: View {
    @ObservedObject var model: TrackedModel
    @StateObject var own = TrackedModel()
    @State var state = Tracked()
    var body: some View {
      HStack {
        Button(model.text) { [own] in own.text += "y" }
        Text(own.text)
        TrackedField().frame(width: 8)
      }
      .swipeActions { Button("Delete") { [model] in model.text = "" } }
    }
  }

  func testNothingIsLeftWhenTheTableGoes() async throws {
    XCTAssertEqual(Tracked.live, 0)
    weak var table: TableView?
    do {
      let models = (0..<40).map { _ in TrackedModel() }
      let list = HostedFixture((0..<40).map(String.init), lines: 10) { item in
        HostingConfiguration { TrackedRow(model: models[Int(item) ?? 0]) }
          .background { TrackedField() }
      }
      table = list.table
      for row in [30, 0, 15, 20] {
        try list.table.scrollToRow(at: at(0, row), at: .top, animated: false)
        _ = list.lines(10)
        list.table.swipeRow(at: at(0, row), edge: .trailing)
        models[row].text += "!"
        list.table.flush()
      }
      XCTAssertGreaterThan(Tracked.live, 40)
    }
    await Task.yield()
    XCTAssertNil(table)
    XCTAssertEqual(Tracked.live, 0)
  }
}
