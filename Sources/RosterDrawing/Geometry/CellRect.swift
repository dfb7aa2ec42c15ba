/// A rectangle of terminal cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint

  /// Columns and lines.
  public var size: CellSize

  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// No cells at the top left corner.
  public static let zero = CellRect(origin: .zero, size: .zero)

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }

  /// The column after the last.
  public var maxX: Int { origin.x + size.width }

  /// The line after the last.
  public var maxY: Int { origin.y + size.height }

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// Whether it has no cells.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether a cell is inside.
  public func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both have; empty at this origin if there are none.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return CellRect(origin: origin, size: .zero) }
    return CellRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle moved right and down.
  public func offset(x dx: Int = 0, y dy: Int = 0) -> CellRect {
    CellRect(origin: origin.offset(x: dx, y: dy), size: size)
  }
}

extension CellRect: CustomStringConvertible {
  /// `"(3, 0) 40×8"`.
  public var description: String { "\(origin) \(size)" }
}
