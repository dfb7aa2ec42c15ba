import RosterDiff

extension Run {
  /// The moves in a batch beside the fewest possible.
  func addMoves(_ bar: String, _ subject: String, _ changes: Changeset, fewest: Int) {
    add(
      Verdict(
        bar, "\(subject): moves emitted / fewest possible",
        Double(changes.movedItems.count), .count, .exactly, Double(fewest)))
  }
}
