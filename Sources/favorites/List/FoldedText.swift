import Foundation

/// Text without its cases and marks, as bytes that are equal where texts are alike.
///
/// Foundation can search that way, but goes over all marks of a character again and again, and
/// finds places outside of some texts. So each text is folded once, and searched as bytes.
enum FoldedText {
  static func bytes(_ text: String) -> [UInt8] {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map(lowercase)
    }
    return letters(text) ?? wholeBytes(text)
  }

  /// The same for any text.
  static func wholeBytes(_ text: String) -> [UInt8] {
    // Marks go first: to put many of them in order costs the square of their number.
    let folded = without(text.unicodeScalars)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    guard folded.unicodeScalars.contains(where: isComposed) else { return Array(folded.utf8) }
    return Array(without(parts(folded)).utf8)
  }

  /// The same for a text of letters that are folded each by itself; nil if there are others.
  private static func letters(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        bytes.append(lowercase(UInt8(truncatingIfNeeded: scalar.value)))
        continue
      }
      guard scalar.value < table.count, let folded = table[Int(scalar.value)] else { return nil }
      bytes += folded
    }
    return bytes
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The letters of Europe's scripts, without marks.
  private static let table: [[UInt8]?] = {
    let scalars = (0x20..<0x530).compactMap(Unicode.Scalar.init)
      .filter { !isMark($0) && !$0.properties.isDefaultIgnorableCodePoint }
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      text.append(scalar)
      text.append("\n")
    }
    var table = [[UInt8]?](repeating: nil, count: 0x530)
    let folded = wholeBytes(String(text)).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (scalar, bytes) in zip(scalars, folded) { table[Int(scalar.value)] = Array(bytes) }
    return table
  }()

  /// Text as marks and what they are on, each by itself, and syllables of Hangul as letters.
  static func parts(_ text: String) -> String.UnicodeScalarView {
    var parts = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isComposed(scalar) {
        let decomposed = String(scalar).decomposedStringWithCanonicalMapping
        parts.append(contentsOf: decomposed.unicodeScalars)
      } else {
        parts.append(scalar)
      }
    }
    return parts
  }

  private static func without(_ scalars: String.UnicodeScalarView) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in scalars where !isMark(scalar) { kept.append(scalar) }
    return String(kept)
  }

  /// What does not matter behind another character: accents, points, variants, tones of skin.
  ///
  /// Signs of vowels that take no room of their own, as in Devanagari and Thai, are among these:
  /// Foundation's search passes over them just so, though its folding keeps them. Signs that take
  /// room, which are most others, matter to both. The few spacing ones of Kannada and of viramas
  /// that extend a character since Unicode 16 do not matter here: they are the same text as marks
  /// that never did, or signs like them.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return scalar.properties.isGraphemeExtend || (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Whether a character may be several.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0xC0 }
}
