import Foundation

/// A text that others are searched for; cases and marks do not matter.
struct SearchPattern {
  private let bytes: [UInt8]
  /// For each start of the pattern, how long a shorter start is that ends with it.
  private let borders: [Int]
  /// Whether the pattern is nothing but marks: then these are what is searched for.
  let isMark: Bool

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

  /// The same for texts that were folded before; not for marks, which those lack.
  func isFound(in folded: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let start = folded.baseAddress else { return bytes.isEmpty }
    var (place, matched) = (0, 0)
    while place < folded.count {
      if matched == 0 {
        // Most bytes are passed over many at a time.
        guard let found = memchr(start + place, Int32(first), folded.count - place) else {
          return false
        }
        place = UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
      }
      while matched > 0, bytes[matched] != folded[place] { matched = borders[matched - 1] }
      if bytes[matched] == folded[place] { matched += 1 }
      if matched == bytes.count { return true }
      place += 1
    }
    return false
  }

  /// Whether whatever has this text in it has the other one, too.
  func isNarrower(than other: SearchPattern) -> Bool {
    !isMark && !other.isMark && bytes.starts(with: other.bytes)
  }

  private func isFound(in text: [UInt8]) -> Bool { text.withUnsafeBufferPointer(isFound) }

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
