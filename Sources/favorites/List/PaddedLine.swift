import Roster

/// A line of texts in columns, two blanks between them. It is put together as bytes.
struct PaddedLine {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(128) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a text, made safe to show, with blanks before it, and behind it up to a width.
  mutating func append(_ text: String, indent: Int = 0, paddedTo columns: Int = 0) {
    if !bytes.isEmpty { blanks(2) }
    blanks(indent)
    let safe = text.terminalSafe
    bytes.append(contentsOf: safe.utf8)
    if columns > 0 { blanks(columns - indent - WidthProfile.unicode.width(of: safe)) }
  }

  private mutating func blanks(_ count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
