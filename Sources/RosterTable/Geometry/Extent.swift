import Foundation

/// A number of places, the rows in them, and a height in points.
struct Extent: Hashable {
  var count = 0
  var rows = 0
  var height: CGFloat = 0

  static func + (left: Extent, right: Extent) -> Extent {
    Extent(
      count: sum(left.count, right.count), rows: sum(left.rows, right.rows),
      height: left.height + right.height)
  }

  /// Counts come from outside: more than there are numbers is the largest number.
  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }
}
