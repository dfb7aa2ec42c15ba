/// How text looks: traits, and colours of text and ground.
public struct Style: Hashable, Sendable {
  public var traits: Traits

  /// The colour of the text; nil is the terminal's own.
  public var foreground: Color?

  /// The colour of the ground; nil lets what lies below through.
  public var background: Color?

  public init(_ traits: Traits = [], foreground: Color? = nil, background: Color? = nil) {
    self.traits = traits
    self.foreground = foreground
    self.background = background
  }

  /// No traits, no colours.
  public static let plain = Style()

  /// What a terminal can do to letters.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Traits(rawValue: 1 << 0)
    public static let dim = Traits(rawValue: 1 << 1)
    public static let italic = Traits(rawValue: 1 << 2)
    public static let underline = Traits(rawValue: 1 << 3)
    public static let strikethrough = Traits(rawValue: 1 << 4)

    /// Text and ground swapped: a selected row, seen without colours too.
    public static let inverse = Traits(rawValue: 1 << 5)
  }

  /// The style on top of another: traits of both, own colours first.
  public func over(_ base: Style) -> Style {
    Style(
      traits.union(base.traits),
      foreground: foreground ?? base.foreground,
      background: background ?? base.background
    )
  }
}

extension Style: CustomStringConvertible {
  /// `"bold purple on yellow"`; empty for the plain style.
  public var description: String {
    var words: [String] = []
    for (trait, name) in Traits.names where traits.contains(trait) { words.append(name) }
    if let foreground { words.append("\(foreground)") }
    if let background { words.append("on \(background)") }
    return words.joined(separator: " ")
  }
}

extension Style.Traits {
  fileprivate static let names: [(Style.Traits, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.inverse, "inverse"),
  ]
}
