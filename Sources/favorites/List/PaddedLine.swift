import Roster

/// A line that is put together as bytes.
struct PaddedLine {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(128) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a text, made safe to show.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.terminalSafe.utf8)
  }

  /// Adds blanks; none if the number is not above 0.
  mutating func blanks(_ count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
