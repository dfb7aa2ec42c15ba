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
}

public struct Rectangle: Shape {
  public typealias Body = Never
  public nonisolated init() {}
}

/// Its corners are not round on a terminal.
public struct RoundedRectangle: Shape {
  public typealias Body = Never
  public nonisolated init(cornerRadius: CGFloat) {}
}

/// A rectangle on a terminal.
public struct Capsule: Shape {
  public typealias Body = Never
  public nonisolated init() {}
}

/// A rectangle on a terminal.
public struct Circle: Shape {
  public typealias Body = Never
  public nonisolated init() {}
}
