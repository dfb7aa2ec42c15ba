import Foundation
import RosterDrawing

/// A form. All forms are rectangles on a terminal.
public protocol Shape: View {}

extension Shape {
  public func build(into tree: inout ViewTree) {
    (tree.environment.text.style.foreground ?? .label).build(into: &tree)
  }

  /// The form, filled.
  public func fill(_ style: some ShapeStyle) -> TextStyledView<Self> { foregroundStyle(style) }

  /// Nothing shows: a terminal has no lines around forms.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Color { .clear }

  /// Nothing shows: a terminal has no lines around forms.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Color { .clear }
}

/// How corners are round. On a terminal they are not.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Rectangle: Shape {
  public typealias Body = Never
  public nonisolated init() {}
}

/// Its corners are not round on a terminal.
public struct RoundedRectangle: Shape {
  public typealias Body = Never
  public nonisolated init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}
}

/// A rectangle on a terminal.
public struct Capsule: Shape {
  public typealias Body = Never
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle on a terminal.
public struct Ellipse: Shape {
  public typealias Body = Never
  public nonisolated init() {}
}

/// A rectangle on a terminal.
public struct Circle: Shape {
  public typealias Body = Never
  public nonisolated init() {}
}
