import Observation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class StateTests: XCTestCase {
  private struct Counter: View {
    @State var count = 0
    var body: some View {
      HStack(spacing: 0) {
        Button("+") { count += 1 }
        Text(" \(count)")
      }
    }
  }

  func testStateChangesTheDrawing() async {
    let host = ViewHost()
    var invalidations = 0
    host.invalidationHandler = { invalidations += 1 }
    host.setContent(Counter())
    XCTAssertEqual(host.render(width: 3).picture(), "+ 0")
    let before = invalidations
    XCTAssertTrue(host.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertTrue(host.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertEqual(invalidations, before + 1, "many changes, one message")
    XCTAssertFalse(host.press(at: CellPoint(x: 2, y: 0)))
    XCTAssertEqual(host.render(width: 3).picture(), "+ 2")
  }

  func testNewContentOfTheSameTypeKeepsStateAndIgnoresNewInitialValues() async {
    let host = ViewHost()
    host.setContent(Counter())
    _ = host.render(width: 3)
    host.press(at: .zero)
    host.setContent(Counter(count: 7))
    XCTAssertEqual(host.render(width: 3).picture(), "+ 1")
    host.setContent(HStack { Counter(count: 7) })
    XCTAssertEqual(host.render(width: 3).picture(), "+ 1", "a stack is no place of its own")
    host.setContent(
      VStack {
        Text("x"); Counter(count: 7)
      })
    XCTAssertEqual(host.render(width: 3).picture(), " x\n+ 7", "another place")
  }

  func testBranchesHaveTheirOwnState() async {
    struct Switching: View {
      let isFirst: Bool
      var body: some View {
        if isFirst { Counter() } else { Counter(count: 10) }
      }
    }
    let host = ViewHost()
    host.setContent(Switching(isFirst: true))
    _ = host.render(width: 4)
    host.press(at: .zero)
    host.setContent(Switching(isFirst: false))
    XCTAssertEqual(host.render(width: 4).picture(), "+ 10")
    XCTAssertEqual(host.stateStore.count, 1)
    host.setContent(Switching(isFirst: true))
    XCTAssertEqual(host.render(width: 3).picture(), "+ 0", "state goes with its view")
  }

  func testStateFollowsIdentifiersInForEach() async {
    struct Row: View {
      let name: String
      @State var isMarked = false
      var body: some View { Button(isMarked ? "[\(name)]" : name) { isMarked = true } }
    }
    /// Equal hashes, so that only equality tells them apart.
    struct Name: Hashable {
      let text: String
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    func list(_ names: [String]) -> some View {
      HStack { ForEach(names.map(Name.init(text:)), id: \.self) { Row(name: $0.text) } }
    }
    let host = ViewHost()
    host.setContent(list(["a", "b", "c"]))
    _ = host.render(width: 5)
    host.press(at: CellPoint(x: 2, y: 0))
    XCTAssertEqual(host.render(width: 7).picture(), "a [b] c")
    host.setContent(list(["c", "b", "a", "d"]))
    XCTAssertEqual(host.render(width: 9).picture(), "c [b] a d")
    host.setContent(list(["c", "a"]))
    _ = host.render(width: 9)
    host.setContent(list(["b", "a"]))
    XCTAssertEqual(host.render(width: 3).picture(), "b a", "a row that was away starts anew")
    XCTAssertEqual(host.stateStore.count, 2)
  }

  func testIdStartsAnew() async {
    let host = ViewHost()
    host.setContent(Counter().id("a"))
    _ = host.render(width: 3)
    host.press(at: .zero)
    host.setContent(Counter().id("a"))
    XCTAssertEqual(host.render(width: 3).picture(), "+ 1")
    host.setContent(Counter().id("b"))
    XCTAssertEqual(host.render(width: 3).picture(), "+ 0")
  }

  func testAStoreCarriesStateToAnotherHost() async {
    let first = ViewHost()
    first.setContent(Counter())
    _ = first.render(width: 3)
    first.press(at: .zero)
    let store = first.stateStore
    first.stateStore = ViewStateStore()
    XCTAssertEqual(first.render(width: 3).picture(), "+ 0", "a reused cell leaks nothing")
    let second = ViewHost(stateStore: store)
    second.setContent(Counter())
    XCTAssertEqual(second.render(width: 3).picture(), "+ 1")
    second.press(at: .zero)
    XCTAssertTrue(second.needsUpdate)
    XCTAssertFalse(first.needsUpdate)
    XCTAssertTrue(ViewHost().stateStore.isEmpty)
  }

  func testBindingsReachParts() async {
    struct Model {
      var name = "a"
      var flags = [false, true]
    }
    struct Editor: View {
      @Binding var model: Model
      var body: some View {
        HStack {
          Text(model.name)
          Toggle("", isOn: $model.flags[0])
        }
      }
    }
    struct Owner: View {
      @State var model = Model()
      var body: some View {
        VStack {
          Editor(model: $model)
          Button("rename") { $model.name.wrappedValue = "b" }
        }
      }
    }
    let host = ViewHost()
    host.setContent(Owner())
    XCTAssertEqual(host.render(width: 10).picture(), "a      [ ]\n  rename")
    host.press(at: CellPoint(x: 8, y: 0))
    host.press(at: CellPoint(x: 4, y: 1))
    XCTAssertEqual(host.render(width: 10).picture(), "b      [✓]\n  rename")
  }

  func testBindingsOfOptionals() async {
    var value: Int? = 4
    let base = Binding(get: { value }, set: { value = $0 })
    let inner = Binding(base)
    XCTAssertEqual(inner?.wrappedValue, 4)
    inner?.wrappedValue = 5
    XCTAssertEqual(value, 5)
    value = nil
    XCTAssertEqual(inner?.wrappedValue, 4)
    XCTAssertNil(Binding(base))
    Binding<Int>.constant(3).wrappedValue = 9
  }

  func testWritesDuringAnUpdateAreDoneAfterItAndReported() async {
    struct Writer: View {
      @State var count = 0
      var body: some View {
        if count < 3 { count += 1 }
        return Text("\(count)")
      }
    }
    let host = ViewHost()
    var faults: [ViewFault] = []
    host.faultHandler = { faults.append($0) }
    host.setContent(Writer())
    XCTAssertEqual(host.render(width: 1).picture(), "3")
    XCTAssertEqual(faults, [.modifiedDuringUpdate, .modifiedDuringUpdate, .modifiedDuringUpdate])
  }

  func testEndlessWritesAreCut() async {
    struct Writer: View {
      @State var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let host = ViewHost()
    var faults: [ViewFault] = []
    host.faultHandler = { faults.append($0) }
    host.setContent(Writer())
    XCTAssertEqual(host.render(width: 3).picture(), "99")
    XCTAssertEqual(faults.filter { $0 == .updateLoop }.count, 1)
    XCTAssertEqual(host.buildCount, 100)
  }

  func testCyclicBindingsEnd() async {
    struct Cycle: View {
      @State var left = 0
      @State var right = 0
      var body: some View {
        Text("\(left) \(right)")
          .onChange(of: left) { _, new in right = new }
          .onChange(of: right) { _, new in left = new }
      }
    }
    struct Owner: View {
      @State var start = 0
      var body: some View {
        HStack {
          Cycle()
          Button("go") { start += 1 }
        }
      }
    }
    let host = ViewHost()
    host.setContent(Owner())
    XCTAssertEqual(host.render(width: 6).picture(), "0 0 go")
    host.press(at: CellPoint(x: 4, y: 0))
    XCTAssertEqual(host.render(width: 6).picture(), "0 0 go")
  }

  func testStateObjectsAreMadeOncePerPlace() async {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var count = 0
      @Published var value = 0
      init() { Model.count += 1 }
    }
    struct Owner: View {
      @StateObject var model = Model()
      var body: some View { Button("\(model.value)") { model.value += 1 } }
    }
    let host = ViewHost()
    for _ in 0..<3 {
      host.setContent(Owner())
      _ = host.render(width: 1)
      host.press(at: .zero)
    }
    XCTAssertEqual(host.render(width: 1).picture(), "3")
    XCTAssertEqual(Model.count, 1)
  }

  func testModifiersHaveState() async {
    struct Counting: ViewModifier {
      @State var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("\(count)") { count += 1 }
        }
      }
    }
    let host = ViewHost()
    host.setContent(Text("n").modifier(Counting()))
    _ = host.render(width: 3)
    host.press(at: CellPoint(x: 2, y: 0))
    XCTAssertEqual(host.render(width: 3).picture(), "n 1")
  }
}
