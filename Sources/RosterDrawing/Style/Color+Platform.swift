extension Color {
  /// Makes a colour from parts of 0…1, in UIKit's words; other values are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a grey from 0 (black) to 1 (white), in UIKit's words.
  public init(white: Double, alpha: Double) { self.init(white: white, opacity: alpha) }

  /// Makes a colour from parts of 0…1; other values are clamped, and a hue of 1 is one of 0.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = Self.clamped(hue) * 6
    let sector = turn < 6 ? turn.rounded(.down) : 0
    let part = turn < 6 ? turn - sector : 0
    let (full, strength) = (Self.clamped(brightness), Self.clamped(saturation))
    let low = full * (1 - strength)
    let falling = full * (1 - strength * part)
    let rising = full * (1 - strength * (1 - part))
    let (red, green, blue) =
      switch sector {
      case 0: (full, rising, low)
      case 1: (falling, full, low)
      case 2: (low, full, rising)
      case 3: (low, falling, full)
      case 4: (rising, low, full)
      default: (full, low, falling)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Makes a colour from parts of 0…1, in UIKit's words.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A third of white.
  public static let darkGray = Color(white: 1 / 3)

  /// Two thirds of white.
  public static let lightGray = Color(white: 2 / 3)

  public static let magenta = Color(red: 1, green: 0, blue: 1)

  /// UIKit's word for ``tint``.
  public static let tintColor = tint

  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
