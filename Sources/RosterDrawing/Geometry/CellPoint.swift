/// A place in terminal cells, from the top left corner: column `x`, line `y`, both from zero.
///
/// Coordinates are held in ±``CellSize/limit``, so that sums of a few of them cannot overflow.
public struct CellPoint: Hashable, Sendable {
  /// The column.
  public var x: Int { didSet { x = Self.clamped(x) } }

  /// The line.
  public var y: Int { didSet { y = Self.clamped(y) } }

  public init(x: Int, y: Int) {
    self.x = Self.clamped(x)
    self.y = Self.clamped(y)
  }

  /// The top left corner.
  public static let zero = CellPoint(x: 0, y: 0)

  /// The point moved right and down.
  public func offset(x dx: Int = 0, y dy: Int = 0) -> CellPoint {
    CellPoint(x: x + Self.clamped(dx), y: y + Self.clamped(dy))
  }

  private static func clamped(_ value: Int) -> Int {
    min(max(value, -CellSize.limit), CellSize.limit)
  }
}

extension CellPoint: CustomStringConvertible {
  /// `"(3, 0)"`: column 3, line 0.
  public var description: String { "(\(x), \(y))" }
}
