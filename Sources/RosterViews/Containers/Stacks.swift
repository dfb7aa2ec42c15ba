import Foundation
import RosterDrawing

/// Views beside one another.
///
/// Without a spacing, a column lies between them, none beside a ``Spacer``.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func build(into tree: inout ViewTree) {
    let outside = tree.openStack(alignment, spacing: spacing)
    content.build(into: &tree)
    tree.closeStack(outside)
  }
}

/// Views below one another.
///
/// Without a spacing, they follow line by line.
public struct VStack<Content: View>: View {
  public typealias Body = Never
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func build(into tree: inout ViewTree) {
    let outside = tree.openStack(alignment, spacing: spacing)
    content.build(into: &tree)
    tree.closeStack(outside)
  }
}

/// Views over one another, from back to front.
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func build(into tree: inout ViewTree) {
    let axis = tree.axis
    tree.axis = nil
    if !alignment.isPart { tree.standsByGuides = true }
    tree.container(.layers(Fraction(alignment.horizontal), Fraction(alignment.vertical))) {
      content.build(into: &$0)
    }
    tree.axis = axis
  }
}

/// Room that grows: between views of a stack, along it.
public struct Spacer: View {
  public typealias Body = Never

  /// The least length in points; without one, a column, or no line.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func build(into tree: inout ViewTree) {
    let metrics = tree.environment.metrics
    let minimum =
      switch tree.axis {
      case .vertical: minLength.map { metrics.lines($0) } ?? 0
      case .horizontal: minLength.map { metrics.columns($0) } ?? 1
      case nil: minLength.map { metrics.columns($0) } ?? 0
      }
    tree.append(.spacer(axis: tree.axis, minimum: Int32(min(max(minimum, 0), Drawing.lengthLimit))))
  }
}

/// A thin line: between views of a stack, across it.
public struct Divider: View {
  public typealias Body = Never

  public nonisolated init() {}

  public func build(into tree: inout ViewTree) {
    let base = tree.environment.text.style
    tree.append(
      .divider(
        axis: tree.axis, Style(base.traits, foreground: base.foreground ?? .separator)))
  }
}

extension ViewTree {
  /// Adds views beside or below one another; a spacing is in cells.
  @MainActor
  mutating func stack(_ axis: Axis, spacing: Int?, _ fraction: Fraction, _ content: some View) {
    let outside = openStack(axis, fraction, spacing)
    content.build(into: &self)
    closeStack(outside)
  }

  /// What is around a stack that is being built.
  @usableFromInline
  struct Outside {
    fileprivate let axis: Axis?
    fileprivate let index: Int
    fileprivate let scope: Choice.Scope
  }

  /// Starts views beside one another; a spacing is in points.
  @usableFromInline
  mutating func openStack(_ alignment: VerticalAlignment, spacing: CGFloat?) -> Outside {
    let columns = spacing.map { environment.metrics.columns($0) }
    return openStack(.horizontal, Fraction(alignment), columns)
  }

  /// Starts views below one another; a spacing is in points.
  @usableFromInline
  mutating func openStack(_ alignment: HorizontalAlignment, spacing: CGFloat?) -> Outside {
    let lines = spacing.map { environment.metrics.lines($0) }
    return openStack(.vertical, Fraction(alignment), lines)
  }

  /// Ends the views of a stack.
  @usableFromInline
  mutating func closeStack(_ outside: Outside) {
    nodes[outside.index].size = nodes.count - outside.index
    axis = outside.axis
    choice?.scope = outside.scope
  }

  private mutating func openStack(_ axis: Axis, _ fraction: Fraction, _ spacing: Int?) -> Outside {
    let outside = Outside(axis: self.axis, index: nodes.count, scope: closeScope())
    self.axis = axis
    if !fraction.isPart { standsByGuides = true }
    let gap = spacing.map { Int32(min(max($0, 0), Drawing.lengthLimit)) }
    append(.stack(axis, spacing: gap, fraction))
    return outside
  }
}
