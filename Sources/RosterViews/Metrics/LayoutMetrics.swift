import Foundation
import RosterDrawing

/// How many points a terminal cell stands for, and how large rows are at least.
///
/// Lengths in the API are points, as in UIKit. Metrics turn them into columns and lines and back.
public struct LayoutMetrics: Hashable, Sendable {
  /// The points of a column.
  public let pointsPerColumn: CGFloat

  /// The points of a line.
  public let pointsPerLine: CGFloat

  /// The least height of a row, in points.
  public let minimumRowHeight: CGFloat

  /// What lies around the content of a row, in points.
  public let rowMargins: EdgeInsets

  /// Makes metrics. Points of a cell that are not finite or below 1 become 1; of heights and
  /// margins, what is not a number or below 0 becomes 0, and what is endless ``lengthLimit``.
  public init(
    pointsPerColumn: CGFloat = 8, pointsPerLine: CGFloat = 16, minimumRowHeight: CGFloat,
    rowMargins: EdgeInsets
  ) {
    self.pointsPerColumn = Self.unit(pointsPerColumn)
    self.pointsPerLine = Self.unit(pointsPerLine)
    self.minimumRowHeight = Self.length(minimumRowHeight)
    self.rowMargins = EdgeInsets(
      top: Self.length(rowMargins.top), leading: Self.length(rowMargins.leading),
      bottom: Self.length(rowMargins.bottom), trailing: Self.length(rowMargins.trailing))
  }

  /// The largest height or margin, in points.
  public static let lengthLimit: CGFloat = 16_777_216

  /// A terminal: 8 × 16 points a cell, rows of at least a line, margins of one column.
  public static let terminal = LayoutMetrics(
    minimumRowHeight: 16, rowMargins: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))

  /// UIKit's numbers: rows of at least 44 points, margins of 16 and 11 points.
  public static let points = LayoutMetrics(
    minimumRowHeight: 44, rowMargins: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))

  /// Columns for points, half up. Not a number is 0; endless lengths become ``CellSize/limit``.
  public func columns(_ points: CGFloat) -> Int { Self.cells(points / pointsPerColumn) }

  /// Lines for points, half up. Not a number is 0; endless lengths become ``CellSize/limit``.
  public func lines(_ points: CGFloat) -> Int { Self.cells(points / pointsPerLine) }

  /// Points of columns.
  public func points(columns: Int) -> CGFloat { CGFloat(columns) * pointsPerColumn }

  /// Points of lines.
  public func points(lines: Int) -> CGFloat { CGFloat(lines) * pointsPerLine }

  /// The cells of a size in points.
  public func cells(_ size: CGSize) -> CellSize {
    CellSize(width: columns(size.width), height: lines(size.height))
  }

  /// The cells of a rectangle in points.
  public func cells(_ rect: CGRect) -> CellRect {
    CellRect(
      origin: CellPoint(x: columns(rect.origin.x), y: lines(rect.origin.y)), size: cells(rect.size))
  }

  /// The points of a size in cells.
  public func points(_ size: CellSize) -> CGSize {
    CGSize(width: points(columns: size.width), height: points(lines: size.height))
  }

  /// The points of a rectangle in cells.
  public func points(_ rect: CellRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: points(columns: rect.minX), y: points(lines: rect.minY)),
      size: points(rect.size))
  }

  private static func length(_ points: CGFloat) -> CGFloat {
    points > 0 ? min(points, lengthLimit) : 0
  }

  private static func unit(_ points: CGFloat) -> CGFloat {
    points.isFinite && points >= 1 ? points : 1
  }

  private static func cells(_ length: CGFloat) -> Int {
    let rounded = (length + 0.5).rounded(.down)
    guard rounded == rounded else { return 0 }
    return Int(min(max(rounded, -CGFloat(CellSize.limit)), CGFloat(CellSize.limit)))
  }
}
