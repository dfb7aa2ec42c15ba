import Observation
import RosterDrawing
import RosterViews
import XCTest

/// A view that goes is told with the state that it had; nothing is made for it anew.
@MainActor
final class ViewsThatGoTests: XCTestCase {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @MainActor private final class Session: ObservableObject {
    @Published var presses = 0
    let log: Log
    init(_ log: Log) {
      self.log = log
      log.lines.append("made")
    }
  }

  private struct Watched: View {
    @State private var count = 0
    @StateObject private var session: Session
    let log: Log

    init(log: Log) {
      self.log = log
      _session = StateObject(wrappedValue: Session(log))
    }

    var body: some View {
      Button("\(count)") {
        count += 1
        session.presses += 10
      }
      .onDisappear { log.lines.append("gone \(count) \(session.presses)") }
    }
  }

  @Observable final class Choice {
    var shows = true
    var id = 0
    var items = [1, 2]
  }

  private struct Chosen: View {
    let choice: Choice
    let log: Log
    var body: some View {
      HStack(spacing: 0) {
        if choice.shows { Watched(log: log) }
        Watched(log: log).id(choice.id)
        ForEach(choice.items, id: \.self) { _ in Watched(log: log) }
      }
    }
  }

  private func host(_ choice: Choice, _ log: Log) -> ViewHost {
    let host = ViewHost()
    host.setContent(Chosen(choice: choice, log: log))
    _ = host.render(width: 4)
    for x in 0..<4 {
      for _ in 0...x { host.press(at: CellPoint(x: x, y: 0)) }
      _ = host.render(width: 4)
    }
    XCTAssertEqual(log.take(), Array(repeating: "made", count: 4))
    return host
  }

  func testViewsTakenOutOfTheContentStillHaveTheirState() async {
    let choice = Choice(), log = Log()
    let host = host(choice, log)
    choice.shows = false
    XCTAssertEqual(host.render(width: 4).picture(), "234")
    XCTAssertEqual(log.take(), ["gone 1 10"])
    choice.items = [1]
    XCTAssertEqual(host.render(width: 4).picture(), " 23")
    XCTAssertEqual(log.take(), ["gone 4 40"])
    choice.id = 1
    XCTAssertEqual(host.render(width: 4).picture(), " 03")
    XCTAssertEqual(log.take(), ["made", "gone 2 20"])
  }

  func testViewsOfContentThatIsReplacedStillHaveTheirState() async {
    let choice = Choice(), log = Log()
    let host = host(choice, log)
    host.setContent(Text("other"))
    XCTAssertEqual(host.render(width: 5).picture(), "other")
    XCTAssertEqual(log.take(), ["gone 1 10", "gone 2 20", "gone 3 30", "gone 4 40"])
    XCTAssertTrue(host.stateStore.isEmpty)
  }

  func testViewsOfAStoreThatIsLetGoOfStillHaveTheirState() async {
    let choice = Choice(), log = Log()
    let host = host(choice, log)
    host.stateStore.dismantle()
    XCTAssertEqual(log.take(), ["gone 1 10", "gone 2 20", "gone 3 30", "gone 4 40"])
    XCTAssertTrue(host.stateStore.isEmpty)
  }

  /// What such a view sets is nobody's any more, and what comes to its place begins anew.
  func testWhatAViewThatGoesSetsIsNotTheStateOfTheNext() async {
    struct Last: View {
      @State var count = 0
      var body: some View { Text("\(count)").onDisappear { count += 7 } }
    }
    struct Places: View {
      let choice: Choice
      var body: some View { if choice.shows { Last() } }
    }
    let choice = Choice(), host = ViewHost()
    host.setContent(Places(choice: choice))
    _ = host.render(width: 1)
    for shows in [false, true, false, true] {
      choice.shows = shows
      XCTAssertEqual(host.render(width: 1).picture(), shows ? "0" : "")
    }
    XCTAssertEqual(host.stateStore.count, 2)
  }
}
