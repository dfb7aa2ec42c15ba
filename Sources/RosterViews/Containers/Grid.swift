import Foundation
import RosterDrawing

/// Views in rows and columns: every column is as wide as its widest cell.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Size")
///     Text("12 MB")
///   }
///   GridRow {
///     Text("Kind")
///     Text("Movie")
///   }
/// }
/// ```
///
/// Views that are in no ``GridRow`` reach over all columns. Without spacings, a column lies between
/// cells, and no line between rows. Alignments are parts of cells: baselines count as the top for
/// the first line of text, and as the bottom for the last.
public struct Grid<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func build(into tree: inout ViewTree) {
    let metrics = tree.environment.metrics
    func cells(_ length: Int) -> Int32 { Int32(min(max(length, 0), Drawing.lengthLimit)) }
    let columnGap = horizontalSpacing.map { cells(metrics.columns($0)) } ?? 1
    let lineGap = verticalSpacing.map { cells(metrics.lines($0)) } ?? 0
    let (axis, outer) = (tree.axis, tree.gridAlignment)
    let vertical = Fraction(alignment.vertical).asPart
    tree.axis = .vertical
    tree.gridAlignment = vertical
    let index = tree.nodes.count
    tree.container(
      .grid(
        columnGap: columnGap, lineGap: lineGap, Fraction(alignment.horizontal).asPart, vertical)
    ) { content.build(into: &$0) }
    tree.keepGridRows(in: index)
    (tree.axis, tree.gridAlignment) = (axis, outer)
  }
}

/// The cells of one row of a ``Grid``. Elsewhere, its views are pieces of what they are in.
public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: Where cells stand that are less high than the row; nil leaves it to the
  ///   grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func build(into tree: inout ViewTree) {
    guard let around = tree.gridAlignment else { return content.build(into: &tree) }
    let axis = tree.axis
    tree.axis = .horizontal
    tree.gridAlignment = nil
    tree.container(.gridRow(alignment.map { Fraction($0).asPart } ?? around)) {
      content.build(into: &$0)
    }
    (tree.axis, tree.gridAlignment) = (axis, around)
  }
}

extension ViewTree {
  /// Makes rows into stacks that lie deeper in a grid than directly.
  fileprivate mutating func keepGridRows(in grid: Int) {
    let end = nodes.count
    var place = grid + 1
    var nextChild = place
    while place < end {
      let isChild = place == nextChild
      if isChild { nextChild = place + nodes[place].size }
      if case .grid = nodes[place].kind {
        place += nodes[place].size
        continue
      }
      if !isChild, case .gridRow(let fraction) = nodes[place].kind {
        var stack = ViewNode(.stack(.horizontal, spacing: nil, fraction))
        (stack.size, stack.priority) = (nodes[place].size, nodes[place].priority)
        nodes[place] = stack
      }
      place += 1
    }
  }
}

extension Fraction {
  /// The part of a length that stands for it where there are no guides.
  fileprivate var asPart: Fraction {
    switch self {
    case .start, .middle, .end: self
    case .lastBaseline, .separatorEnd: .end
    default: .start
    }
  }
}

extension View {
  /// How many columns of its ``Grid`` the view takes.
  public func gridCellColumns(_ count: Int) -> WrappedView<Self> {
    gridCell(GridCell(columns: Int32(min(max(count, 1), GridLayout.columnLimit))))
  }

  /// Where the view stands in its cell: at the nearest edge or in the middle.
  public func gridCellAnchor(_ anchor: UnitPoint) -> WrappedView<Self> {
    func part(_ place: Double) -> Fraction {
      place < 0.25 ? .start : place > 0.75 ? .end : .middle
    }
    return gridCell(GridCell(horizontal: part(anchor.x), vertical: part(anchor.y)))
  }

  /// Where all cells of the view's column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> WrappedView<Self> {
    gridCell(GridCell(column: Fraction(guide).asPart))
  }

  /// The directions in which the view makes its column or row no longer.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> WrappedView<Self> {
    gridCell(
      GridCell(
        isUnsizedAcross: axes.contains(.horizontal), isUnsizedDown: axes.contains(.vertical)))
  }

  private func gridCell(_ cell: GridCell) -> WrappedView<Self> {
    WrappedView(content: self) { _ in .gridCell(cell) }
  }
}
