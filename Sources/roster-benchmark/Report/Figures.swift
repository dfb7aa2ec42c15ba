/// Figures as people read them.
enum Figures {
  /// Three digits that count.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let magnitude = abs(value)
    if magnitude >= 100 || value == value.rounded() { return grouped(value) }
    return fixed(value, digits: magnitude >= 10 ? 1 : 2)
  }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: return "\(number(nanoseconds)) ns"
    case ..<1e6: return "\(number(nanoseconds / 1e3)) µs"
    case ..<1e9: return "\(number(nanoseconds / 1e6)) ms"
    default: return "\(number(nanoseconds / 1e9)) s"
    }
  }

  static func count(_ value: Int) -> String { grouped(Double(value)) }

  private static func fixed(_ value: Double, digits: Int) -> String {
    let scale = digits == 1 ? 10.0 : 100.0
    let scaled = (value * scale).rounded()
    guard let whole = Int(exactly: scaled.magnitude) else { return "\(value)" }
    let fraction = "\(whole % Int(scale))"
    let padded = String(repeating: "0", count: digits - fraction.count) + fraction
    return "\(value < 0 ? "-" : "")\(whole / Int(scale)).\(padded)"
  }

  private static func grouped(_ value: Double) -> String {
    guard let whole = Int(exactly: value.rounded().magnitude) else { return "\(value)" }
    var result = ""
    for (index, digit) in "\(whole)".reversed().enumerated() {
      if index > 0, index % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return (value <= -1 ? "-" : "") + String(result.reversed())
  }
}
