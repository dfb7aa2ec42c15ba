import RosterDrawing
import RosterViews

/// Something to do with a row, shown when the row is swiped.
@MainActor
open class ContextualAction {
  /// Does the work, and calls the closure with whether it was done. It may do so later; until then
  /// the row stays open.
  public typealias Handler = (ContextualAction, PlatformView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: Image?

  /// The ground of the action; nil goes back to the style's own.
  public var backgroundColor: Color? {
    get { color ?? style.backgroundColor }
    set { color = newValue }
  }

  private var color: Color?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Whether an action removes something.
  public enum Style: Hashable, Sendable, CaseIterable {
    case normal, destructive

    var backgroundColor: Color { self == .destructive ? .destructive : .gray }
  }
}

/// The actions of one edge of a row, from the edge inwards.
@MainActor
open class SwipeActionsConfiguration {
  public let actions: [ContextualAction]

  /// Whether swiping all the way runs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Called with whether the actions show, when that changes.
  package var presentationHandler: ((Bool) -> Void)?

  public init(actions: [ContextualAction]) { self.actions = actions }
}
