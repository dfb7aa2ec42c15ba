import Foundation

/// A moment as it is written: ISO 8601, such as 2026-01-31T12:00:00Z.
///
/// The text is kept as it is. Another program's way to write a moment stays, and reading a list
/// reads no dates.
struct Timestamp: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  init(_ date: Date) { text = date.formatted(.iso8601) }

  /// nil if the text is no such date.
  var date: Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// Now, to the second.
  static var now: Timestamp { Timestamp(Date()) }
}
