import Foundation

/// One thing at a time is done with the file, away from the main actor.
extension FavoritesInterface {
  /// Does something that takes a while. What goes wrong is handed on, and nothing else happens then.
  func start<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result,
    then: @escaping @MainActor (FavoritesInterface, Result) -> Void,
    otherwise: @escaping @MainActor (FavoritesInterface, Failure) -> Void
  ) {
    // What was done just when the time was up is not slow: the task is asked again.
    let slow = Task {
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil, !Task.isCancelled else {
        return
      }
      if !waiting.isEmpty || isHeld {
        state.notice = Self.isBusy
        render()
      }
      guard (try? await clock.sleep(for: .milliseconds(700))) != nil, !Task.isCancelled else {
        return
      }
      isSlow = true
      refresh()
      render()
    }
    work = Task { [worker] in
      let result = await worker.run(body)
      slow.cancel()
      isSlow = false
      work = nil
      if state.notice == Self.isBusy { state.notice = nil }
      switch result {
      case .success(let value): then(self, value)
      case .failure(let error): otherwise(self, Failure(error))
      }
      proceed()
      takeWaiting()
      resumeTyping()
      refresh()
      render()
    }
  }

  private static var isBusy: UIState.Notice { UIState.Notice(text: "One moment.") }

  /// Whether keys wait: for an undo, because what it leads to is not known before; and where many
  /// changes wait already, each with the list as it leaves it, and each to be lost if one fails.
  var isHeld: Bool {
    errands.count >= Self.errandLimit || errands.contains { $0.change == nil }
  }

  static var errandLimit: Int { 8 }

  /// Does what was typed, as far as it need not wait.
  func takeWaiting() {
    while code == nil, !isHeld, let event = waiting.first {
      // Stopped in the middle of a change, the program would keep others from the file.
      if event == .suspend, work != nil { return }
      waiting.removeFirst()
      take(event)
    }
  }

  /// Keys that were pressed for a row that others took away are not meant for the one in its place.
  /// What is typed into a line stays; a title that was typed for that row is given back.
  ///
  /// - Parameter old: What the list was when it was changed here: a row that goes from there goes as
  ///   it was asked to.
  func forgetWaiting(for row: Favorite?, unlessGoneSince old: FavoritesDocument?) {
    guard let row, list.path(of: row.id) == nil else { return }
    if let former = old?.favorites([row.id]).first, list.style.filter.accepts(former) { return }
    let (kept, title) = state.withoutRows(waiting, row: row)
    waiting = kept
    if let title { giveBack(.rename(row, to: title)) }
  }
}
