/// An identifier whose hash is chosen: `buckets` of 1 makes all hashes equal.
struct ChosenHash: Hashable, Sendable, Codable, CustomStringConvertible {
  var value: Int
  var buckets: Int

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value % buckets) }

  var description: String { "\(value)" }
}
