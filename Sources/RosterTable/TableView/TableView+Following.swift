import RosterDiff

/// Telling about rows while whoever hears of them may change the rows.
extension TableView {
  /// Tells somebody about a row, if it is there, and tells in any case.
  ///
  /// - Returns: where the row is afterwards; nil when it is not there or gone.
  func followingIfThere(_ path: ItemPath?, _ tell: () -> Void) -> ItemPath? {
    if let path, geometry.contains(path) { return following(path, tell) }
    tell()
    return nil
  }

  /// Asks one question of several about a row. In the middle of an update no row changes until that
  /// is over, so that nothing has to be followed.
  ///
  /// - Returns: where the row is for the next question; nil when there is none to ask.
  func asking(about path: ItemPath, _ ask: () -> Void) -> ItemPath? {
    guard isInUpdate else { return following(path, ask) }
    ask()
    return updates.isBehind ? nil : path
  }

  /// Asks somebody about rows one after the other, each wherever it is by then. Rows that are gone
  /// are left out.
  ///
  /// - Returns: whether the answer about one was true; the rows behind it are not asked about.
  @discardableResult
  func followingEach(_ paths: [ItemPath], _ ask: (ItemPath) -> Bool) -> Bool {
    let keys = paths.filter(geometry.contains).map(key(at:))
    guard !keys.isEmpty else { return false }
    interaction.followed += keys.reversed().map(Optional.some)
    for left in (0..<keys.count).reversed() {
      guard let path = (interaction.followed.popLast() ?? nil).flatMap(path(of:)),
        geometry.contains(path), ask(path)
      else { continue }
      interaction.followed.removeLast(min(left, interaction.followed.count))
      return true
    }
    return false
  }
}
