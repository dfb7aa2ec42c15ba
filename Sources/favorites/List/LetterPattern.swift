/// Characters that others are searched for, in this order but not side by side; cases and marks do
/// not matter.
struct LetterPattern {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Self.scalars(text).filter { $0 != " " }
  }

  /// - Complexity: O(*n*) in the text.
  func isFound(in text: String) -> Bool {
    var found = 0
    for scalar in Self.scalars(text) where found < scalars.count && scalar == scalars[found] {
      found += 1
    }
    return found == scalars.count
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(String(decoding: FoldedText.bytes(text), as: UTF8.self).unicodeScalars)
  }
}
