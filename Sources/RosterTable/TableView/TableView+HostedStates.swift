import RosterCells
import RosterDiff

extension TableView {
  /// What the hosted views of a row kept when it was shown last; nil if nothing.
  func takeState(at path: ItemPath) -> HostedState? {
    states.isEmpty ? nil : states.removeValue(forKey: key(at: path))
  }

  /// Keeps what the hosted views of a row keep until the row is shown again, or lets go of it.
  func keepState(of row: Display.Row, isGone: Bool) {
    guard let state = row.cell.configuration.state, !state.isEmpty else {
      return row.cell.configuration.leaveScreen()
    }
    row.cell.configuration.release()
    if isGone { state.dismantle() } else { states[key(at: row.path)] = state }
  }
}
