import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// Controls whose bindings refuse or change what is set, and whose values nobody follows: after each
/// press or key they show what the binding has.
@MainActor
final class RefusedValuesTests: XCTestCase {
  /// A value that no view can follow.
  private final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }

    func binding(_ change: @escaping (Value, Value) -> Value) -> Binding<Value> {
      Binding(get: { self.value }, set: { self.value = change(self.value, $0) })
    }

    var taken: Binding<Value> { binding { _, new in new } }
    var refused: Binding<Value> { binding { old, _ in old } }
  }

  private func shown(_ view: some View, width: Int = 24) -> HostingView {
    let result = HostingView(frame: CGRect(x: 0, y: 0, width: CGFloat(width) * 8, height: 64))
    result.host.setContent(view)
    _ = result.picture()
    return result
  }

  /// The text of a field after every key, its cursor as `|`.
  private func typed(
    _ text: Binding<String>, _ keys: [TextKey], editing title: String = ""
  ) -> [String] {
    let view = shown(TextField(title, text: text))
    guard let field = view.subviews.first as? TextFieldView else { return [] }
    field.becomeFirstResponder()
    return keys.map { key in
      _ = field.keyPressed(key)
      _ = view.picture()
      var result = Array(field.text ?? "")
      result.insert("|", at: field.selectedRange.upperBound)
      XCTAssertEqual(view.picture().trimmingCharacters(in: .newlines), field.text, "\(key)")
      return String(result)
    }
  }

  func testATextFieldShowsWhatBecameOfWhatIsTyped() async {
    let keys: [TextKey] = [.text("x"), .left, .text("y"), .backspace, .home, .delete, .end]
    XCTAssertEqual(
      typed(Kept("12").taken, keys), ["12x|", "12|x", "12y|x", "12|x", "|12x", "|2x", "2x|"])
    XCTAssertEqual(
      typed(Kept("12").refused, keys), ["12|", "1|2", "1|2", "1|2", "|12", "|12", "12|"])
    XCTAssertEqual(
      typed(.constant("12"), keys), ["12|", "1|2", "1|2", "1|2", "|12", "|12", "12|"])
    let capital = Kept("ab").binding { _, new in new.uppercased() }
    XCTAssertEqual(
      typed(capital, keys), ["ABX|", "AB|X", "ABY|X", "AB|X", "|ABX", "|BX", "BX|"])
    let digits = Kept("12").binding { _, new in new.filter(\.isNumber) }
    XCTAssertEqual(
      typed(digits, [.text("a3b"), .left, .text("c"), .text("4\n")]),
      ["123|", "12|3", "12|3", "124|3"])
    let short = Kept("12").binding { _, new in String(new.prefix(3)) }
    XCTAssertEqual(typed(short, [.text("345"), .home, .text("0")]), ["123|", "|123", "0|12"])
    let none = Kept("12").binding { _, _ in "" }
    XCTAssertEqual(typed(none, [.left, .text("3"), .text("4")]), ["1|2", "|", "|"])
    let more = Kept("").binding { _, new in new + "\u{301}" }
    XCTAssertEqual(typed(more, [.text("e"), .text("f")]), ["é|", "éf́|"])
  }

  func testATextFieldOfAValueShowsWhatBecameOfIt() async {
    func ended(_ value: Binding<Int>, _ text: String) -> String {
      let view = shown(TextField("", value: value, format: .number))
      guard let field = view.subviews.first as? TextFieldView else { return "" }
      field.becomeFirstResponder()
      _ = field.keyPressed(.selectAll)
      field.insertText(text)
      XCTAssertEqual(field.text, text, "it is not read before the end")
      _ = field.keyPressed(.enter)
      _ = view.picture()
      return field.text ?? ""
    }
    for (text, taken, halved) in [("12", "12", "6"), ("x", "5", "5"), ("007", "7", "3")] {
      XCTAssertEqual(ended(Kept(5).taken, text), taken)
      XCTAssertEqual(ended(Kept(5).refused, text), "5")
      XCTAssertEqual(ended(Kept(5).binding { $1 / 2 }, text), halved)
    }
    let maybe = Kept<Int?>(5)
    let view = shown(TextField("", value: maybe.refused, format: .number))
    let field = view.subviews.first as? TextFieldView
    field?.becomeFirstResponder()
    _ = field?.keyPressed(.backspace)
    XCTAssertEqual(field?.text, "")
    field?.resignFirstResponder()
    _ = view.picture()
    XCTAssertEqual(field?.text, "5")
  }

  /// The pictures at first and after each press of a cell.
  private func pictures(_ view: some View, presses: [CellPoint], width: Int = 12) -> [String] {
    let view = shown(view, width: width)
    func picture() -> String { view.picture().trimmingCharacters(in: .newlines) }
    return [picture()] + presses.map { point in view.press(at: point) ? picture() : "no press" }
  }

  func testToggles() async {
    let twice = [CellPoint(x: 0, y: 1), CellPoint(x: 0, y: 1)]
    func toggled(_ isOn: Binding<Bool>) -> [String] {
      pictures(Toggle("a", isOn: isOn).frame(height: 48), presses: twice)
    }
    let (off, on) = ("a        [ ]", "a        [✓]")
    XCTAssertEqual(toggled(Kept(false).taken), [off, on, off])
    XCTAssertEqual(toggled(Kept(false).refused), [off, off, off])
    XCTAssertEqual(toggled(Kept(false).binding { $0 || $1 }), [off, on, on])
  }

  func testSteppers() async {
    let presses = [10, 10, 6, 6].map { CellPoint(x: $0, y: 1) }
    func stepped(_ value: Binding<Int>, in bounds: ClosedRange<Int>?) -> [String] {
      let view = Follower(value: value) { value in
        if let bounds {
          Stepper("\(value.wrappedValue)", value: value, in: bounds)
        } else {
          Stepper("\(value.wrappedValue)", value: value)
        }
      }
      return pictures(view.frame(height: 48), presses: presses)
        .map { $0 == "no press" ? $0 : String($0.prefix { $0 != " " }) }
    }
    for bounds in [nil, 0...9] {
      XCTAssertEqual(stepped(Kept(5).taken, in: bounds), ["5", "6", "7", "6", "5"])
      XCTAssertEqual(stepped(Kept(5).refused, in: bounds), ["5", "5", "5", "5", "5"])
      XCTAssertEqual(
        stepped(Kept(5).binding { min($1, 6) }, in: bounds), ["5", "6", "6", "5", "4"])
    }
    XCTAssertEqual(stepped(Kept(5).taken, in: 5...6), ["5", "6", "no press", "5", "no press"])
  }

  /// A view that shows a value that it does not follow.
  private struct Follower<Content: View>: View {
    let value: Binding<Int>
    @ViewBuilder let content: (Binding<Int>) -> Content
    var body: some View { content(value) }
  }

  func testPickersAndGroups() async {
    func picked(_ value: Binding<Int>) -> [String] {
      let picker = Picker("", selection: value) { ForEach(0..<3) { Text("\($0)") } }
      return pictures(
        picker.labelsHidden().frame(maxWidth: .infinity, alignment: .leading),
        presses: [2, 1].map { CellPoint(x: 0, y: $0) }
      )
      .map { $0.split(separator: "\n").map { $0.hasPrefix("●") ? "●" : "○" }.joined() }
    }
    XCTAssertEqual(picked(Kept(0).taken), ["●○○", "○○●", "○●○"])
    XCTAssertEqual(picked(Kept(0).refused), ["●○○", "●○○", "●○○"])
    XCTAssertEqual(picked(Kept(0).binding { max($0, $1) }), ["●○○", "○○●", "○○●"])

    func opened(_ isOpen: Binding<Bool>) -> [Bool] {
      let group = DisclosureGroup("a", isExpanded: isOpen) { Text("in") }
      return pictures(
        group.frame(height: 64, alignment: .top), presses: [.zero, .zero]
      ).map { $0.contains("in") }
    }
    XCTAssertEqual(opened(Kept(false).taken), [false, true, false])
    XCTAssertEqual(opened(Kept(false).refused), [false, false, false])
    XCTAssertEqual(opened(Kept(false).binding { $0 || $1 }), [false, true, true])
  }

  func testSliders() async {
    func slid(_ value: Binding<Double>) -> [Int?] {
      pictures(
        Slider(value: value, in: 0...10).frame(height: 48),
        presses: [10, 4, 4].map { CellPoint(x: $0, y: 1) }, width: 11
      ).map { picture in
        picture.firstIndex(of: "●").map { picture.distance(from: picture.startIndex, to: $0) }
      }
    }
    XCTAssertEqual(slid(Kept(2).taken), [2, 10, 4, 4])
    XCTAssertEqual(slid(Kept(2).refused), [2, 2, 2, 2])
    XCTAssertEqual(slid(Kept(2).binding { min($1, 6) }), [2, 6, 4, 4])
  }
}
