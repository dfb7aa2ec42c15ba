import RosterDrawing

/// A change of colour that a configuration makes when it is shown.
public struct ConfigurationColorTransformer {
  private let transform: (Color) -> Color

  public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }

  public func callAsFunction(_ color: Color) -> Color { transform(color) }

  /// The colour as a grey of the same brightness; names become `gray`.
  public static var grayscale: Self {
    Self { color in
      guard let parts = color.components else {
        return color.isClear ? color : Color.gray.withAlphaComponent(color.opacity)
      }
      let (red, green, blue) = (Double(parts.red), Double(parts.green), Double(parts.blue))
      let white = (red * 0.299 + green * 0.587 + blue * 0.114) / 255
      return Color(white: white, opacity: color.opacity)
    }
  }

  /// The accent colour that the user of the system prefers, or the colour itself where there is no
  /// such preference, as on a terminal.
  public static var preferredTint: Self { Self { $0 } }

  /// Grey, for content that steps back.
  public static var monochromeTint: Self {
    Self { Color.secondaryLabel.withAlphaComponent($0.opacity) }
  }
}
