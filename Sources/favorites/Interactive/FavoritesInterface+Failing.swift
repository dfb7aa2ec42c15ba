/// What could not be done is taken back, and what was typed for it is kept.
extension FavoritesInterface {
  /// Shows what the file holds, because the first errand failed. What was done on top of that change
  /// was done to a list that there is not: it goes, too. Nothing that was typed is lost.
  func takeBack(_ failure: Failure) {
    let changes = errands.compactMap(\.change)
    let marksAreTheirs = changes.leave(marked: list.marked + hiddenMarks)
    errands = []
    if let first = changes.first {
      let hasMoved = list.current?.id != changes.last?.current
      if marksAreTheirs {
        hiddenMarks += first.marked.filter { !hiddenMarks.contains($0) }
      }
      show(saved)
      if !hasMoved, let path = first.former.flatMap(list.path) { list.table.focusRow(at: path) }
    }
    say(failure, count: changes.count)
    if let notice = state.notice {
      unsaved += typed(changes).map { UnsavedText($0, notice) }
    }
  }

  /// What was typed for changes that are taken back. A title that is being typed for what one of
  /// them added or renamed is typed on with it.
  private func typed(_ changes: [ShownChange]) -> [UIChange] {
    guard let favorite = state.edited, changes.contains(where: { $0.hasTyped(favorite.id) }) else {
      return changes.typed()
    }
    state.leaveEditing()
    return changes.typed(and: (favorite, state.line.text))
  }

  /// Lets a title be typed on that was not taken, because others had changed the one before or had
  /// deleted the favorite.
  func giveBack(_ change: UIChange) {
    guard let (old, title) = change.edit else { return }
    let theirs = document.favorites([old.id]).first
    // What was done here since took it away.
    if theirs == nil, saved.place(of: old.id) != nil { return }
    guard let text = UnsavedText(title, of: old, theirs: theirs) else { return }
    unsaved.removeAll { $0.change.edit?.favorite.id == old.id }
    unsaved.append(text)
  }

  /// Says what went wrong, for as long as it takes to read.
  func say(_ failure: Failure, count: Int = 1) {
    let others = count > 1 ? " That goes for \(count) changes." : ""
    let failure = Failure(
      code: failure.code, message: failure.message + others, details: failure.details)
    self.failure = failure
    let notice = UIState.Notice(text: failure.message, isProblem: true)
    state.notice = notice
    unread = (notice, .now + reading)
  }

  /// Lets something be typed on that could not be saved, as soon as nothing else is typed.
  func resumeTyping() {
    // Keys that wait were pressed for what showed then, not for a line that opens now.
    guard code == nil, state.mode == .list, errands.isEmpty, waiting.isEmpty, !unsaved.isEmpty
    else { return }
    let text = unsaved.removeFirst()
    state.resume(text.change)
    state.notice = text.notice
  }

  /// What went wrong when the list is left, with what was typed: it is not typed on any more.
  func withTyped(_ failure: Failure?) -> Failure? {
    var lost = unsaved.map { (reason: $0.farewell, texts: $0.change.texts, code: ExitCode.failed) }
    // Keys that still wait are taken as they would have been.
    let (end, changes) = state.after(waiting)
    let texts = changes.flatMap(\.texts) + [end.unfinished].compactMap(\.self)
    if !texts.isEmpty { lost.append(("this was typed and not saved:", texts, code ?? .failed)) }
    guard let first = lost.first else { return failure }
    var found = failure ?? Failure(code: first.code, message: first.reason)
    var reason = found.message
    for lost in lost {
      if lost.reason != reason { found.details.append(lost.reason) }
      reason = lost.reason
      found.details += lost.texts
    }
    return found
  }
}
