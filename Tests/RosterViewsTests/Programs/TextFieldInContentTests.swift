import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// An imperative text field inside declarative content, bound to state.
@MainActor
final class TextFieldInContentTests: XCTestCase {
  private struct NameField: ViewRepresentable {
    @Binding var text: String
    private var placeholder: String
    let log: Log

    init(text: Binding<String>, placeholder: String = "Placeholder", log: Log) {
      _text = text
      self.placeholder = placeholder
      self.log = log
    }

    func makeView(context: Context) -> TextFieldView {
      log.entries.append("make")
      let field = makeField()
      field.delegate = context.coordinator
      return field
    }

    func updateView(_ view: TextFieldView, context: Context) {
      log.entries.append("update \(text)")
      view.text = text
      view.placeholder = placeholder
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    /// A modifier-like method: a changed copy.
    func updatePlaceholder(_ text: String) -> NameField {
      var copy = self
      copy.placeholder = text
      return copy
    }

    private func makeField() -> TextFieldView {
      let field = TextFieldView(frame: .zero)
      field.placeholder = placeholder
      field.textColor = .red
      return field
    }

    final class Coordinator: TextFieldViewDelegate {
      @Binding var text: String

      init(text: Binding<String>) { _text = text }

      func textFieldDidChangeSelection(_ textField: TextFieldView) {
        text = textField.text ?? ""
      }
    }
  }

  private final class Log {
    var entries: [String] = []
  }

  private struct Screen: View {
    let log: Log
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text("[\(text)]")
        NameField(text: $text, log: log)
          .updatePlaceholder("Your name")
          .frame(height: 32)
          .padding(.leading, 8)
          .background(.gray)
      }
    }
  }

  func testV4V5V7TypingChangesTheStateOncePerKey() async throws {
    let log = Log()
    let controller = HostingController(rootView: Screen(log: log))
    let view = controller.view
    view.backgroundColor = nil
    XCTAssertEqual(controller.picture(width: 14, height: 3), "[]\n Your name\n")
    XCTAssertEqual(log.entries, ["make", "update "])
    XCTAssertTrue(view.press(at: CellPoint(x: 4, y: 1)))
    for key in ["A", "d", "a"] {
      XCTAssertTrue(view.sendKey(.text(key)))
      view.layoutIfNeeded()
    }
    XCTAssertEqual(log.entries, ["make", "update ", "update A", "update Ad", "update Ada"])
    XCTAssertEqual(controller.picture(width: 14, height: 3), "[Ada]\n Ada\n")
    view.sendKey(.backspace)
    view.sendKey(.left)
    XCTAssertEqual(controller.picture(width: 14, height: 3), "[Ad]\n Ad\n")
    XCTAssertEqual(log.entries.last, "update Ad")
    XCTAssertEqual(log.entries.count, 6, "moving the cursor changes nothing")
  }

  func testV9V14WhatIsAroundDoesNotReachTheField() async throws {
    let controller = HostingController(rootView: Screen(log: Log()))
    _ = controller.picture(width: 14, height: 3)
    let field = try XCTUnwrap(controller.view.subviews.first as? TextFieldView)
    XCTAssertEqual(field.frame, CGRect(x: 8, y: 16, width: 104, height: 16))
    XCTAssertNil(field.backgroundColor)
    XCTAssertEqual(field.textColor, .red)
    XCTAssertEqual(
      controller.view.render().styledPicture().split(separator: "\n")[1],
      "{on gray| }{placeholderText on gray|Your name}{on gray|    }")
  }

  func testV8MakeViewMayHideItsType() async {
    struct Hidden: ViewRepresentable {
      func makeView(context: Context) -> some PlatformView {
        let field = TextFieldView()
        field.text = "opaque"
        return field
      }
      func updateView(_ view: ViewType, context: Context) {}
    }
    XCTAssertEqual(Hidden().picture(width: 8, height: 1), "opaque")
  }
}
