import Foundation
import Observation
import Roster
import XCTest

/// The rules HC1–HC21: hosted content in cells.
@MainActor final class HostingRuleTests: XCTestCase {
  @Observable final class Model {
    var text: String
    var isOn = false
    init(_ text: String) { self.text = text }
  }

  struct ModelRow: View {
    let model: Model
    var body: some View { Text(model.text) }
  }

  func testHC1_TheSameTypeChangesInPlace() async throws {
    let list = HostedFixture(["a"]) { _ in HostingConfiguration { Text("one") } }
    let cell = try XCTUnwrap(list.cell("a"))
    let view = cell.contentView
    cell.contentConfiguration = HostingConfiguration { Text("two") }
    XCTAssertTrue(cell.contentView === view)
    XCTAssertEqual(list.lines(1), ["        two"])
    cell.contentConfiguration = HostingConfiguration { Label("three", systemImage: "star") }
    XCTAssertFalse(cell.contentView === view)
    XCTAssertEqual(list.lines(1), ["      ☆ three"])
    cell.contentConfiguration = HostingConfiguration { Text("four") }.background(.yellow)
    XCTAssertEqual(list.lines(1), ["        four"])
    cell.contentConfiguration = nil
    XCTAssertEqual(list.lines(1), [""])
  }

  func testHC3_EqualContentIsNotDrawnButItsClosuresCount() async throws {
    var pressed: [Int] = []
    func content(_ number: Int) -> any ContentConfiguration {
      HostingConfiguration { Button("press") { pressed.append(number) } }
    }
    let list = HostedFixture(["a"]) { _ in content(1) }
    XCTAssertEqual(list.lines(1), ["       press"])
    let host = try XCTUnwrap(list.host("a"))
    let drawn = host.drawCount
    try XCTUnwrap(list.cell("a")).contentConfiguration = content(2)
    XCTAssertEqual(list.lines(1), ["       press"])
    XCTAssertEqual(host.drawCount, drawn, "nothing looks different")
    XCTAssertTrue(list.press("press"))
    XCTAssertEqual(pressed, [2])
  }

  func testHC3_TheSameConfigurationIsNotBuiltAgain() async throws {
    let list = HostedFixture(["a"]) { _ in HostingConfiguration { Text("a") } }
    let host = try XCTUnwrap(list.host("a"))
    list.table.layoutIfNeeded()
    let built = host.buildCount
    list.table.tapRow(at: at(0, 0))
    list.table.flush()
    XCTAssertEqual(list.cell("a")?.isSelected, true)
    XCTAssertEqual(host.buildCount, built)
  }

  func testHC4_HandlersRunOnlyForStatesThatTheyRead() async throws {
    var runs: [String] = []
    let list = HostedFixture(["a", "b"]) { _ in nil }
    list.configure = { item, cell in
      cell.configurationUpdateHandler = { cell, state in
        runs.append(item)
        cell.contentConfiguration = HostingConfiguration {
          HStack {
            Text(item)
            if item == "a", state.isSelected { Image(systemName: "checkmark") }
          }
        }
      }
    }
    list.reload()
    XCTAssertEqual(list.lines(2), ["         a", "         b"])
    runs = []
    list.table.allowsMultipleSelection = true
    for row in [0, 1] { list.table.tapRow(at: at(0, row)) }
    list.table.flush()
    XCTAssertEqual(runs, ["a"], "the other handler never looked at the selection")
    XCTAssertEqual(list.lines(2), [">       a ✓", ">        b"])
  }

