import Roster
import XCTest

/// Cells as pictures, without a table.
@MainActor final class CellPreviewTests: XCTestCase {
  func testACellWithoutATableUpdatesItself() async {
    var runs = 0
    let cell = TableViewCell()
    cell.configurationUpdateHandler = { cell, state in
      runs += 1
      cell.contentConfiguration = HostingConfiguration {
        HStack {
          Text(state.isSelected ? "selected" : "plain")
          Spacer()
        }
      }
    }
    XCTAssertEqual(cell.picture(width: 12, height: 1), " plain")
    cell.isSelected = true
    XCTAssertEqual(cell.picture(width: 12, height: 1), ">selected")
    XCTAssertEqual(runs, 2)
    cell.isHighlighted = true
    _ = cell.picture(width: 12, height: 1)
    XCTAssertEqual(runs, 2, "the handler did not look at it")
    cell.setNeedsUpdateConfiguration()
    _ = cell.picture(width: 12, height: 1)
    XCTAssertEqual(runs, 3)
  }

  func testTheEnvironmentIsTheCells() async {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("\(scheme)") }
    }
    let cell = TableViewCell()
    cell.contentConfiguration = HostingConfiguration { Scheme() }
    XCTAssertEqual(cell.picture(width: 7, height: 1), " light")
    cell.traitOverride = TraitCollection(colorScheme: .dark)
    XCTAssertEqual(cell.picture(width: 6, height: 1), " dark")
  }

  func testAModelShowsInACellWithoutATable() async {
    final class Model: ObservableObject { @Published var name = "one" }
    struct Row: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.name) }
    }
    let model = Model()
    let cell = TableViewCell()
    cell.contentConfiguration = HostingConfiguration { Row(model: model) }
    XCTAssertEqual(cell.picture(width: 5, height: 1), " one")
    model.name = "two"
    XCTAssertEqual(cell.picture(width: 5, height: 1), " two")
  }
}
