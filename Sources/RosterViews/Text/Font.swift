/// The size and weight of text. A terminal has one size: weights from semibold on show as bold.
public struct Font: Hashable, Sendable {
  /// What the text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)

    /// Whether a terminal shows it as bold.
    public var isBold: Bool { value >= 0.3 }
  }

  /// How letters are drawn. A terminal has one design.
  public enum Design: Hashable, Sendable { case `default`, serif, monospaced, rounded }

  public let style: TextStyle
  public private(set) var weight: Weight
  public private(set) var isItalic = false

  private init(_ style: TextStyle, _ weight: Weight) {
    self.style = style
    self.weight = weight
  }

  public static let largeTitle = Font(.largeTitle, .bold)
  public static let title = Font(.title, .bold)
  public static let title2 = Font(.title2, .bold)
  public static let title3 = Font(.title3, .semibold)
  public static let headline = Font(.headline, .semibold)
  public static let subheadline = Font(.subheadline, .regular)
  public static let body = Font(.body, .regular)
  public static let callout = Font(.callout, .regular)
  public static let footnote = Font(.footnote, .regular)
  public static let caption = Font(.caption, .regular)
  public static let caption2 = Font(.caption2, .regular)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style, weight ?? .regular)
  }

  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.body, weight ?? .regular)
  }

  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.weight = weight
    return result
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var result = self
    result.isItalic = true
    return result
  }
}
