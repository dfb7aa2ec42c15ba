import RosterDrawing
import RosterViews
import XCTest

/// Bindings to the elements of collections.
@MainActor
final class BindingCollectionTests: XCTestCase {
  private struct Item: Identifiable {
    let id: Int
    var name: String
    var isOn = false
  }

  private struct Rows: View {
    @State var items: [Item]
    var body: some View {
      VStack(alignment: .leading) {
        ForEach($items) { $item in
          Toggle(item.name, isOn: $item.isOn)
        }
        Button("drop") { items.removeFirst() }
        ForEach($items, id: \.name) { $item in Text(item.name + (item.isOn ? "+" : "-")) }
      }
    }
  }

  func testForEachGivesABindingToEachElement() async {
    let host = ViewHost()
    host.setContent(Rows(items: [Item(id: 1, name: "a"), Item(id: 2, name: "b")]))
    XCTAssertEqual(host.render(width: 6).picture(), "a  [ ]\nb  [ ]\ndrop\na-\nb-")
    host.perform(action: 1)
    XCTAssertEqual(host.render(width: 6).picture(), "a  [ ]\nb  [✓]\ndrop\na-\nb+")
    host.perform(action: 2)
    XCTAssertEqual(host.render(width: 6).picture(), "b  [✓]\ndrop\nb+")
  }

  func testAnElementThatIsGoneIsNoTrap() async {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    let last = binding[2]
    last.wrappedValue = 30
    XCTAssertEqual(values, [1, 2, 30])
    XCTAssertEqual(last.wrappedValue, 30)
    values = [1]
    XCTAssertEqual(last.wrappedValue, 30, "the last value it had")
    last.wrappedValue = 4
    XCTAssertEqual(values, [1])
    values = [1, 2, 3]
    XCTAssertEqual(last.wrappedValue, 3)
  }
}
