import RosterDrawing

/// Something to press.
///
/// Its label has the tint, or the colour of its role, where it has no colour of its own.
public struct Button<Label: View>: View {
  public typealias Body = Never
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public func build(into tree: inout ViewTree) {
    let isEnabled = tree.environment.isEnabled
    let number = isEnabled ? tree.actions.count : nil
    if isEnabled {
      tree.actions.append(
        ViewAction(
          perform: tree.linked(action), role: role, tint: tree.environment.tint))
    }
    tree.wrap(
      .press(action: number, isEnabled ? .button : [.button, .notEnabled], .none)
    ) { tree in
      switch tree.environment.buttonLook {
      case .tinted:
        tree.with({ $0.text.style.become(tint: $0, role: role) }) { label.build(into: &$0) }
      case .plain where isEnabled: label.build(into: &tree)
      case .plain: tree.with({ $0.text.style.traits.formUnion(.dim) }) { label.build(into: &$0) }
      case .custom(let style):
        let label = label
        style.build(ButtonStyleConfiguration(role: role) { label.build(into: &$0) }, into: &tree)
      }
    }
  }
}

extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == RosterViews.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { RosterViews.Label(title, systemImage: name) }
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// It removes something.
  public static let destructive = ButtonRole(name: "destructive")

  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Style {
  /// The style of the label of something to press.
  fileprivate mutating func become(tint environment: EnvironmentValues, role: ButtonRole?) {
    if !environment.isEnabled {
      traits.formUnion(.dim)
    } else if role == .destructive {
      foreground = .destructive
    } else {
      foreground = environment.tint ?? .tint
    }
  }
}

/// A view that can be pressed, without looking so.
public struct TappableView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let action: (() -> Void)?

  public func build(into tree: inout ViewTree) {
    // Without anything to do it takes no presses from what it contains or lies in.
    guard let action else { return content.build(into: &tree) }
    let isEnabled = tree.environment.isEnabled
    let number = isEnabled ? tree.actions.count : nil
    if isEnabled {
      tree.actions.append(ViewAction(perform: tree.linked(action), role: nil, tint: nil))
    }
    tree.wrap(.press(action: number, .button, .none)) { content.build(into: &$0) }
  }
}

extension View {
  /// Calls a closure when the view is pressed. There are no double presses on a terminal: with a
  /// count above 1 it is never called.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> TappableView<Self> {
    TappableView(content: self, action: count > 1 ? nil : action)
  }
}
