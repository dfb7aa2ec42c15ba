/// A symbol with a title after it.
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public func build(into tree: inout ViewTree) {
    switch tree.environment.labelParts {
    case .both: tree.stack(.horizontal, spacing: nil, .middle, TupleView(icon, title))
    case .title: tree.descend(1) { title.build(into: &$0) }
    case .icon: tree.descend(0) { icon.build(into: &$0) }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

/// Which parts of labels show.
public protocol LabelStyle: Sendable {
  var parts: LabelParts { get }
}

/// The parts of a label.
public enum LabelParts: Hashable, Sendable { case both, title, icon }

/// The symbol and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .both }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Says which parts of the labels inside show.
  public func labelStyle(_ style: some LabelStyle) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0.labelParts = style.parts }
  }
}

private struct LabelPartsKey: EnvironmentKey {
  static var defaultValue: LabelParts { .both }
}

extension EnvironmentValues {
  var labelParts: LabelParts {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
}
