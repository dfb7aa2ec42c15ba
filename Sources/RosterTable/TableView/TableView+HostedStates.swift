import RosterCells
import RosterDiff
import RosterViews

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

  /// Gives a header or footer that comes on screen what its section kept when it was shown last.
  func adoptState(_ view: PlatformView, _ edge: SectionEdge, of section: Int) {
    guard !edgeStates.isEmpty, let view = view as? TableViewHeaderFooterView,
      let state = edgeStates.removeValue(forKey: edgeKey(edge, section))
    else { return }
    view.configuration.adopt(state)
  }

  /// Keeps what a header or footer that leaves the screen keeps, until its section is shown again,
  /// or lets go of it.
  func keepState(of view: PlatformView, _ edge: SectionEdge, of section: Int, isGone: Bool) {
    guard let view = view as? TableViewHeaderFooterView, let state = view.configuration.state,
      !state.isEmpty
    else { return }
    view.configuration.release()
    if isGone { state.dismantle() } else { edgeStates[edgeKey(edge, section)] = state }
  }

  /// What is kept for sections out of sight follows them, and goes with them.
  func moveEdgeStates(by paths: RowMap) {
    guard !edgeStates.isEmpty else { return }
    let old = edgeStates
    edgeStates = [:]
    for (key, state) in old {
      if let key = moved(key, by: paths) { edgeStates[key] = state } else { state.dismantle() }
    }
  }

  private func moved(_ key: EdgeKey, by paths: RowMap) -> EdgeKey? {
    if let identified { return identified.hasSection(key.section) ? key : nil }
    return (key.section.identifier as? Int).flatMap(paths.newSection).map {
      EdgeKey(edge: key.edge, section: RowKey($0))
    }
  }

  /// Lets go of what is kept for sections that are gone since all was loaded anew.
  func dropEdgeStates() {
    guard !edgeStates.isEmpty else { return }
    edgeStates = edgeStates.filter { identified?.hasSection($0.key.section) == true }
  }

  private func edgeKey(_ edge: SectionEdge, _ section: Int) -> EdgeKey {
    EdgeKey(
      edge: edge, section: identified?.sectionKey(at: section) ?? RowKey(section))
  }
}

/// What the state of a header or footer is kept under: the section's identifier, or its number
/// where there is none.
struct EdgeKey: Hashable {
  let edge: SectionEdge
  let section: RowKey
}
