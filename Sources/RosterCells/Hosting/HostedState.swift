import RosterViews

/// What the views of a row keep: `@State`, models and retained views, of the content and of the
/// ground. It belongs to the item of the row, not to the cell.
@MainActor package final class HostedState {
  let content = ViewStateStore()
  let background = ViewStateStore()

  package init() {}

  /// Whether nothing is kept: such a state need not be kept either.
  package var isEmpty: Bool { content.isEmpty && background.isEmpty }

  /// Lets go of everything, for the item is gone.
  package func dismantle() {
    content.dismantle()
    background.dismantle()
  }
}
