/// A colour: a name that a theme looks up, or red, green and blue, with an opacity.
///
/// A terminal shows names through its own palette, so that a user's theme applies; a test sees the
/// name in a styled picture.
public struct Color: Hashable, Sendable {
  /// The name, if the colour has one.
  public var token: Token? {
    if case .token(let token) = value { token } else { nil }
  }

  /// The parts, each 0…255, if the colour was made from parts.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    if case .parts(let red, let green, let blue) = value { (red, green, blue) } else { nil }
  }

  /// 0 (nothing shows) to 1 (nothing shines through).
  public var opacity: Double { Double(alpha) / 255 }

  private var value: Value
  private var alpha: UInt8

  private enum Value: Hashable, Sendable {
    case token(Token)
    case parts(red: UInt8, green: UInt8, blue: UInt8)
  }

  public init(_ token: Token) {
    value = .token(token)
    alpha = token == .clear ? 0 : 255
  }

  /// Makes a colour from parts of 0…1; other values are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    value = .parts(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
    alpha = Self.byte(opacity)
  }

  /// Makes a grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    var result = self
    result.alpha = Self.byte(opacity * min(max(factor, 0), 1))
    return result
  }

  /// The colour with this opacity, in UIKit's words.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var result = self
    result.alpha = Self.byte(alpha)
    return result
  }

  /// The colour where the tint is another: as opaque as it is in the tint.
  package func inTint(_ tint: Color) -> Color {
    guard token == .tint else { return self }
    return alpha == 255 ? tint : tint.opacity(opacity)
  }

  /// Whether nothing of it shows.
  public var isClear: Bool { alpha == 0 }

  private static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return value < 1 ? UInt8(value * 255 + 0.5) : 255
  }
}

extension Color: CustomStringConvertible {
  /// The token's name, or `#RRGGBB`; an opacity below 1 follows as `@50%`.
  public var description: String {
    let name =
      switch value {
      case .token(let token): token.rawValue
      case .parts(let red, let green, let blue):
        "#" + Self.hex(red) + Self.hex(green) + Self.hex(blue)
      }
    if alpha == 255 || token == .clear { return name }
    return "\(name)@\((Int(alpha) * 100 + 127) / 255)%"
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
