import XCTest

@testable import favorites

/// Favorites as a tree of folders, against the plain definition of it.
final class FolderOutlineTests: XCTestCase {
  private static let folders = [nil, "x", "x/y", "x/y/z", "w", "w/y"].map {
    $0.flatMap(FolderPath.init)
  }

  private func favorites(_ folders: [FolderPath?]) -> [Favorite] {
    folders.enumerated().map { Favorite(id: "k\($0)", title: "", folder: $1) }
  }

  private func text(_ outline: FolderOutline) -> [String] {
    outline.map { step in
      let indent = String(repeating: " ", count: step.depth)
      return switch step.kind {
      case .open(let path): indent + "\(path) {"
      case .close(let path): indent + "} \(path)"
      case .favorite(let place): indent + "\(place)"
      }
    }
  }

  /// What is in a folder, in the order in which it first appears.
  private func expected(
    _ shown: [Int], _ favorites: [Favorite], in folder: [String] = []
  ) -> [String] {
    let indent = String(repeating: " ", count: folder.count)
    var (lines, seen): ([String], Set<String>) = ([], [])
    for place in shown {
      let names = favorites[place].folder?.names ?? []
      guard names.starts(with: folder) else { continue }
      guard names.count > folder.count else {
        lines.append(indent + "\(place)")
        continue
      }
      let inner = Array(names.prefix(folder.count + 1))
      let path = inner.joined(separator: "/")
      guard seen.insert(path).inserted else { continue }
      lines +=
        [indent + "\(path) {"] + expected(shown, favorites, in: inner) + [indent + "} \(path)"]
    }
    return lines
  }

  func testEverySmallList() {
    let count = Self.folders.count
    for length in 0...4 {
      for number in 0..<(0..<length).reduce(1, { product, _ in product * count }) {
        var rest = number
        let list = favorites(
          (0..<length).map { _ in
            defer { rest /= count }
            return Self.folders[rest % count]
          })
        let found = text(FolderOutline(list))
        guard found != expected(Array(list.indices), list) else { continue }
        return XCTFail("\(list.map(\.folder)): \(found)")
      }
    }
  }

  /// Parts of a list, and lists that came from others by changes.
  func testPartsOfListsThatChanged() {
    let seed: UInt64 = 20_261_201
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var list = favorites((0..<30).map { _ in Self.folders.randomElement(using: &random) ?? nil })
    var numbers = FolderNumbers(list)
    for round in 0..<300 {
      let old = list
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !list.isEmpty: list.remove(at: Int.random(in: list.indices, using: &random))
      case 1: list.shuffle(using: &random)
      case 2 where !list.isEmpty:
        list[Int.random(in: list.indices, using: &random)].folder =
          FolderPath("x/new \(round)")
      default:
        list.append(
          Favorite(
            id: "n\(round)", title: "", folder: Self.folders.randomElement(using: &random) ?? nil))
      }
      numbers.follow(FavoriteMatch(list, in: old), list)
      XCTAssertEqual(numbers.count, list.count)
      // Folders that nothing is in any more are forgotten in the end.
      XCTAssertLessThanOrEqual(numbers.paths.count, 2 * list.count + 70)
      let shown = list.indices.filter { _ in Bool.random(using: &random) }
      XCTAssertEqual(text(FolderOutline(numbers, shown)), expected(shown, list), "round \(round)")
    }
  }
}
