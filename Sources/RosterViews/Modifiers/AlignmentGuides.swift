import Foundation

/// A view's size and where its guides are, in points.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  private let explicit: [Place: CGFloat]

  struct Place: Hashable, Sendable {
    let axis: Axis
    let fraction: Fraction
  }

  init(width: CGFloat, height: CGFloat, explicit: [Place: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Where a guide of the view is, from its leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.fraction.point(of: width, in: self)
  }

  /// Where a guide of the view is, from its top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.fraction.point(of: height, in: self)
  }

  /// Where a guide of the view is if the view or one inside says so, from its leading edge.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit[Place(axis: .horizontal, fraction: guide.fraction)]
  }

  /// Where a guide of the view is if the view or one inside says so, from its top.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit[Place(axis: .vertical, fraction: guide.fraction)]
  }
}

extension Fraction {
  /// Where it is in a view that does not say so itself.
  fileprivate func point(of length: CGFloat, in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .start, .separatorStart: 0
    case .middle: length / 2
    case .end, .separatorEnd, .firstBaseline, .lastBaseline: length
    default: AlignmentRegistry.type(of: self)?.defaultValue(in: dimensions) ?? 0
    }
  }
}

/// A view that says where a guide of it is.
public struct AlignmentGuideView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let axis: Axis
  let fraction: Fraction
  let compute: (ViewDimensions) -> CGFloat

  public func build(into tree: inout ViewTree) {
    let number = tree.guides.count
    tree.guides.append(compute)
    let kind: ViewNode.Kind
    switch fraction {
    case .separatorStart: kind = .guide(.leading, closure: number)
    case .separatorEnd: kind = .guide(.trailing, closure: number)
    default:
      kind = .alignment(axis, fraction, closure: number)
      tree.standsByGuides = true
    }
    tree.wrap(kind) { content.build(into: &$0) }
  }
}

extension View {
  /// Says where a guide of this view is, in points from its leading edge: what stacks, layers and
  /// frames with that alignment align it by, and what separators start and end at.
  ///
  /// The closure gets the size that the view has without any guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> AlignmentGuideView<Self> {
    AlignmentGuideView(
      content: self, axis: .horizontal, fraction: guide.fraction, compute: computeValue)
  }

  /// Says where a guide of this view is, in points from its top: what stacks, layers and frames
  /// with that alignment align it by.
  ///
  /// The closure gets the size that the view has without any guides.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> AlignmentGuideView<Self> {
    AlignmentGuideView(
      content: self, axis: .vertical, fraction: guide.fraction, compute: computeValue)
  }
}
