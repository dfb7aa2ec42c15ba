import Foundation
import Roster

/// Numbers that come from outside, and a table that gets them.
@MainActor protocol TakesHostileNumbers {}

extension TakesHostileNumbers {
  var numbers: [Int] { [Int.min, .min + 1, -1, 0, 1, 2, 1 << 40, .max - 1, .max] }
  var lengths: [CGFloat] {
    [
      .nan, -.infinity, -.greatestFiniteMagnitude, -1, -0.0, 0, .leastNonzeroMagnitude, 0.5, 16,
      1e9, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
  }

  var paths: [ItemPath] {
    numbers.flatMap { section in numbers.map { ItemPath(row: $0, section: section) } }
  }

  /// Lays out a table, and draws it where its pieces are no million lines high.
  func look(_ table: TableView, _ length: CGFloat) {
    table.layoutIfNeeded()
    if length.isNaN || abs(length) < 1e6 { _ = table.picture() }
  }

  func makeList() -> PlainFixture { PlainFixture([["a", "b"], ["c"]]) }
}
