import Roster
import XCTest

@testable import favorites

@MainActor
final class FavoritesListTests: XCTestCase {
  private func document(_ text: String) -> FavoritesDocument {
    FavoritesDocument(
      items: text.split(separator: " ").map { word in
        let parts = word.split(separator: "@")
        let name = String(parts[0])
        return Favorite(
          id: name.lowercased(), title: "title " + name, starred: name.first?.isUppercase ?? false,
          folder: parts.count > 1 ? FolderPath(String(parts[1])) : nil)
      })
  }

  func testASnapshotShowsAsATable() async throws {
    let list = try FavoritesList(document("a B c"))
    XCTAssertEqual(
      list.picture(),
      [
        "Starred (1)", "  ★ #2  b  title B", "Others (2)", "  ☆ #1  a  title a",
        "  ☆ #3  c  title c",
      ])
    let batch = try list.apply(document("B c A"))
    XCTAssertEqual(
      batch.description, "move [1, 0] -> [0, 1]\nreconfigure [0, 1]")
    XCTAssertEqual(
      list.picture(),
      [
        "Starred (2)", "  ★ #1  b  title B", "  ★ #3  a  title A", "Others (1)",
        "  ☆ #2  c  title c",
      ])
    XCTAssertTrue(try list.apply(document("B c A")).isEmpty)
    XCTAssertEqual(
      try list.apply(document("")).description, "delete [0, 0]\ndelete [0, 1]\ndelete [1, 0]")
    XCTAssertEqual(list.picture(), ["Starred (0)", "Others (0)"])
  }

  /// A list that took another document as a batch looks like one that was made for it.
  func testABatchLeadsToTheSamePicture() async throws {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    func make(_ count: Int) -> FavoritesDocument {
      let folders = ["", "@x", "@x/y", "@z", "@x/y/w"]
      let words = (0..<count).filter { _ in Bool.random(using: &random) }.map { number in
        (Bool.random(using: &random) ? "k" : "K") + "\(number)"
          + folders[Int.random(in: folders.indices, using: &random)]
      }
      return document(words.shuffled(using: &random).joined(separator: " "))
    }
    for grouping in [ListGrouping.star, .folder, .none] {
      let style = ListStyle(grouping: grouping)
      let list = try FavoritesList(make(40), style: style)
      _ = list.picture()
      for round in 0..<40 {
        let next = make(round % 5 == 0 ? 200 : 40)
        try list.apply(next)
        let fresh = try FavoritesList(next, style: style)
        XCTAssertEqual(list.picture(), fresh.picture(), "\(grouping) \(round)")
      }
    }
  }

  func testALongListIsDrawnWholeAndInOrder() async throws {
    for count in [0, 1, 20, 21, 22, 23, 24, 25, 47, 48, 49, 500] {
      let text = (0..<count).map { "k\($0)" }.joined(separator: " ")
      let lines = try FavoritesList(document(text)).picture()
      XCTAssertEqual(lines.count, count + 2)
      XCTAssertEqual(
        lines.dropFirst(2).map { $0.split(separator: " ").last.map(String.init) },
        (0..<count).map { "k\($0)" })
    }
  }

  func testFoldersAreAnOutline() async throws {
    let list = try FavoritesList(
      document("a b@x C@x/y/z d@x/y e@w f@x"), style: ListStyle(grouping: .folder))
    XCTAssertEqual(
      list.picture(),
      [
        "No folder (1)", "  ☆ #1  a  title a", "x (4)", "  ☆ #2  b  title b", "    y/", "      z/",
        "  ★ #3  c      title C", "  ☆ #4  d    title d", "  ☆ #6  f  title f", "w (1)",
        "  ☆ #5  e  title e",
      ])
  }

  /// A filter in folders: the list that is filtered looks like one that was made so, whatever was
  /// typed and changed before.
  func testAFilterInFoldersLeadsToTheSamePicture() async throws {
    let words = ["", "1", "12", "2", "", "3", "39"]
    let folders = ["", "@x", "@x/y", "@z", "@x/y/w"]
    var items = document((0..<40).map { "k\($0)\(folders[$0 % 5])" }.joined(separator: " ")).items
    let list = try FavoritesList(
      FavoritesDocument(items: items), style: ListStyle(grouping: .folder))
    var filter = TypedFilter(items, base: ListFilter())
    for (round, word) in (words + words).enumerated() {
      if round % 3 == 2 {
        let old = items
        items.remove(at: round)
        items[round].folder = FolderPath("new/\(round)")
        let match = FavoriteMatch(items, in: old)
        filter.follow(items, match)
        try list.apply(
          FavoritesDocument(items: items), style: list.style, match: match,
          shown: filter.take(word).hits)
      }
      var style = ListStyle(grouping: .folder)
      let (text, hits) = filter.take(word)
      style.filter = text
      try list.apply(FavoritesDocument(items: items), style: style, shown: hits)
      let fresh = try FavoritesList(FavoritesDocument(items: items), style: style)
      XCTAssertEqual(list.picture(), fresh.picture(), "\(round) \(word)")
    }
  }

  func testATerminalCutsLines() async throws {
    let list = try FavoritesList(document("kkkkkkkkkkkkkkkkkkkk"))
    var lines: [String] = []
    list.draw(columns: 20) { lines.append($0.text) }
    XCTAssertEqual(lines, ["Starred (0)", "Others (1)", "  ☆ #1  kkkkkkkkkkk…"])
  }
}
