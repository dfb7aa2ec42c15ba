import RosterViews

/// A content view whose content defines swipe actions of its own.
@MainActor public protocol SwipeActionsProviding: AnyObject {
  /// The actions of an edge; nil where the content defines none.
  func swipeActions(_ edge: HorizontalEdge) -> SwipeActionsConfiguration?
}
