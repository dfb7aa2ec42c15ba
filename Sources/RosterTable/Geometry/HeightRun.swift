import Foundation

/// Rows that follow each other and have the same height.
struct HeightRun: RopeElement, Hashable {
  var count: Int
  /// The height of one row, in points.
  var height: CGFloat
  /// Whether the height is the rows' own; otherwise it is an estimate until a row is shown.
  var isMeasured: Bool

  var extent: Extent { Extent(count: count, rows: count, height: CGFloat(count) * height) }

  func split(at offset: Int) -> (HeightRun, HeightRun) {
    var (front, rest) = (self, self)
    front.count = offset
    rest.count = count - offset
    return (front, rest)
  }

  func merged(with next: HeightRun) -> HeightRun? {
    guard height == next.height, isMeasured == next.isMeasured else { return nil }
    var both = self
    both.count += next.count
    return both
  }
}
