import Foundation
import RosterViews

/// Margins that a configuration sets, by edge. The others are those of the place.
struct OwnMargins: Hashable {
  private var edges: Edge.Set = []
  private var lengths = EdgeInsets()

  /// Sets some edges. Lengths that are negative or not finite count as none.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let length = insets[edge]
      lengths.set(Edge.Set(edge), length.isFinite ? max(0, length) : 0)
    }
    self.edges.formUnion(edges)
  }

  /// The margins that were set; none at the other edges.
  var set: EdgeInsets { lengths }

  /// All margins, at a place that has some itself.
  func over(_ margins: EdgeInsets) -> EdgeInsets {
    var result = lengths
    for edge in Edge.allCases where !edges.contains(Edge.Set(edge)) {
      result.set(Edge.Set(edge), margins[edge])
    }
    return result
  }
}

/// The least size that a configuration sets, in points.
struct LeastSize: Hashable {
  let width: CGFloat?
  let height: CGFloat?

  /// Lengths that are negative count as 0; those that are not finite as nil.
  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    let valid = { (length: CGFloat?) in length.flatMap { $0.isFinite ? max(0, $0) : nil } }
    self.width = valid(width)
    self.height = valid(height)
  }
}

extension EdgeInsets {
  subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
