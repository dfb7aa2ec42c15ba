/// What buttons look like, as a view around their labels.
///
/// ```swift
/// struct Framed: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack(spacing: 0) {
///       Text("[")
///       configuration.label
///       Text("]")
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for those who say what it looks like.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?

  /// Whether it is pressed now. On a terminal a press is over at once.
  public let isPressed = false

  /// What the button shows.
  public let label: Label

  @MainActor
  init(role: ButtonRole?, label: @escaping (inout ViewTree) -> Void) {
    self.role = role
    self.label = Label(content: label)
  }

  /// The label of a button.
  public struct Label: View {
    public typealias Body = Never
    let content: (inout ViewTree) -> Void

    public func build(into tree: inout ViewTree) { content(&tree) }
  }
}

/// The looks of buttons that are there already.
public protocol PrimitiveButtonStyle: Sendable {
  /// Whether the label shows that it can be pressed.
  var isTinted: Bool { get }
}

extension PrimitiveButtonStyle {
  public var isTinted: Bool { true }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var isTinted: Bool { false }
}

/// The usual look.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }

/// The usual look: a terminal has no borders of buttons.
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }

/// The usual look: a terminal has no borders of buttons.
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }

/// The usual look: a terminal has no borders of buttons.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Gives the buttons inside a look that a program makes.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0.buttonLook = .custom(CustomButtonLook(style)) }
  }

  /// Gives the buttons inside one of the usual looks: `.plain` shows labels as they are.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0.buttonLook = style.isTinted ? .tinted : .plain }
  }
}

/// What the buttons of a place look like.
enum ButtonLook {
  case tinted, plain
  case custom(CustomButtonLook)
}

/// A look that a program makes.
struct CustomButtonLook {
  private let make: @MainActor (ButtonStyleConfiguration, inout ViewTree) -> Void

  @MainActor
  init<Style: ButtonStyle>(_ style: Style) {
    make = { configuration, tree in
      tree.buildBody(of: style) { $0.makeBody(configuration: configuration) }
    }
  }

  @MainActor
  func build(_ configuration: ButtonStyleConfiguration, into tree: inout ViewTree) {
    make(configuration, &tree)
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .tinted }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}
