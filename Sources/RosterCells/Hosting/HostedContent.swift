import Foundation
import RosterDrawing
import RosterViews

/// A content view that hosts declarative views: what the cell around has to tell it and to ask.
@MainActor package protocol HostedContent: SwipeActionsProviding {
  /// What the views keep. Another state is another row's.
  var state: HostedState { get set }

  /// Whether the row is on screen; models are followed only then.
  var isOnScreen: Bool { get set }

  /// Called for what views do wrong.
  var faultHandler: (@MainActor (any Error) -> Void)? { get set }

  /// The least height that the configuration sets, in points.
  var leastHeight: CGFloat? { get }

  /// Where the separators of the row start and end, in columns of the view.
  var separatorGuides: SeparatorGuides { get }

  /// Whether the separators of the row show.
  var separatorVisibility: SeparatorVisibility { get }

  /// Draws the ground of the cell.
  ///
  /// - Parameter shift: The columns that the row is pushed aside.
  func drawBackground(into drawing: inout Drawing, shift: Int)

  /// Presses a cell of the ground.
  ///
  /// - Parameter size: The size of what the ground fills.
  /// - Returns: Whether something was there to press.
  func pressBackground(at point: CellPoint, in size: CellSize) -> Bool
}

/// What shows a content view and follows it: a cell, a header or a footer.
@MainActor package protocol ContentHolder: AnyObject {
  /// The content view is about to look different, and may want another size.
  func contentInvalidated()
}
