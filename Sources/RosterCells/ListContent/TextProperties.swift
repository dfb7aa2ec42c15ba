import Foundation
import RosterDrawing

extension ListContentConfiguration {
  /// How a text of the content looks.
  public struct TextProperties {
    public var font: Font
    public var colorTransformer: ConfigurationColorTransformer?
    public var alignment = TextAlignment.leading
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The most lines; 0 is as many as the text takes.
    public var numberOfLines = 0
    public var transform = TextTransform.none
    /// Without a look in cells, where letters have one size.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false

    private var ownColor: Customizable<Color>

    init(_ font: Font, _ color: Color) {
      self.font = font
      ownColor = Customizable(color)
    }

    public var color: Color {
      get { ownColor.value }
      set { ownColor.customize(newValue) }
    }

    /// The colour that shows.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

    mutating func follow(_ color: Color) { ownColor.follow(color) }

    /// Whether a colour to follow would change nothing.
    func follows(_ color: Color) -> Bool { ownColor.isCustomized || ownColor.value == color }
  }
}

extension ListContentConfiguration.TextProperties {
  /// A size class and a weight: what of a font has a meaning in cells.
  public struct Font: Hashable, Sendable {
    public var textStyle: TextStyle
    public var weight: Weight
    public var isItalic: Bool

    public init(_ textStyle: TextStyle, weight: Weight = .regular, isItalic: Bool = false) {
      self.textStyle = textStyle
      self.weight = weight
      self.isItalic = isItalic
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> Font { Font(style) }

    public enum TextStyle: Hashable, Sendable, CaseIterable {
      case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
      case caption
    }

    public enum Weight: Hashable, Sendable, CaseIterable {
      case light, regular, medium, semibold, bold
    }

    /// What of the font shows in cells: weight and slant; small text is dim.
    var traits: Style.Traits {
      var traits: Style.Traits = []
      if weight == .semibold || weight == .bold { traits.insert(.bold) }
      if isItalic { traits.insert(.italic) }
      return traits
    }
  }

  public enum LineBreakMode: Hashable, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  public enum TextTransform: Hashable, Sendable, CaseIterable {
    case none, uppercase, lowercase, capitalized

    func callAsFunction(_ text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}

extension ListContentConfiguration.TextProperties: Hashable {
  /// Transformers are closures, which cannot be compared: a text that has one differs from all
  /// others.
  public static func == (left: Self, right: Self) -> Bool {
    left.colorTransformer == nil && right.colorTransformer == nil && left.key == right.key
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private struct Key: Hashable {
    let font: Font
    let color: Customizable<Color>
    let alignment: TextAlignment
    let lineBreakMode: LineBreakMode
    let numberOfLines: Int
    let transform: TextTransform
  }

  private var key: Key {
    Key(
      font: font, color: ownColor, alignment: alignment, lineBreakMode: lineBreakMode,
      numberOfLines: numberOfLines, transform: transform)
  }
}
