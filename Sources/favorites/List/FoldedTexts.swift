import Foundation

/// What the favorites of a list are searched by, folded once for many searches.
///
/// All in one piece: to go from text to text in memory takes longer than to search them.
struct FoldedTexts: Sendable {
  private var bytes: [UInt8] = []
  /// Where those of each favorite end.
  private var ends: [Int] = []

  /// Stands between title, address and folder; no text has it.
  static let separator: UInt8 = 0xFF

  init(_ favorites: [Favorite]) {
    ends.reserveCapacity(favorites.count)
    for favorite in favorites { append(favorite) }
  }

  /// Those of a newer list: what is as it was is not folded again.
  init(_ favorites: [Favorite], _ match: FavoriteMatch, in old: FoldedTexts) {
    bytes.reserveCapacity(old.bytes.count)
    ends.reserveCapacity(favorites.count)
    var index = 0
    while index < favorites.count {
      guard let first = match.unchanged(index) else {
        append(favorites[index])
        index += 1
        continue
      }
      // Those that stay side by side are copied in one piece.
      var count = 1
      while index + count < favorites.count, match.unchanged(index + count) == first + count {
        count += 1
      }
      let start = old.range(first).lowerBound
      let moved = bytes.count - start
      bytes += old.bytes[start..<old.ends[first + count - 1]]
      for place in first..<first + count { ends.append(old.ends[place] + moved) }
      index += count
    }
  }

  /// - Returns: The places of those in which something is found.
  func places(
    among places: some Sequence<Int>, where isFound: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      places.filter { isFound(UnsafeBufferPointer(rebasing: bytes[range($0)])) }
    }
  }

  private func range(_ index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }

  private mutating func append(_ favorite: Favorite) {
    bytes += FoldedText.bytes(favorite.title)
    for text in [favorite.url, favorite.folder?.description] {
      guard let text else { continue }
      bytes.append(Self.separator)
      bytes += FoldedText.bytes(text)
    }
    ends.append(bytes.count)
  }
}
