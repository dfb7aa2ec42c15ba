import XCTest

@testable import favorites

/// What is typed letter by letter leaves what it would leave if it were typed at once.
final class TypedFilterTests: XCTestCase {
  private func plain(_ text: String, _ items: [Favorite], _ base: ListFilter) -> [Int] {
    var filter = base
    func hits() -> [Int] { items.indices.filter { filter.accepts(items[$0]) } }
    guard !text.isEmpty else { return hits() }
    filter.text = .part(SearchPattern(text))
    if !hits().isEmpty { return hits() }
    filter.text = .letters(LetterPattern(text))
    return hits()
  }

  /// A blank is a part of what is searched for, but no letter: rows with it are not all that have
  /// the letter.
  func testABlankIsNoLetter() {
    let items = ["c d", "cox", "a c", "x"].enumerated().map { Favorite(id: "\($0)", title: $1) }
    for (start, rest) in [("c ", "x"), (" c", "x"), ("c", " x"), (" ", "cx")] {
      var filter = TypedFilter(items, base: ListFilter())
      _ = filter.take(start)
      let hits = filter.take(start + rest).hits
      XCTAssertEqual(hits, plain(start + rest, items, ListFilter()), "\"\(start)\" \"\(rest)\"")
      XCTAssertEqual(hits, [1], "\"\(start)\" \"\(rest)\"")
    }
  }

  func testAnyTypingInAnyList() {
    let seed: UInt64 = 20_261_203
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "B", "b", "é", "e", " ", "ß", "한", "ㅎ", "\u{301}", "👍"]
    func text(_ limit: Int) -> String {
      (0..<Int.random(in: 0...limit, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      }.joined()
    }
    func favorite(_ id: Int) -> Favorite {
      Favorite(
        id: "\(id)", title: text(4), url: Bool.random(using: &random) ? text(3) : nil,
        starred: Bool.random(using: &random), folder: FolderPath(text(2)))
    }
    for round in 0..<60 {
      var items = (0..<12).map(favorite)
      let base = ListFilter(starred: round % 3 == 0 ? true : nil)
      var filter = TypedFilter(items, base: base)
      let others = items
      var typed = ""
      for step in 0..<30 {
        switch Int.random(in: 0..<11, using: &random) {
        case 0:
          let old = items
          items.remove(at: .random(in: items.indices, using: &random))
          items.append(favorite(100 + step))
          items.swapAt(0, .random(in: items.indices, using: &random))
          filter.follow(items, FavoriteMatch(items, in: old))
        case 1: filter.fill(from: FoldedTexts(others), of: others)
        case 2, 3: typed = String(typed.dropLast())
        case 4: typed = text(3)
        case 5: typed = [" ", "b ", " b", "e "].randomElement(using: &random) ?? ""
        default: typed += letters[Int.random(in: letters.indices, using: &random)]
        }
        let found = filter.take(typed)
        let label = "seed \(seed) round \(round) step \(step) \"\(typed)\" \(items.map(\.title))"
        XCTAssertEqual(found.hits, plain(typed, items, base), label)
        // Who has only the filter finds the same.
        XCTAssertEqual(
          items.indices.filter { found.filter.accepts(items[$0]) }, found.hits, label)
      }
    }
  }
}
