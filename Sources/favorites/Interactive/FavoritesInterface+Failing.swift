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
      unsaved += typed(changes).map { ($0, notice) }
    }
  }

  /// What was typed for changes that are taken back. A title that is being typed for what one of
  /// them added or renamed is typed on with it.
  private func typed(_ changes: [ShownChange]) -> [UIChange] {
    guard let edit = state.editing, changes.contains(where: { $0.hasTyped(edit.id) }) else {
      return changes.typed()
    }
    state.leaveEditing()
    return changes.typed(and: edit)
  }

  /// Lets a title be typed on that was not taken because others had changed the one before.
  func giveBack(_ change: UIChange) {
    guard case .rename(let id, let title, let old) = change,
      let theirs = document.favorites([id]).first?.title,
      theirs.trimmingBlanks != title.trimmingBlanks,
      theirs.trimmingBlanks != old.trimmingBlanks
    else { return }
    let notice = UIState.Notice(
      text: "Not edited: the title was changed elsewhere meanwhile, to \"\(theirs)\". "
        + "Enter takes yours, escape theirs.")
    unsaved.removeAll { unsaved in
      if case .rename(id, _, _) = unsaved.change { true } else { false }
    }
    unsaved.append((.rename(id, title, from: theirs), notice))
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
    guard code == nil, state.mode == .list, errands.isEmpty, !unsaved.isEmpty else { return }
    let (change, notice) = unsaved.removeFirst()
    state.resume(change)
    state.notice = notice
  }

  /// What went wrong when the list is left, with what was typed: it is not typed on any more.
  func withTyped(_ failure: Failure?) -> Failure? {
    guard let first = unsaved.first else { return failure }
    var found = failure ?? .failed(first.notice.text)
    found.details += unsaved.flatMap(\.change.texts)
    return found
  }
}
