import Foundation

/// Text without its cases and marks, as bytes that are equal where texts are alike.
///
/// Foundation can search that way, but goes over all marks of a character again and again, and
/// finds places outside of some texts. So each text is folded once, and searched as bytes.
enum FoldedText {
  static func bytes(_ text: String) -> [UInt8] {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    // Marks go first: to put many of them in order costs the square of their number.
    let folded = without(text.unicodeScalars)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    guard folded.unicodeScalars.contains(where: isComposed) else { return Array(folded.utf8) }
    return Array(without(parts(folded)).utf8)
  }

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
