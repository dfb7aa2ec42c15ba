/// How often an update asked for the next one itself.
struct UpdateRounds {
  private var count = 0

  private static var limit: Int { 100 }

  /// Notes the end of an update.
  ///
  /// - Parameter isDueAgain: whether it left another one to do.
  /// - Returns: whether this goes on for so long that it is to be cut.
  mutating func end(isDueAgain: Bool) -> Bool {
    count = isDueAgain ? count + 1 : 0
    guard count >= Self.limit else { return false }
    count = 0
    return true
  }
}

extension TableViewError {
  static let endless = TableViewError(
    .endlessUpdate,
    "a configuration update asked for the next one 100 times; it waits for another reason now")
}
