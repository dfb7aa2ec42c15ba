import RosterDrawing

/// A change of colour that a configuration makes when it is shown.
///
/// Transformers are equal if one is a copy of the other: closures cannot be compared.
public struct ConfigurationColorTransformer {
  private let own: Own
  /// The name of one that the library has.
  private var name: String?

  private final class Own {
    let transform: (Color) -> Color
    init(_ transform: @escaping (Color) -> Color) { self.transform = transform }
  }

  public init(_ transform: @escaping (Color) -> Color) { own = Own(transform) }

  private init(name: String, _ transform: @escaping (Color) -> Color) {
    self.init(transform)
    self.name = name
  }

  public func callAsFunction(_ color: Color) -> Color { own.transform(color) }

  /// The colour as a grey of the same brightness; names become `gray`.
  public static var grayscale: Self {
    Self(name: "grayscale") { color in
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
  public static var preferredTint: Self { Self(name: "preferredTint") { $0 } }

  /// Grey, for content that steps back.
  public static var monochromeTint: Self {
    Self(name: "monochromeTint") { Color.secondaryLabel.withAlphaComponent($0.opacity) }
  }
}

extension ConfigurationColorTransformer: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.own === right.own || (left.name != nil && left.name == right.name)
  }

  public func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(own)) }
  }
}
