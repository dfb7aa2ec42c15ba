import Foundation
import RosterDrawing
import RosterViews

extension ListContentConfiguration {
  /// How a text of the content looks.
  public struct TextProperties {
    public var colorTransformer: ConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The most lines; 0 is as many as the text takes.
    public var numberOfLines = 0

    /// Without a look in cells, where letters have one size.
    public var adjustsFontSizeToFitWidth = false
    /// Without a look in cells, where letters have one size.
    public var minimumScaleFactor: CGFloat = 0
    /// Without a look in cells, where letters do not move together.
    public var allowsDefaultTighteningForTruncation = false
    /// Without a look in cells, where letters have one size.
    public var adjustsFontForContentSizeCategory = true
    /// Without a look in cells: there is no pointer that could rest on the text.
    public var showsExpansionTextWhenTruncated = false

    private var ownFont: Customizable<Font>
    private var ownColor: Customizable<Color>
    private var ownTransform: Customizable<TextTransform>

    init(_ look: Look.TextLook) {
      ownFont = Customizable(look.font)
      ownColor = Customizable(look.color)
      ownTransform = Customizable(look.transform)
    }

    /// A size class, a weight and a slant: what of a font has a meaning in cells.
    public var font: Font {
      get { ownFont.value }
      set { ownFont.customize(newValue) }
    }

    public var color: Color {
      get { ownColor.value }
      set { ownColor.customize(newValue) }
    }

    /// What is done to the letters of `text`; attributed text stays as it is.
    public var transform: TextTransform {
      get { ownTransform.value }
      set { ownTransform.customize(newValue) }
    }

    /// The colour that shows.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

    mutating func follow(_ look: Look.TextLook) {
      ownFont.follow(look.font)
      ownColor.follow(look.color)
      ownTransform.follow(look.transform)
    }

    /// Whether a look to follow would change nothing.
    func follows(_ look: Look.TextLook) -> Bool {
      ownColor.follows(look.color) && ownFont.follows(look.font)
        && ownTransform.follows(look.transform)
    }
  }
}

extension ListContentConfiguration.TextProperties {
  public enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// Lines end between words. Words beyond the last line are left off.
    case byWordWrapping
    /// Lines end where they are full. What is beyond the last line is left off.
    case byCharWrapping
    /// The last line is cut where it is full.
    case byClipping
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

extension ListContentConfiguration.TextProperties: Hashable {}
