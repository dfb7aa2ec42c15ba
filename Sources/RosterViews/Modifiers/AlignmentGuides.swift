import Foundation

/// A view's size and edges, for alignment guides, in points.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  /// Where an edge of the view is, from its own leading edge.
  public subscript(alignment: HorizontalAlignment) -> CGFloat {
    switch alignment.fraction {
    case .start: 0
    case .middle: width / 2
    case .end: width
    }
  }

  /// Where an edge of the view is, from its own top.
  public subscript(alignment: VerticalAlignment) -> CGFloat {
    switch alignment.fraction {
    case .start: 0
    case .middle: height / 2
    case .end: height
    }
  }
}

/// A view that says where a separator starts or ends.
public struct SeparatorGuideView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let guide: SeparatorGuide?
  let compute: (ViewDimensions) -> CGFloat

  public func build(into tree: inout ViewTree) {
    guard let guide else { return content.build(into: &tree) }
    let number = tree.guides.count
    tree.guides.append(compute)
    tree.wrap(.guide(guide, closure: number)) { content.build(into: &$0) }
  }
}

extension View {
  /// Says where the row's separator starts (`.listRowSeparatorLeading`) or ends
  /// (`.listRowSeparatorTrailing`), in points from this view's leading edge.
  ///
  /// Other guides compile and change nothing: stacks align views by their edges.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> SeparatorGuideView<Self> {
    let separator: SeparatorGuide? =
      switch guide {
      case .listRowSeparatorLeading: .leading
      case .listRowSeparatorTrailing: .trailing
      default: nil
      }
    return SeparatorGuideView(content: self, guide: separator, compute: computeValue)
  }

  /// Compiles and changes nothing: stacks align views by their edges.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
}
