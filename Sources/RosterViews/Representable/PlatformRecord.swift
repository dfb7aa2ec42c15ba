import Foundation
import RosterDrawing

/// A retained view in a tree of views, for as long as its place is there.
@MainActor
class PlatformRecord: Dismantling {
  nonisolated func dismantle() {}

  /// Takes it out of the view it is in; it lives on.
  func leave() {}

  /// Puts it into a view.
  func enter(_ container: PlatformView?) {}

  /// Whether a view is the retained one.
  func shows(_ view: PlatformView) -> Bool { false }

  var needsDisplay: Bool { false }

  /// Its lines at a width.
  func height(width: Int, metrics: LayoutMetrics) -> Int? { nil }

  func draw(in rect: CellRect, metrics: LayoutMetrics, into drawing: inout Drawing) {}

  func press(at point: CellPoint) -> Bool { false }
}
