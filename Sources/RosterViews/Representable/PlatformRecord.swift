import Foundation
import RosterDrawing

/// What is kept for a view and told when the view comes on screen and leaves it.
@MainActor
class ShownRecord: Dismantling {
  func show(_ isShown: Bool) {}

  nonisolated func dismantle() {}
}

/// A retained view that follows models while it is on screen.
@MainActor
protocol ActivityFollower: AnyObject {
  var isShown: Bool { get set }
}

/// A retained view in a tree of views, for as long as its place is there.
class PlatformRecord: ShownRecord {

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

  /// Whether it is in a space of coordinates that has a name.
  var isInSpaces: Bool { false }

  /// Says which spaces with names it is in, from outside in.
  func lies(in spaces: [NamedSpace]) {}

  /// Decides who has the keys, when it is known whether it shows.
  func decideFocus(isShown: Bool) {}

  /// Forgets that it has to be drawn: nobody sees it.
  func settle() {}

  func press(at point: CellPoint) -> Bool { false }
}
