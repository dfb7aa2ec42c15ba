import RosterCells
import RosterDiff

/// Which rows are selected, by key.
struct Selection {
  var keys: Set<RowKey> = []
}

/// What the user is doing with the table. Rows are known by key.
struct Interaction {
  var isEditing = false
  /// Whether the user selects several rows in one go.
  var isSelectingSeveral = false
  /// The row under the finger that will be selected when it is lifted.
  var touched: RowKey?
  var highlighted: RowKey?
  /// The row that is about to be selected, while others are deselected for it.
  var selecting: RowKey?
  var focused: RowKey?
  var lastFocused: RowKey?
  var swipe: Swipe?
  var reordering: Reordering?
  /// Rows that somebody is being asked or told about, the latest last; nil once one is gone.
  var followed: [RowKey?] = []
  /// How many rows have been opened.
  var swipes = 0

  /// Whether no row shows that the user has to do with it.
  var isIdle: Bool {
    touched == nil && highlighted == nil && selecting == nil && focused == nil && swipe == nil
      && reordering == nil
  }

  /// Whether no row has to be followed when rows come and go.
  var followsNone: Bool { isIdle && lastFocused == nil && followed.isEmpty }

  /// A row whose actions are open.
  struct Swipe {
    /// Tells it from others, also of the same row.
    let number: Int
    var key: RowKey
    let edge: SwipeEdge
    let actions: [ContextualAction]
    /// Whether it asks whether to delete, as an edit control does: nobody is told that the row is
    /// being edited, since all rows are.
    var isConfirmation = false
    /// Told when the actions show and when they are gone.
    var presentationHandler: ((Bool) -> Void)?
  }

  /// A row that is being dragged.
  struct Reordering {
    var key: RowKey
    /// Where the row would go; it counts when the row is taken out.
    var target: ItemPath
  }
}

/// An edge of a row at which actions open.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing
}
