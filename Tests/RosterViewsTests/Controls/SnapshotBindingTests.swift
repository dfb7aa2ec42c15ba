import Foundation
import Observation
import RosterDrawing
import RosterViews
import XCTest

/// Controls whose bindings read what the views were built of: they know what was set only when the
/// views were built anew.
@MainActor
final class SnapshotBindingTests: XCTestCase {
  private struct Item: Identifiable {
    let id: Int
    var title = "ab"
    var number = 5
    var part = 0.0
  }

  /// Rows of items, each with a control for a part of a copy of its item.
  private struct Rows<Row: View>: View {
    @State var items = [Item(id: 1), Item(id: 2)]
    let row: (Item, @escaping ((inout Item) -> Void) -> Void) -> Row
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(items) { item in
          row(item) { change in
            if let index = items.firstIndex(where: { $0.id == item.id }) { change(&items[index]) }
          }
        }
      }
    }
  }

  private func shown(_ view: some View) -> HostingView {
    let result = HostingView(frame: CGRect(x: 0, y: 0, width: 88, height: 32))
    result.host.alignment = .topLeading
    result.host.setContent(view)
    _ = result.picture()
    return result
  }

  private func titles(_ taken: @escaping (String) -> String = { $0 }) -> HostingView {
    shown(
      Rows { item, change in
        TextField(
          "", text: Binding(get: { item.title }, set: { new in change { $0.title = taken(new) } }))
      })
  }

  /// A field's text with its cursor as `|`.
  private func text(_ field: TextFieldView) -> String {
    var result = Array(field.text ?? "")
    result.insert("|", at: field.selectedRange.upperBound)
    return String(result)
  }

  func testTypedTextStaysWithItsCursor() async {
    for isUpdatedAfterEachKey in [true, false] {
      let view = titles()
      guard let field = view.subviews.first as? TextFieldView else { return XCTFail("no field") }
      field.becomeFirstResponder()
      var seen: [String] = []
      for key in [TextKey.text("x"), .left, .text("y"), .text("z"), .backspace, .home, .delete] {
        view.sendKey(key)
        seen.append(text(field))
        if isUpdatedAfterEachKey {
          XCTAssertEqual(view.picture(), "\(field.text ?? "")\nab")
          XCTAssertEqual(text(field), seen.last, "an update changes nothing")
        }
      }
      XCTAssertEqual(
        seen, ["abx|", "ab|x", "aby|x", "abyz|x", "aby|x", "|abyx", "|byx"])
      XCTAssertEqual(view.picture(), "byx\nab")
      XCTAssertEqual(text(field), "|byx")
    }
  }

  func testWhatBecameOfTextShowsAfterTheUpdate() async {
    for (taken, wanted) in [
      ({ String($0.uppercased()) }, "AXY|B"), ({ String($0.prefix(3)) }, "axy|"),
      ({ _ in "ab" }, "a|b"), ({ _ in "" }, "|"),
    ] as [((String) -> String, String)] {
      let view = titles(taken)
      guard let field = view.subviews.first as? TextFieldView else { return XCTFail("no field") }
      field.becomeFirstResponder()
      for key in [TextKey.left, .text("x"), .text("y")] { view.sendKey(key) }
      XCTAssertEqual(field.text, "axyb", "every key counts before the update")
      _ = view.picture()
      XCTAssertEqual(text(field), wanted)
    }
  }

  /// Letters typed into text that is cut come one after the other.
  func testTypingInTheMiddleOfLimitedText() async {
    for update in [true, false] {
      let view = titles { String($0.prefix(4)) }
      guard let field = view.subviews.first as? TextFieldView else { return XCTFail("no field") }
      field.becomeFirstResponder()
      view.sendKey(.text("cd"))
      view.sendKey(.home)
      for key in ["1", "2", "3"] {
        view.sendKey(.text(key))
        if update { _ = view.picture() }
      }
      _ = view.picture()
      XCTAssertEqual(text(field), "123|a")
    }
  }

  /// Signs that a program puts between those that are typed.
  func testTypingTextThatIsPutIntoAForm() async {
    let view = titles { text in
      let digits = text.filter(\.isNumber)
      return digits.count > 3 ? "\(digits.prefix(3))-\(digits.dropFirst(3))" : digits
    }
    guard let field = view.subviews.first as? TextFieldView else { return XCTFail("no field") }
    field.becomeFirstResponder()
    for key in "123456" {
      view.sendKey(.text(String(key)))
      _ = view.picture()
    }
    XCTAssertEqual(text(field), "123-456|")
  }

  func testFormatsAndSlidersKeepWhatIsSet() async {
    let numbers = shown(
      Rows { item, change in
        TextField(
          "", value: Binding(get: { item.number }, set: { new in change { $0.number = new } }),
          format: .number)
      })
    guard let field = numbers.subviews.first as? TextFieldView else { return XCTFail("no field") }
    field.becomeFirstResponder()
    numbers.sendKey(.text("7"))
    numbers.sendKey(.enter)
    XCTAssertEqual(field.text, "57")
    XCTAssertEqual(numbers.picture(), "57\n5")
    XCTAssertEqual(field.text, "57")

    let parts = shown(
      Rows { item, change in
        Slider(
          value: Binding(get: { item.part }, set: { new in change { $0.part = new } }), in: 0...10)
      })
    XCTAssertTrue(parts.press(at: .zero))
    for _ in 0..<3 { XCTAssertTrue(parts.sendKey(.right)) }
    XCTAssertEqual(
      parts.picture().components(separatedBy: "\n").map { $0.prefix { $0 != "●" }.count }, [3, 0])
  }

  func testControlsThatArePressed() async {
    let view = shown(
      Rows { item, change in
        Toggle(
          "",
          isOn: Binding(get: { item.number > 5 }, set: { on in change { $0.number = on ? 6 : 5 } })
        )
      })
    let pictures = (0..<3).map { _ in
      XCTAssertTrue(view.press(at: CellPoint(x: 9, y: 0)))
      return view.picture().contains("✓")
    }
    XCTAssertEqual(pictures, [true, false, true])
  }

  /// A value that changes after an update that came while a field was edited is followed.
  func testAFormatFieldFollowsItsModelAfterAnUpdateDuringTyping() async {
    struct Form: View {
      let model: Model
      @State var other = 0
      var body: some View {
        @Bindable var model = model
        VStack(alignment: .leading, spacing: 0) {
          TextField("", value: $model.number, format: .number)
          Button("\(other)") { other += 1 }
        }
      }
    }
    let model = Model()
    let view = shown(Form(model: model))
    guard let field = view.subviews.first as? TextFieldView else { return XCTFail("no field") }
    field.becomeFirstResponder()
    view.sendKey(.text("x"))
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 1)))
    XCTAssertEqual(view.picture(), "5x\n1", "built anew while something is typed")
    view.sendKey(.enter)
    XCTAssertEqual(view.picture(), "5\n1")
    view.sendKey(.text("x"))
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 1)))
    XCTAssertEqual(view.picture(), "5x\n2")
    let builds = view.host.buildCount
    model.number = 8
    _ = view.picture()
    XCTAssertEqual(view.host.buildCount, builds + 1, "the value is followed")
    XCTAssertEqual(field.text, "5x", "but what is typed stays")
  }

  @Observable
  final class Model {
    var number = 5
  }
}
