import Foundation
import RosterDrawing

extension ListContentConfiguration {
  /// How the image of the content looks. A symbol in a terminal has one size and one weight, so
  /// there is no preferred symbol configuration.
  public struct ImageProperties {
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// In points. Without a look in cells.
    public var cornerRadius: CGFloat = 0
    /// The most room for the image, in points; zero is no limit. A longer name of a symbol is cut.
    public var maximumSize = CGSize.zero
    /// The space that is kept for the image, in points; zero takes the image's own. The image
    /// stands in its middle.
    public var reservedLayoutSize = CGSize.zero
    /// Without a look in cells: a terminal inverts its colours itself.
    public var accessibilityIgnoresInvertColors = false

    /// A width that the system picks, so that texts of rows with different images line up.
    public static let standardDimension: CGFloat = 24

    private var tint: Customizable<Color>

    init(_ look: Look) { tint = Customizable(look.image) }

    /// The colour of the image; nil goes back to the tint.
    public var tintColor: Color? {
      get { tint.value }
      set { tint.customize(newValue ?? .tint) }
    }

    /// The colour that shows.
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let base = tint.value.inTint(tintColor)
      return tintColorTransformer?(base) ?? base
    }

    mutating func follow(_ look: Look) { tint.follow(look.image) }

    /// Whether a look to follow would change nothing.
    func follows(_ look: Look) -> Bool { tint.follows(look.image) }
  }
}

extension ListContentConfiguration.ImageProperties: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(tint) }
}
