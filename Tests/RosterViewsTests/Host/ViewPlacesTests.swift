import RosterDrawing
import RosterViews
import XCTest

/// What belongs to a place: state, order, and what is told when it goes.
@MainActor
final class ViewPlacesTests: XCTestCase {
  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  func testOneValueAtTwoPlacesHasTheStateOfEach() async {
    let shared = Counter()
    let host = ViewHost()
    host.setContent(
      HStack {
        shared
        shared
      })
    XCTAssertEqual(host.render(width: 3).picture(), "0 0")
    host.press(at: .zero)
    XCTAssertEqual(host.render(width: 3).picture(), "1 0")
    host.press(at: CellPoint(x: 2, y: 0))
    host.press(at: CellPoint(x: 2, y: 0))
    XCTAssertEqual(host.render(width: 3).picture(), "1 2")
  }

  func testOneValueInTwoHostsHasTheStateOfEach() async {
    let shared = Counter()
    let (first, second) = (ViewHost(), ViewHost())
    first.setContent(shared)
    second.setContent(shared)
    XCTAssertEqual(first.render(width: 1).picture() + second.render(width: 1).picture(), "00")
    first.press(at: .zero)
    XCTAssertEqual(first.render(width: 1).picture() + second.render(width: 1).picture(), "10")
  }

  func testOneValueAtTwoPlacesIsToldAtEach() async throws {
    final class Clock: ObservableObject { @Published var ticks = 0 }
    struct Ticking: View {
      @State var count = 0
      @State var starts = 0
      let clock: Clock
      var body: some View {
        Text("\(count)\(starts)")
          .onReceive(clock.$ticks) { _ in count += 1 }
          .task { starts += 1 }
      }
    }
    let clock = Clock()
    let shared = Ticking(clock: clock)
    let host = ViewHost()
    host.setContent(
      HStack {
        shared
        shared
      })
    _ = host.render(width: 5)
    clock.ticks = 1
    for _ in 0..<20 { await Task.yield() }
    XCTAssertEqual(host.render(width: 5).picture(), "21 21")
  }

  /// What a task takes before it waits is that of its place behind that, too.
  func testATaskKeepsTheBindingOfItsPlace() async {
    struct Waiting: View {
      @State var count = 0
      var body: some View {
        Text("\(count)").task {
          let count = $count
          await Task.yield()
          count.wrappedValue += 1
        }
      }
    }
    let shared = Waiting()
    let host = ViewHost()
    host.setContent(
      HStack {
        shared
        shared
      })
    _ = host.render(width: 3)
    for _ in 0..<20 { await Task.yield() }
    XCTAssertEqual(host.render(width: 3).picture(), "1 1")
  }

