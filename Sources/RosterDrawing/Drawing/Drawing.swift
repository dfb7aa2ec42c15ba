/// A picture in terminal cells: rows of styled text, what can be pressed, and what it says.
///
/// A drawing is a value. Equal drawings look the same, so a row whose drawing is equal to the one
/// before need not be shown again. All text in it is safe to print.
///
/// ```swift
/// var row = Drawing(width: 20, height: 1)
/// row.fill(row.bounds, background: .yellow)
/// row.draw("★ Coding", at: .zero, style: Style(.bold))
/// print(row.picture())
/// ```
///
/// Columns and lines count from zero at the top left. What is drawn outside is left out.
public struct Drawing: Hashable, Sendable {
  /// Columns and lines, each at most ``lengthLimit``.
  public private(set) var size: CellSize

  /// The lines from the top as far as something is drawn; lines after them are empty.
  public internal(set) var rows: [DrawingRow] = []

  /// What can be pressed; of several at a cell the last one counts.
  public var pressRegions: [PressRegion] = []

  /// What it says, in reading order.
  public var accessibility: [AccessibilityElement] = []

  public init(size: CellSize) {
    self.size = Self.clamped(size)
  }

  public init(width: Int, height: Int) {
    self.init(size: CellSize(width: width, height: height))
  }

  /// The most columns or lines; more are cut off.
  public static let lengthLimit = 1 << 20

  /// No cells.
  public static let empty = Drawing(size: .zero)

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// All of its cells.
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// Whether nothing is drawn in any cell.
  public var isBlank: Bool { rows.allSatisfy(\.isEmpty) }

  /// The row of a line; empty outside.
  public func row(_ line: Int) -> DrawingRow {
    rows.indices.contains(line) ? rows[line] : DrawingRow()
  }

  /// The region to press at a cell.
  public func pressRegion(at point: CellPoint) -> PressRegion? {
    pressRegions.last { $0.rect.contains(point) }
  }

  /// What it says, in one line.
  public var accessibilityText: String {
    accessibility.map(\.description).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func clamped(_ size: CellSize) -> CellSize {
    CellSize(width: min(size.width, lengthLimit), height: min(size.height, lengthLimit))
  }

  /// Changes the size. What is outside of the new one is cut off.
  public mutating func resize(to newSize: CellSize) {
    let size = Self.clamped(newSize)
    if size.width < self.size.width || size.height < self.size.height {
      self = cropped(to: CellRect(origin: .zero, size: size))
    }
    self.size = size
  }
}
