import RosterViews

/// While actions are open, a press anywhere beside them closes them and does nothing else: no view in
/// the table or in its rows gets it.
extension TableView: PressKeepingView {
  package func keepsPresses(from subview: PlatformView) -> Bool {
    interaction.swipe != nil && (subview as? TableViewCell)?.owner !== self
  }
}

extension TableViewCell: PressKeepingView {
  package func keepsPresses(from subview: PlatformView) -> Bool { owner?.interaction.swipe != nil }
}
