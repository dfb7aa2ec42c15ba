import Foundation

/// How C's `printf` writes one number: `"%.2f"`, `"%03d"`, `"%lld rows"`.
///
/// A format that asks for something else than the number that is there would read memory that is
/// not the program's. So formats are looked at before they are used.
struct NumberSpecifier {
  private let format: String
  private var isFloat = false
  private var count = 0

  init(_ format: String) {
    self.format = format
    var rest = format.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else { continue }
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
      } else if let kind = Self.conversion(&rest) {
        isFloat = kind == .float
        count += 1
      } else {
        count = -1
        return
      }
    }
  }

  /// The number as the format has it, or in its usual form if the format is none for it.
  func text(of value: some CVarArg) -> String {
    let fits = isFloat ? value is any BinaryFloatingPoint : value is any FixedWidthInteger
    guard count == 1, fits else { return count == 0 ? format : "\(value)" }
    return String(format: format, value)
  }

  private enum Conversion { case integer, float }

  /// Takes what follows a per cent sign; nil for what is not the form of a number.
  private static func conversion(_ rest: inout Substring.UTF8View) -> Conversion? {
    take(&rest, "-+ 0#'", most: 5)
    take(&rest, "0123456789", most: 3)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      take(&rest, "0123456789", most: 3)
    }
    let isLong = take(&rest, "lqjzth", most: 2)
    switch rest.popFirst().map(UnicodeScalar.init) {
    case "d", "i", "u", "x", "X", "o": return .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": return isLong ? nil : .float
    default: return nil
    }
  }

  @discardableResult
  private static func take(
    _ rest: inout Substring.UTF8View, _ allowed: String, most: Int
  ) -> Bool {
    var taken = 0
    while taken < most, let byte = rest.first, allowed.utf8.contains(byte) {
      rest.removeFirst()
      taken += 1
    }
    return taken > 0
  }
}