  func testClosuresOfAPlaceDoNotKeepItsState() async {
    struct Told: View {
      @State var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
          .onAppear { count += 1 }
          .onChange(of: count) { count = min(count, 5) }
      }
    }
    var host: ViewHost? = ViewHost()
    host?.setContent(Told())
    _ = host?.render(width: 3)
    weak let store = host?.stateStore
    XCTAssertNotNil(store)
    host = nil
    XCTAssertNil(store)
  }

  func testAnotherTypeInAnyViewStartsAnew() async {
    let host = ViewHost()
    host.setContent(AnyView(HStack { Counter() }))
    _ = host.render(width: 1)
    host.press(at: .zero)
    XCTAssertEqual(host.render(width: 1).picture(), "1")
    host.setContent(AnyView(HStack { Counter() }))
    XCTAssertEqual(host.render(width: 1).picture(), "1")
    host.setContent(AnyView(VStack { Counter() }))
    XCTAssertEqual(host.render(width: 1).picture(), "0")
  }

  private struct Rows: View {
    var items: [Int]
    let log: (String) -> Void
    @State var gone = 0
    var body: some View {
      VStack {
        Text("\(gone) gone")
        ForEach(items, id: \.self) { item in
          Text("\(item)")
            .onAppear { log("+\(item)") }
            .onDisappear {
              log("-\(item)")
              gone += 1
            }
        }
      }
    }
  }

  func testEveryViewThatGoesIsToldInOrderAndMaySetState() async {
    let host = ViewHost()
    var log: [String] = []
    var faults: [ViewFault] = []
    host.faultHandler = { faults.append($0) }
    host.setContent(Rows(items: Array(0..<20)) { log.append($0) })
    XCTAssertTrue(host.render(width: 8).picture().contains("0 gone"))
    XCTAssertEqual(log, (0..<20).map { "+\($0)" })
    log = []
    host.setContent(Rows(items: [4]) { log.append($0) })
    XCTAssertEqual(host.render(width: 8).picture(), "19 gone\n   4")
    XCTAssertEqual(log, (0..<20).filter { $0 != 4 }.map { "-\($0)" })
    XCTAssertTrue(faults.isEmpty, "\(faults)")
  }

  func testAppearingViewsFindTheNewSize() async {
    let host = ViewHost()
    var heights: [Int] = []
    func show(_ isOpen: Bool) {
      host.setContent(
        VStack {
          Text("a")
          if isOpen {
            Text("b").onAppear { heights.append(host.sizeThatFits(width: 20).height) }
          }
        })
    }
    show(false)
    XCTAssertEqual(host.sizeThatFits(width: 20).height, 1)
    show(true)
    XCTAssertEqual(host.sizeThatFits(width: 20).height, 2)
    XCTAssertEqual(heights, [2])
  }

  func testAHostWithoutContentHasNoSize() async {
    let host = ViewHost()
    XCTAssertEqual(host.sizeThatFits(), .zero)
    host.setContent(Text("a"))
    XCTAssertEqual(host.sizeThatFits().width, 1)
    host.dismantle()
    XCTAssertEqual(host.sizeThatFits(), .zero)
    XCTAssertEqual(host.sizeThatFits(width: 7), .zero)
    XCTAssertEqual(host.render(width: 5).size, CellSize(width: 5, height: 0))
    XCTAssertEqual(host.separatorGuides(width: 5), SeparatorGuides(leading: 0))
  }

  func testASizeAskedForInABodyIsNotKept() async {
    final class Asking { var sizes: [CellSize] = [] }
    struct Nosy: View {
      let host: ViewHost
      let asking: Asking
      var body: some View {
        asking.sizes.append(host.sizeThatFits(width: 20))
        return Text("abc")
      }
    }
    let host = ViewHost()
    let asking = Asking()
    host.setContent(Nosy(host: host, asking: asking))
    XCTAssertEqual(host.sizeThatFits(width: 20), CellSize(width: 3, height: 1))
    XCTAssertEqual(asking.sizes, [.zero])
  }

  func testAPressDoesWhatTheNewestContentSays() async {
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    var pressed = ""
    view.host.setContent(Button("x") { pressed += "a" })
    _ = view.picture()
    view.host.setContent(Button("x") { pressed += "b" })
    XCTAssertTrue(view.press(at: CellPoint(x: 4, y: 0)) || view.press(at: .zero))
    XCTAssertEqual(pressed, "b")
  }

  /// Under one modifier, pieces of a group cost what they are, not what was built before them.
  func testManyGroupsUnderAModifierAreBuiltAtOnce() async {
    let host = ViewHost(isActive: false)
    host.setContent(
      VStack {
        ForEach(0..<20_000) { _ in
          Group {
            Text("a")
            Text("b")
          }
          .padding(8)
        }
      })
    XCTAssertEqual(host.sizeThatFits().width, 3)
  }

  func testTheTintAroundReachesContentHoweverItGotThere() async {
    let table = PlatformView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    table.tintColor = .red
    let cell = PlatformView(frame: table.frame)
    let view = HostingView(frame: table.frame)
    view.host.setContent(Button("x") {})
    cell.addSubview(view)
    XCTAssertNil(view.host.environment.tint)
    table.addSubview(cell)
    XCTAssertEqual(view.host.environment.tint, .red)
    cell.removeFromSuperview()
    let other = PlatformView(frame: table.frame)
    other.addSubview(cell)
    XCTAssertNil(view.host.environment.tint)
  }
}
