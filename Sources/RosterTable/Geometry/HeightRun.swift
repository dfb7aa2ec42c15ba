import Foundation

/// Rows that follow each other and have the same height, estimated or measured.
struct HeightRun: ExtentTreeElement, Hashable {
  var count: Int
  /// The height of one row, in points.
  var height: CGFloat

  var extent: Extent { Extent(count: count, rows: count, height: CGFloat(count) * height) }

  func split(at offset: Int) -> (HeightRun, HeightRun) {
    var (front, rest) = (self, self)
    front.count = offset
    rest.count = count - offset
    return (front, rest)
  }

  func merged(with next: HeightRun) -> HeightRun? {
    guard height == next.height else { return nil }
    var both = self
    both.count += next.count
    return both
  }
}
