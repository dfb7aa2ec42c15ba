/// A size in terminal cells: columns and lines, never negative.
///
/// Sizes are held in 0…``limit``, so that sums of a few of them cannot overflow.
public struct CellSize: Hashable, Sendable {
  /// The columns.
  public var width: Int { didSet { width = Self.clamped(width) } }

  /// The lines.
  public var height: Int { didSet { height = Self.clamped(height) } }

  public init(width: Int, height: Int) {
    self.width = Self.clamped(width)
    self.height = Self.clamped(height)
  }

  /// The largest width or height; larger ones, as an endless size, become this.
  public static let limit = 1 << 40

  /// No columns, no lines.
  public static let zero = CellSize(width: 0, height: 0)

  /// Whether it has no cells.
  public var isEmpty: Bool { width == 0 || height == 0 }

  private static func clamped(_ value: Int) -> Int { min(max(value, 0), limit) }
}

extension CellSize: CustomStringConvertible {
  /// `"40×8"`.
  public var description: String { "\(width)×\(height)" }
}
