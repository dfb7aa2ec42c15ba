import RosterDrawing
import RosterViews
import XCTest

/// `onReceive` and `onChange`.
@MainActor
final class ReceiveTests: XCTestCase {
  private final class Clock: ObservableObject {
    @Published var time = 1
  }

  private struct Face: View {
    let clock: Clock
    @State private var shown = "?"
    @State private var changes = 0
    var body: some View {
      Text("\(shown) \(changes)")
        .onReceive(clock.$time) { shown = "\($0)" }
        .onReceive(clock.objectWillChange) { _ in changes += 1 }
    }
  }

  func testTheViewIsToldWhileItIsOnScreen() async {
    let clock = Clock()
    let host = ViewHost()
    host.setContent(Face(clock: clock))
    XCTAssertEqual(host.render(width: 3).picture(), "1 0")
    clock.time = 2
    clock.time = 3
    XCTAssertEqual(host.render(width: 3).picture(), "3 2")
    host.isActive = false
    clock.time = 4
    XCTAssertEqual(host.render(width: 3).picture(), "3 2")
    host.isActive = true
    XCTAssertEqual(host.render(width: 3).picture(), "4 2")
    let other = Clock()
    other.time = 9
    host.setContent(Face(clock: other))
    XCTAssertEqual(host.render(width: 3).picture(), "9 2", "another publisher")
    clock.time = 5
    XCTAssertEqual(host.render(width: 3).picture(), "9 2")
    host.dismantle()
    other.time = 10
  }

  func testNobodyIsKeptAlive() async {
    weak var gone: Clock?
    do {
      let clock = Clock()
      gone = clock
      let host = ViewHost()
      host.setContent(Face(clock: clock))
      _ = host.render(width: 3)
      clock.time = 2
    }
    XCTAssertNil(gone)
  }

  func testTheFormsOfOnChange() async {
    struct Row: View {
      let value: Int
      let note: (String) -> Void
      var body: some View {
        Text("\(value)")
          .onChange(of: value) { note("changed") }
          .onChange(of: value) { old, new in note("\(old) → \(new)") }
          .onChange(of: value, perform: { new in note("new \(new)") })
          .onChange(of: value, initial: true) { note("at first too") }
      }
    }
    var log: [String] = []
    let host = ViewHost()
    host.setContent(Row(value: 1) { log.append($0) })
    _ = host.render(width: 1)
    XCTAssertEqual(log, ["at first too"])
    log = []
    host.setContent(Row(value: 2) { log.append($0) })
    _ = host.render(width: 1)
    XCTAssertEqual(Set(log), ["changed", "1 → 2", "new 2", "at first too"])
  }
}
