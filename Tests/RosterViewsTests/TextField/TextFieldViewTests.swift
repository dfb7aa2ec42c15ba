import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class TextFieldViewTests: XCTestCase {
  private final class Delegate: TextFieldViewDelegate {
    var log: [String] = []
    var isAllowed = true

    func textFieldDidBeginEditing(_ textField: TextFieldView) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: TextFieldView) { log.append("end") }
    func textField(
      _ textField: TextFieldView, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("replace \(range.location)+\(range.length) by \(string)")
      return isAllowed
    }
    func textFieldDidChangeSelection(_ textField: TextFieldView) {
      log.append("selection \(textField.selectedRange)")
    }
    func textFieldShouldReturn(_ textField: TextFieldView) -> Bool {
      log.append("return")
      return true
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func field(_ text: String = "", width: CGFloat = 80) -> (TextFieldView, Delegate) {
    let field = TextFieldView(frame: CGRect(x: 0, y: 0, width: width, height: 16))
    let delegate = Delegate()
    field.text = text
    field.delegate = delegate
    return (field, delegate)
  }

  func testTyping() async {
    let (field, delegate) = field()
    var changes: [String?] = []
    field.addAction(for: .editingChanged) { changes.append($0.text) }
    XCTAssertFalse(field.sendKey(.text("x")), "not the first responder yet")
    XCTAssertTrue(field.becomeFirstResponder())
    for key in ["a", "b"] { XCTAssertTrue(field.sendKey(.text(key))) }
    XCTAssertEqual(field.text, "ab")
    XCTAssertEqual(changes, ["a", "ab"])
    XCTAssertEqual(
      delegate.take(),
      [
        "begin", "replace 0+0 by a", "selection 1..<1", "replace 1+0 by b", "selection 2..<2",
      ])
    field.sendKey(.enter)
    field.resignFirstResponder()
    XCTAssertFalse(field.sendKey(.text("c")))
    XCTAssertEqual(delegate.take(), ["return", "end"])
  }

  func testKeysWorkOnCharactersAsPeopleSeeThem() async {
    let (field, delegate) = field("a👨‍👩‍👧‍👦e\u{301}")
    field.becomeFirstResponder()
    _ = delegate.take()
    field.sendKey(.left)
    field.sendKey(.backspace)
    XCTAssertEqual(field.text, "ae\u{301}")
    XCTAssertEqual(
      delegate.take(), ["selection 2..<2", "replace 1+11 by ", "selection 1..<1"])
    field.sendKey(.delete)
    XCTAssertEqual(field.text, "a")
    field.sendKey(.end)
    field.sendKey(.text("e"))
    field.sendKey(.text("\u{301}"))
    XCTAssertEqual(field.text, "ae\u{301}")
    XCTAssertEqual(field.selectedRange, 2..<2, "a mark joins its base")
  }

  func testSelection() async {
    let (field, _) = field("hello")
    field.becomeFirstResponder()
    field.sendKey(.selectAll)
    XCTAssertEqual(
      field.render().styledPicture(), "{inverse|h}{inverse|e}{inverse|l}{inverse|l}{inverse|o}")
    field.sendKey(.text("new\nline"))
    XCTAssertEqual(field.text, "new line")
    field.selectedRange = -5..<3
    field.sendKey(.backspace)
    XCTAssertEqual(field.text, " line")
    field.selectedRange = 2..<99
    XCTAssertEqual(field.selectedRange, 2..<5)
    field.sendKey(.left)
    XCTAssertEqual(field.selectedRange, 2..<2)
    for key in [TextKey.home, .left, .backspace, .end, .right, .delete] { field.sendKey(key) }
    XCTAssertEqual(field.text, " line")
  }

  func testTheDelegateCanRefuse() async {
    let (field, delegate) = field("ab")
    field.becomeFirstResponder()
    delegate.isAllowed = false
    field.sendKey(.text("c"))
    field.sendKey(.backspace)
    field.clear()
    XCTAssertEqual(field.text, "ab")
  }

  func testSettingTheSameTextDoesNothing() async {
    let (field, delegate) = field("ab")
    _ = delegate.take()
    field.text = "ab"
    XCTAssertEqual(delegate.take(), [])
    field.text = "abc"
    XCTAssertEqual(delegate.take(), ["selection 3..<3"])
    field.text = nil
    XCTAssertEqual(field.text, "")
  }

  func testPictures() async {
    let (field, _) = field()
    field.placeholder = "Title"
    XCTAssertEqual(field.render().styledPicture(), "{placeholderText|Title}")
    field.becomeFirstResponder()
    XCTAssertEqual(
      field.render().styledPicture(), "{inverse placeholderText|T}{placeholderText|itle}")
    field.sendKey(.text("中b"))
    XCTAssertEqual(field.render().styledPicture(), "中b{inverse| }")
    field.sendKey(.home)
    XCTAssertEqual(field.render().styledPicture(), "{inverse|中}b")
    field.borderStyle = .roundedRect
    field.resignFirstResponder()
    XCTAssertEqual(field.picture(), "[中b     ]")
    field.isSecureTextEntry = true
    XCTAssertEqual(field.picture(), "[••      ]")
  }

  func testLongTextScrollsWithTheCursor() async {
    let (field, _) = field("0123456789abcdef", width: 64)
    field.becomeFirstResponder()
    XCTAssertEqual(field.render().styledPicture().replacing("{inverse| }", with: "|"), "9abcdef|")
    field.sendKey(.home)
    XCTAssertEqual(field.picture(), "01234567")
    XCTAssertTrue(field.press(at: CellPoint(x: 3, y: 0)))
    XCTAssertEqual(field.selectedRange, 3..<3)
  }

  func testControlCharactersAreShown() async {
    let (field, _) = field("a\u{1B}[2Jb")
    XCTAssertEqual(field.picture(), "a␛[2Jb")
  }

  func testTheTreeHasOneFirstResponder() async {
    let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let (first, _) = field()
    let (second, delegate) = field()
    root.addSubview(first)
    root.addSubview(second)
    first.becomeFirstResponder()
    XCTAssertTrue(root.sendKey(.text("a")))
    second.becomeFirstResponder()
    XCTAssertFalse(first.isFirstResponder)
    XCTAssertTrue(root.sendKey(.text("b")))
    XCTAssertEqual(first.text, "a")
    XCTAssertEqual(second.text, "b")
    _ = delegate.take()
    second.removeFromSuperview()
    XCTAssertEqual(delegate.take(), ["end"])
    XCTAssertFalse(root.sendKey(.text("c")))
    second.isEnabled = false
    XCTAssertFalse(second.becomeFirstResponder())
  }

  func testBoundTextField() async {
    struct Form: View {
      @State var name = "a"
      var body: some View {
        VStack(alignment: .leading) {
          TextField("Name", text: $name)
          Text("Hello, \(name)!")
        }
      }
    }
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    view.host.setContent(Form())
    XCTAssertEqual(view.picture(), "a\nHello, a!")
    XCTAssertTrue(view.press(at: .zero))
    let builds = view.host.buildCount
    view.sendKey(.text("b"))
    XCTAssertEqual(view.picture(), "ab\nHello, ab!")
    XCTAssertEqual(view.host.buildCount, builds + 1)
  }
}
