import Foundation
import RosterDrawing

/// A view with a node around it.
public struct WrappedView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  var standsByGuides = false
  let kind: (EnvironmentValues) -> ViewNode.Kind

  public func build(into tree: inout ViewTree) {
    if standsByGuides { tree.standsByGuides = true }
    tree.wrap(kind(tree.environment)) { content.build(into: &$0) }
  }
}

extension View {
  /// Room at some sides, in points; without a length, 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> WrappedView<Self> {
    var insets = EdgeInsets()
    insets.set(edges, length ?? 16)
    return padding(insets)
  }

  /// Room at all sides, in points.
  public func padding(_ length: CGFloat) -> WrappedView<Self> { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> WrappedView<Self> {
    WrappedView(content: self) { .padding(CellInsets(insets, $0.metrics)) }
  }

  /// A fixed width or height, in points. One that is endless or no number is as none.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> WrappedView<Self> {
    let width = width.finite
    let height = height.finite
    return frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// A width and height between bounds, in points; a greatest one of `.infinity` takes all there is.
  /// Others that are endless, and what is no number, are as none.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> WrappedView<Self> {
    WrappedView(content: self, standsByGuides: !alignment.isPart) { environment in
      let metrics = environment.metrics
      func columns(_ length: CGFloat) -> Int { max(metrics.columns(length), 0) }
      func lines(_ length: CGFloat) -> Int { max(metrics.lines(length), 0) }
      return .frame(
        FrameRule(
          minimum: minWidth.finite.map(columns), ideal: idealWidth.finite.map(columns),
          maximum: maxWidth.number.map(columns)),
        FrameRule(
          minimum: minHeight.finite.map(lines), ideal: idealHeight.finite.map(lines),
          maximum: maxHeight.number.map(lines)),
        Fraction(alignment.horizontal), Fraction(alignment.vertical))
    }
  }

  /// As large as it wants to be, whatever room there is.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> WrappedView<Self> {
    WrappedView(content: self) { _ in .fixedSize(horizontal: horizontal, vertical: vertical) }
  }

  /// Drawn elsewhere, in points; its room stays where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> WrappedView<Self> {
    WrappedView(content: self) { environment in
      let metrics = environment.metrics
      return .offset(x: metrics.columns(x), y: metrics.lines(y))
    }
  }

  /// Not drawn and not pressed; its room stays.
  public func hidden() -> WrappedView<Self> {
    WrappedView(content: self) { _ in .hidden }
  }

  /// Who gets room first, and is cut last: higher numbers.
  public func layoutPriority(_ priority: Double) -> some View {
    PriorityView(content: self, priority: priority)
  }

  /// Nothing shows at 0; below 0.75 it is dim.
  public func opacity(_ opacity: Double) -> some View {
    OpacityView(content: self, opacity: opacity)
  }
}

struct PriorityView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let priority: Double

  func build(into tree: inout ViewTree) {
    var index = tree.nodes.count
    content.build(into: &tree)
    while index < tree.nodes.count {
      tree.nodes[index].priority = priority.isNaN ? 0 : priority
      index += tree.nodes[index].size
    }
  }
}

struct OpacityView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let opacity: Double

  func build(into tree: inout ViewTree) {
    if opacity <= 0 {
      tree.wrap(.hidden) { content.build(into: &$0) }
    } else if opacity < 0.75 {
      tree.with({ $0.text.style.traits.formUnion(.dim) }) { content.build(into: &$0) }
    } else {
      content.build(into: &tree)
    }
  }
}

extension CGFloat? {
  /// Nil for what is no number.
  fileprivate var number: CGFloat? { flatMap { $0.isNaN ? nil : $0 } }

  /// Nil for what is endless or no number.
  fileprivate var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}

extension CellInsets {
  /// Columns and lines for points; negative ones are none.
  init(_ insets: EdgeInsets, _ metrics: LayoutMetrics) {
    func clamped(_ length: Int) -> Int32 { Int32(min(max(length, 0), Drawing.lengthLimit)) }
    self.init(
      top: clamped(metrics.lines(insets.top)), leading: clamped(metrics.columns(insets.leading)),
      bottom: clamped(metrics.lines(insets.bottom)),
      trailing: clamped(metrics.columns(insets.trailing)))
  }
}
