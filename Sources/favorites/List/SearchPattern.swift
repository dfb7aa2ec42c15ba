/// A text that others are searched for; cases and marks do not matter.
struct SearchPattern {
  private let bytes: [UInt8]
  /// For each start of the pattern, how long a shorter start is that ends with it.
  private let borders: [Int]
  /// Whether the pattern is nothing but marks: then these are what is searched for.
  private let isMark: Bool

  init(_ text: String) {
    let folded = FoldedText.bytes(text)
    isMark = folded.isEmpty
    bytes =
      isMark ? FoldedText.parts(text).first.map { Array(String($0).utf8) } ?? [] : folded
    borders = Self.borders(of: bytes)
  }

  /// - Complexity: O(*n*) in the text.
  func isFound(in text: String) -> Bool {
    isFound(in: isMark ? Array(String(FoldedText.parts(text)).utf8) : FoldedText.bytes(text))
  }

  private func isFound(in text: [UInt8]) -> Bool {
    var matched = 0
    for byte in text {
      while matched > 0, bytes[matched] != byte { matched = borders[matched - 1] }
      if matched < bytes.count, bytes[matched] == byte { matched += 1 }
      if matched == bytes.count { return true }
    }
    return bytes.isEmpty
  }

  private static func borders(of bytes: [UInt8]) -> [Int] {
    var borders = [Int](repeating: 0, count: bytes.count)
    var matched = 0
    for index in bytes.indices.dropFirst() {
      while matched > 0, bytes[matched] != bytes[index] { matched = borders[matched - 1] }
      if bytes[matched] == bytes[index] { matched += 1 }
      borders[index] = matched
    }
    return borders
  }
}
