extension Font {
  /// The font of a text style, UIKit's way to ask for it.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    switch style {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }

  /// UIKit's way to ask for a size. A terminal has one.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    system(size: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: Double) -> Font {
    system(size: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: Double) -> Font { system(size: size).italic() }

  /// A terminal's letters have one width anyway.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    system(size: size, weight: weight)
  }
}

extension Font.TextStyle {
  /// UIKit's word for ``title``.
  public static let title1 = title

  /// UIKit's word for ``caption``.
  public static let caption1 = caption
}
