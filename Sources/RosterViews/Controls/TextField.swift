import RosterDrawing

/// A line of text to edit, bound to a value.
public struct TextField: View {
  var title: String
  let text: Binding<String>

  /// Whether the text is set when editing ends; if not, every key sets it.
  var isSetAtEnd = false

  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public var body: some View {
    BoundTextField(title: title, text: text, isSecure: false, isSetAtEnd: isSetAtEnd)
  }
}

/// A line of text to edit that shows as dots.
public struct SecureField: View {
  let title: String
  let text: Binding<String>

  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public var body: some View {
    BoundTextField(title: title, text: text, isSecure: true)
  }
}

private struct BoundTextField: ViewRepresentable {
  let title: String
  let text: Binding<String>
  let isSecure: Bool
  var isSetAtEnd = false

  /// Has the views built anew.
  var invalidate: () -> Void = {}

  func build(into tree: inout ViewTree) {
    var field = self
    field.invalidate = { [weak store = tree.store] in store?.invalidation.mark() }
    tree.buildRetained(field)
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeView(context: Context) -> TextFieldView {
    let field = TextFieldView()
    let coordinator = context.coordinator
    field.valueHandler = { [weak coordinator] text in coordinator?.typed(text) ?? true }
    field.addAction(for: .primaryActionTriggered) { [weak coordinator] field in
      coordinator?.finish(field)
      coordinator?.submit?()
    }
    field.addAction(for: .editingDidBegin) { $0.focus?.began($0) }
    field.addAction(for: .editingDidEnd) { [weak coordinator] field in
      coordinator?.finish(field)
      field.focus?.ended(field)
    }
    return field
  }

  func updateView(_ field: TextFieldView, context: Context) {
    context.coordinator.text = text
    context.coordinator.invalidate = invalidate
    context.coordinator.submit = context.environment.submit
    field.placeholder = title
    field.isEnabled = context.environment.isEnabled
    context.coordinator.isSetAtEnd = isSetAtEnd
    // What is being typed becomes a value later; the value is followed all the same.
    let value = text.wrappedValue
    if !context.coordinator.isTyping { field.show(value) }
    field.isSecureTextEntry = isSecure
    field.focus = context.environment.focus
  }

  final class Coordinator {
    var text: Binding<String>
    var submit: (() -> Void)?
    var isSetAtEnd = false
    var invalidate: () -> Void = {}
    init(_ text: Binding<String>) { self.text = text }

    /// Whether there is typed text of which no value was made yet.
    private(set) var isTyping = false

    /// Sets what was typed.
    ///
    /// - Returns: Whether it is the value now.
    @MainActor func typed(_ typed: String) -> Bool {
      isTyping = isSetAtEnd
      return isSetAtEnd || set(typed)
    }

    /// Makes a value of what was typed.
    @MainActor func finish(_ field: TextFieldView) {
      guard isTyping else { return }
      isTyping = false
      _ = set(field.text ?? "")
    }

    /// Sets the value. The field shows what became of it when the views were built anew: nobody may
    /// follow the value, and the binding may know no other than that of the last time.
    @MainActor private func set(_ new: String) -> Bool {
      text.wrappedValue = new
      let isTaken = text.wrappedValue == new
      if !isTaken { invalidate() }
      return isTaken
    }
  }
}

extension View {
  /// Calls a closure when Return is pressed in a text field inside.
  public func onSubmit(
    _ action: @escaping () -> Void
  ) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0.submit = action }
  }

  /// Changes nothing: a terminal corrects nothing.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Changes nothing: a terminal corrects nothing.
  public func disableAutocorrection(_ isDisabled: Bool?) -> Self { self }

  /// Changes nothing: a terminal has one keyboard.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

/// What stands on the Return key; on a terminal, what is printed there.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  var submit: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
