import Foundation
import RosterDrawing

/// Modifiers that have no meaning on a terminal. They change nothing, so that code that uses them
/// compiles and runs.
extension View {
  /// Changes nothing: a terminal has no round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }

  /// Changes nothing: a terminal has no shadows.
  public func shadow(
    color: Color = .black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// Changes nothing: all shapes are rectangles on a terminal.
  public func clipShape(_ shape: some Shape) -> Self { self }

  /// Changes nothing: text is cut where its room ends.
  public func clipped(antialiased: Bool = false) -> Self { self }

  /// Changes nothing: what can be pressed is a rectangle.
  public func contentShape(_ shape: some Shape) -> Self { self }

  /// Changes nothing: a terminal shows changes at once.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }

  /// Changes nothing: a terminal has one size of symbols.
  public func imageScale(_ scale: Image.Scale) -> Self { self }

  /// Changes nothing: text has cells of one size.
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }

  /// Changes nothing: there are no edges to avoid.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }

  /// Changes nothing: lines of text follow each other.
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
}
