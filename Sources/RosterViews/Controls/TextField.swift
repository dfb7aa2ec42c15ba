import RosterDrawing

/// A line of text to edit, bound to a value.
public struct TextField: View {
  let title: String
  let text: Binding<String>

  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public var body: some View {
    BoundTextField(title: title, text: text)
  }
}

private struct BoundTextField: ViewRepresentable {
  let title: String
  let text: Binding<String>

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeView(context: Context) -> TextFieldView {
    let field = TextFieldView()
    let coordinator = context.coordinator
    field.addAction(for: .editingChanged) { [weak coordinator] field in
      coordinator?.text.wrappedValue = field.text ?? ""
    }
    return field
  }

  func updateView(_ field: TextFieldView, context: Context) {
    context.coordinator.text = text
    field.placeholder = title
    field.isEnabled = context.environment.isEnabled
    field.text = text.wrappedValue
  }

  final class Coordinator {
    var text: Binding<String>
    init(_ text: Binding<String>) { self.text = text }
  }
}