  func testHC5_ButtonsTakeTheirOwnPresses() async throws {
    var pressed: [String] = []
    let list = HostedFixture(["a", "b"]) { item in
      HostingConfiguration {
        HStack {
          Button("go") { pressed.append(item) }
          Text(item)
          Spacer()
        }
      }
    }
    XCTAssertEqual(list.lines(2), [" go a", " go b"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 1)))
    XCTAssertEqual(pressed, ["b"])
    XCTAssertNil(list.table.indexPathForSelectedRow)
    XCTAssertTrue(list.table.press(at: CellPoint(x: 4, y: 1)))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1))
    XCTAssertEqual(pressed, ["b"])
  }

  func testHC5_WhileActionsAreOpenAPressClosesThem() async throws {
    var pressed = 0
    let list = HostedFixture(["a", "b"]) { item in
      HostingConfiguration {
        Button("go") { pressed += 1 }.swipeActions { Button("Delete") {} }
      }
    }
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertTrue(list.press("go", line: 1))
    XCTAssertNil(list.table.indexPathForSwipedRow)
    XCTAssertEqual(pressed, 0, "the press was for closing")
    XCTAssertNil(list.table.indexPathForSelectedRow)
    XCTAssertTrue(list.press("go", line: 1))
    XCTAssertEqual(pressed, 1)
  }

  func testHC6AndHC7_AModelResizesItsRowUnlessTheTableSaysNo() async throws {
    for sizing in [TableView.SelfSizingInvalidation.enabled, .disabled] {
      let models = ["a": Model("a"), "b": Model("b")]
      let list = HostedFixture(["a", "b"]) { item in
        models[item].map { model in HostingConfiguration { ModelRow(model: model) } }
      }
      list.table.selfSizingInvalidation = sizing
      XCTAssertEqual(list.lines(3), ["         a", "         b", ""])
      let other = try XCTUnwrap(list.host("b")).buildCount
      list.table.flush()
      list.log.clear()
      models["a"]?.text = "many words need two lines"
      list.table.flush()
      XCTAssertEqual(list.log.lines, [], "neither provider nor batch")
      XCTAssertEqual(list.host("b")?.buildCount, other)
      XCTAssertEqual(
        list.lines(3),
        sizing == .enabled
          ? [" many words need", " two lines", "         b"]
          : [" many words need t…", "         b", ""])
    }
  }

  func testHC9_AToggleWritesToTheModel() async throws {
    let model = Model("Wi-Fi")
    struct Row: View {
      @Bindable var model: Model
      var body: some View { Toggle(model.text, isOn: $model.isOn) }
    }
    let list = HostedFixture(["a"]) { _ in HostingConfiguration { Row(model: model) } }
    let before = list.lines(1)
    XCTAssertTrue(list.press("Wi-Fi"))
    XCTAssertTrue(model.isOn)
    XCTAssertNotEqual(list.lines(1), before)
  }

  func testHC10_MarginsReplaceTheNamedEdgesOnly() async throws {
    typealias Row = HostingConfiguration<HStack<TupleView<Text, Spacer>>, EmptyView>
    func row(_ change: @escaping (Row) -> any ContentConfiguration) -> [String] {
      let list = HostedFixture(["a"]) { _ in
        change(
          HostingConfiguration {
            HStack {
              Text("12345678901234567890")
              Spacer()
            }
          })
      }
      return list.lines(4)
    }
    XCTAssertEqual(row { $0 }, [" 12345678901234567", " 890", "", ""])
    XCTAssertEqual(
      row { $0.margins(.horizontal, 50) }, ["      1234567", "      8901234", "      567890", ""])
    XCTAssertEqual(row { $0.margins(.leading, 0) }, ["123456789012345678", "90", "", ""])
    XCTAssertEqual(
      row { $0.margins(.all, EdgeInsets(top: 16, leading: 24, bottom: 0, trailing: 0)) },
      ["", "   1234567890123456", "   7890", ""])
    XCTAssertEqual(
      row { $0.margins(.horizontal, 16).margins(.trailing, -3).margins(.top, .infinity) },
      ["  12345678901234567", "  890", "", ""], "the later one counts, nonsense is none")
  }

  func testHC10_DefaultMarginsLineUpWithOtherCells() async throws {
    for metrics in [LayoutMetrics.terminal, .points] {
      let list = HostedFixture(["a", "b"]) { item in
        guard item == "a" else {
          var content = ListContentConfiguration.cell()
          content.text = "text"
          return content
        }
        return HostingConfiguration {
          HStack {
            Text("text")
            Spacer()
          }
        }
      }
      list.table.traitOverride = TraitCollection(layoutMetrics: metrics)
      let lines = list.lines(10).filter { !$0.isEmpty }
      XCTAssertEqual(lines.first, metrics == .terminal ? " text" : "  text")
      XCTAssertEqual(Set(lines).count, 1)
      let heights = [0, 1].map { list.table.rectForRow(at: at(0, $0)).height }
      XCTAssertEqual(heights, metrics == .terminal ? [16, 16] : [44, 44])
    }
  }

  func testTheBuilderRunsAtCreationAndBodiesWhenTheRowIsShown() async throws {
    var log: [String] = []
    struct Row: View {
      let note: () -> Void
      var body: some View {
        let _ = note()
        Text("row")
      }
    }
    let content = HostingConfiguration {
      let _ = log.append("builder")
      Row { log.append("body") }
    }
    XCTAssertEqual(log, ["builder"])
    let list = HostedFixture(["a"]) { _ in content }
    _ = list.lines(1)
    XCTAssertEqual(log, ["builder", "body"])
  }

  func testHC11_TheGroundFillsTheWholeCell() async throws {
    let list = HostedFixture(["a", "b"]) { item in
      item == "a"
        ? HostingConfiguration { Text("a") }.background(.yellow)
        : HostingConfiguration { Text("b") }.background {
          HStack {
            Text("ground")
            Spacer()
          }
        }
    }
    list.cell("a")?.accessoryType = .disclosureIndicator
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    XCTAssertEqual(list.lines(2), [">       a         ›", "ground   b"])
    let first = list.table.render().row(0)
    XCTAssertEqual(first.runs.map(\.style.background), first.runs.map { _ in .yellow })
    XCTAssertEqual(first.runs.reduce(0) { $0 + $1.end - $1.column }, 20, "the whole line")
  }

  func testHC11_ButtonsOnTheGroundArePressed() async throws {
    var log: [String] = []
    let list = HostedFixture(["a", "b"]) { item in
      HostingConfiguration {
        Text(item).background { Button("under") { log.append("under") } }
      }
      .background {
        HStack {
          Button("on") { log.append("ground of \(item)") }
          Spacer()
          Button("end") { log.append("end of \(item)") }
        }
      }
    }
    list.cell("b")?.accessoryType = .disclosureIndicator
    XCTAssertEqual(list.lines(2), ["on       a       end", "on      b         ›d"])
    let table = list.table
    XCTAssertTrue(table.press(at: CellPoint(x: 1, y: 1)))
    XCTAssertTrue(table.press(at: CellPoint(x: 19, y: 1)), "beside the content")
    XCTAssertEqual(log, ["ground of b", "end of b"])
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertTrue(table.press(at: CellPoint(x: 9, y: 0)))
    XCTAssertEqual(log.last, "under", "what lies behind a view")
    XCTAssertTrue(table.press(at: CellPoint(x: 5, y: 0)))
    XCTAssertEqual(table.indexPathForSelectedRow, at(0, 0), "beside them is the row")
    XCTAssertEqual(log.count, 3)
  }

  func testHC11_AHostedViewWithoutACellHasItsGroundToo() async throws {
    var presses = 0
    let view = HostingConfiguration { Text("a") }
      .background {
        HStack {
          Button("on") { presses += 1 }
          Spacer()
        }
      }
      .makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    XCTAssertEqual(view.picture(), "on  a")
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertEqual(presses, 1)
    XCTAssertFalse(view.press(at: CellPoint(x: 8, y: 0)))
  }

  func testHC12_LeastSizes() async throws {
    let list = HostedFixture(["a", "b", "c"]) { item in
      switch item {
      case "a": HostingConfiguration { Text("a") }.minSize(height: 48)
      case "b": HostingConfiguration { EmptyView() }
      default: HostingConfiguration { EmptyView() }.minSize(width: 0, height: 0)
      }
    }
    let heights = (0..<3).map { list.table.rectForRow(at: at(0, $0)).height }
    XCTAssertEqual(heights, [48, 16, 0])
    list.table.traitOverride = TraitCollection(layoutMetrics: .points)
    list.table.layoutIfNeeded()
    let points = (0..<3).map { list.table.rectForRow(at: at(0, $0)).height }
    XCTAssertEqual(points, [48, 44, 22], "UIKit's least row, and its margins alone")
  }

  func testHC13_Separators() async throws {
    let list = HostedFixture(["a", "b", "c", "d"]) { item in
      switch item {
      case "a":
        HostingConfiguration {
          HStack {
            Image(systemName: "star")
            Text(item)
            Spacer()
          }
        }
      case "b":
        HostingConfiguration {
          HStack {
            Image(systemName: "star")
            Text(item)
            Spacer()
          }
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        }
      case "c":
        HostingConfiguration {
          HStack {
            Image(systemName: "star")
            Spacer()
          }
        }
      default: HostingConfiguration { Text(item).listRowSeparator(.hidden) }
      }
    }
    let rects = (0..<4).map { list.table.rectForSeparator(below: at(0, $0)) }
    XCTAssertEqual(
      rects,
      [
        CGRect(x: 24, y: 16, width: 136, height: 0), CGRect(x: 8, y: 32, width: 144, height: 0),
        CGRect(x: 8, y: 48, width: 152, height: 0), nil,
      ])
    XCTAssertEqual(list.cell("a")?.separatorInset.leading, 24)
    list.cell("a")?.indentationLevel = 1
    XCTAssertEqual(list.cell("a")?.separatorInset.leading, 32)
  }

  func testHC21_TheEnvironmentComesFromTheCell() async throws {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("\(scheme)") }
    }
    let list = HostedFixture(["a"]) { _ in HostingConfiguration { Scheme() } }
    XCTAssertEqual(list.lines(1), ["       light"])
    list.table.traitOverride = TraitCollection(colorScheme: .dark)
    XCTAssertEqual(list.lines(1), ["        dark"])
  }

  func testAFaultOfAViewIsShownAndReported() async throws {
    final class Missing: ObservableObject {}
    struct Row: View {
      @EnvironmentObject var missing: Missing
      var body: some View { Text("never") }
    }
    let list = HostedFixture(["a"], columns: 40) { _ in nil }
    var faults: [String] = []
    list.table.faultHandler = { faults.append("\($0)") }
    list.configure = { _, cell in cell.contentConfiguration = HostingConfiguration { Row() } }
    list.reload()
    XCTAssertTrue(list.lines(1)[0].contains("⚠ No ObservableObject of"), "\(list.lines(1))")
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(faults.first?.hasPrefix("No ObservableObject of type Missing") == true)
  }
}
