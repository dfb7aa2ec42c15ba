/// How the values of a ``Picker`` show.
public protocol PickerStyle: Sendable {
  /// Whether they stand beside one another, without a label.
  var isHorizontal: Bool { get }
}

extension PickerStyle {
  public var isHorizontal: Bool { false }
}

/// Below one another.
public struct DefaultPickerStyle: PickerStyle { public init() {} }

/// Below one another.
public struct InlinePickerStyle: PickerStyle { public init() {} }

/// Below one another.
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }

/// Below one another: nothing opens over a terminal.
public struct MenuPickerStyle: PickerStyle { public init() {} }

/// Below one another: nothing turns in a terminal.
public struct WheelPickerStyle: PickerStyle { public init() {} }

/// Below one another: rows lead nowhere by themselves.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

/// Beside one another, without the label.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var isHorizontal: Bool { true }
}

/// Beside one another, without the label.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var isHorizontal: Bool { true }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// How the values of the pickers inside show.
  public func pickerStyle(_ style: some PickerStyle) -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0.picksInARow = style.isHorizontal }
  }

  /// Leaves out the labels of the pickers, switches, steppers and sliders inside.
  public func labelsHidden() -> EnvironmentChangedView<Self> {
    EnvironmentChangedView(content: self) { $0.areLabelsHidden = true }
  }
}

private struct PicksInARowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var picksInARow: Bool {
    get { self[PicksInARowKey.self] }
    set { self[PicksInARowKey.self] = newValue }
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
