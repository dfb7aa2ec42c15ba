import Foundation
import Roster
import XCTest

/// HC11: retained views on the ground of hosted content.
@MainActor final class HostingGroundTests: XCTestCase {
  @Observable final class Model {
    var texts: [String: String] = [:]
    var isEditable = true
  }

  private struct Ground: View {
    @Bindable var model: Model
    let item: String
    var body: some View {
      HStack {
        if model.isEditable {
          TextField("type", text: $model.texts[or: item]).frame(width: 48)
        }
        Spacer()
      }
    }
  }

  private func list(_ items: [String], lines: Int = 3, _ model: Model) -> HostedFixture {
    HostedFixture(items, lines: lines) { item in
      HostingConfiguration {
        HStack {
          Spacer()
          Text(item)
        }
        .padding(.leading, 64)
      }
      .background { Ground(model: model, item: item) }
    }
  }

  func testATextFieldOnTheGroundTakesKeys() async throws {
    let model = Model()
    let list = list(["a", "b"], model)
    XCTAssertEqual(list.lines(2), ["type              a", "type              b"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 1)))
    XCTAssertNil(list.table.indexPathForSelectedRow, "the press was for the field")
    let host = try XCTUnwrap(list.host("b"))
    let built = host.buildCount
    for key in ["x", "y"] { XCTAssertTrue(list.table.sendKey(.text(key))) }
    XCTAssertEqual(model.texts, ["b": "xy"])
    XCTAssertEqual(list.lines(2), ["type              a", "xy                b"])
    XCTAssertEqual(host.buildCount, built, "the content has nothing to do with it")
    XCTAssertTrue(list.table.sendKey(.left))
    XCTAssertTrue(list.table.sendKey(.text("-")))
    XCTAssertEqual(list.lines(2), ["type              a", "x-y               b"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 9, y: 0)))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 0), "beside it is the row")
  }

  func testTheFieldGoesWithItsRow() async throws {
    let model = Model()
    let list = list(["a", "b", "c", "d"], lines: 1, model)
    XCTAssertEqual(list.lines(1), ["type              a"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertTrue(list.table.sendKey(.text("1")))
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    XCTAssertEqual(list.lines(1), ["type              c"])
    XCTAssertFalse(list.table.sendKey(.text("2")), "nobody is there to take it")
    try list.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
    XCTAssertEqual(list.lines(1), ["1                 a"])
    model.isEditable = false
    XCTAssertEqual(list.lines(1), ["                  a"])
    model.isEditable = true
    XCTAssertEqual(list.lines(1), ["1                 a"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 5, y: 0)))
    XCTAssertTrue(list.table.sendKey(.text("3")))
    XCTAssertEqual(model.texts, ["a": "13"])
    list.cell("a")?.contentConfiguration = HostingConfiguration { Text("a") }
    XCTAssertEqual(list.lines(1), ["         a"])
    XCTAssertFalse(list.table.sendKey(.text("4")))
    XCTAssertEqual(list.cell("a")?.subviews.count, 1, "nothing of the ground stays")
  }

  func testGroundsWithoutRetainedViewsNeedNoViewOfTheirOwn() async throws {
    let list = HostedFixture(["a"]) { _ in
      HostingConfiguration { Text("a") }.background { Button("b") {} }
    }
    _ = list.lines(1)
    XCTAssertEqual(list.cell("a")?.subviews.count, 1)
  }

  func testAFieldOnTheGroundOfAHostedViewWithoutACell() async throws {
    let model = Model()
    let view = HostingConfiguration { Text("a").padding(.leading, 64) }
      .background { Ground(model: model, item: "a") }
      .makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    XCTAssertEqual(view.picture(), "type         a")
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertTrue(view.sendKey(.text("k")))
    XCTAssertEqual(model.texts, ["a": "k"])
    XCTAssertEqual(view.picture(), "k            a")
  }
}

extension [String: String] {
  fileprivate subscript(or key: String) -> String {
    get { self[key] ?? "" }
    set { self[key] = newValue }
  }
}
