import Foundation

/// The heights of one section: header, rows, footer.
struct SectionGeometry: ExtentTreeElement {
  var header = Edge()
  var rows = ExtentTree<HeightRun>()
  var footer = Edge()

  /// A header or a footer.
  struct Edge: Hashable {
    /// In points; zero when there is none.
    var height: CGFloat = 0
    /// Whether the height is the view's own; otherwise it is an estimate until it is shown.
    var isMeasured = false
    /// Whether there is a view, though it may be of no height now.
    var hasView = false
  }

  var extent: Extent {
    Extent(count: 1, rows: rows.count, height: header.height + rows.height + footer.height)
  }

  /// Whether header and footer were asked for.
  var isMeasured: Bool { header.isMeasured && footer.isMeasured }

  /// Whether there was no header or no footer when it was asked for.
  var isWithoutEdge: Bool {
    header.isMeasured && !header.hasView || footer.isMeasured && !footer.hasView
  }

  func split(at offset: Int) -> (SectionGeometry, SectionGeometry) { (self, self) }

  func merged(with next: SectionGeometry) -> SectionGeometry? { nil }
}
