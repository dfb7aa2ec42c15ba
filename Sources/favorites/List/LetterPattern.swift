/// Characters that others are searched for, in this order but not side by side; cases and marks do
/// not matter.
struct LetterPattern {
  private let scalars: [Unicode.Scalar]
  /// The same as bytes, and which of these begin a character.
  private let bytes: [UInt8]
  private let isStart: [Bool]

  /// Whether the text is one character and nothing else, no blank either: to find that is the same
  /// as to find it as a part.
  let isSingle: Bool

  init(_ text: String) {
    let all = Self.scalars(text)
    scalars = all.filter { $0 != " " }
    isSingle = all.count == 1 && scalars.count == 1
    bytes = scalars.flatMap { Array(String($0).utf8) }
    isStart = bytes.map { $0 & 0xC0 != 0x80 }
  }

  /// - Complexity: O(*n*) in the text.
  func isFound(in text: String) -> Bool {
    var found = 0
    for scalar in Self.scalars(text) where found < scalars.count && scalar == scalars[found] {
      found += 1
    }
    return found == scalars.count
  }

  /// The same for texts that were folded before: they begin anew behind each separator.
  func isFound(in folded: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return true }
    var (found, start) = (0, 0)
    for byte in folded {
      if byte == bytes[found] {
        found += 1
        if found == bytes.count { return true }
        if isStart[found] { start = found }
      } else if byte == FoldedTexts.separator {
        (found, start) = (0, 0)
      } else if found != start {
        // The first bytes of a character were those of another one.
        found = byte == bytes[start] ? start + 1 : start
      }
    }
    return false
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(String(decoding: FoldedText.bytes(text), as: UTF8.self).unicodeScalars)
  }
}
