import Foundation

/// Moments as files write them: ISO 8601, in Greenwich.
enum Timestamp {
  static func text(_ date: Date) -> String {
    let isWhole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
    return date.formatted(
      isWhole ? .iso8601 : Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// Now, to the second.
  static var now: Date { Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)) }
}
