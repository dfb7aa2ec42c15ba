/// Changes show at once, and are brought to the file behind that, one after the other.
extension FavoritesInterface {
  /// Makes a change, and shows it.
  func make(_ change: UIChange) {
    let additions = change.additions(to: document)
    var new = document
    change.apply(to: &new, additions: additions, neighbor: list.contents.neighbor)
    let done = FavoritesStore.Change(old: document, new: new)
    var shown = ShownChange(
      change: change, additions: additions, style: list.style, result: new,
      marked: list.marked + hiddenMarks, former: list.current?.id)
    let match = FavoriteMatch(new.items, in: document.items, touched: change.touched)
    guard !match.isSame else {
      state.notice = UIState.Notice(text: change.summary(done))
      giveBack(change)
      return
    }
    show(new, match)
    if let id = change.focus(done), let path = list.path(of: id) { list.table.focusRow(at: path) }
    (shown.summary, shown.current) = (change.summary(done), list.current?.id)
    shown.markedAfter = list.marked + hiddenMarks
    state.notice = UIState.Notice(text: shown.summary + whereAdded(change, done))
    errands.append(.change(shown))
    proceed()
  }

  /// What an added favorite needs to be found where the filter hides it.
  private func whereAdded(_ change: UIChange, _ done: FavoritesStore.Change) -> String {
    guard let id = change.focus(done), list.path(of: id) == nil else { return "" }
    return state.filter.isEmpty
      ? "; it is not among those that show" : "; the filter hides it, esc clears it"
  }

  /// Lets the title of a favorite be typed.
  func edit(_ favorite: Favorite) { state.edit(favorite) }

  /// Takes the last change back, when those before it are in the file.
  func undo() {
    errands.append(.undo)
    proceed()
  }

  /// Looks whether the file is another one than was read last, and shows it if so.
  func look() {
    guard work == nil, errands.isEmpty, code == nil else { return }
    let found = FileStamp(path: store.location.path)
    // What was wrong with the file may be over though it is the same: it may be read now.
    guard found != stamp || state.trouble != nil else { return }
    stamp = found
    let (store, saved) = (store, saved)
    start {
      let new = try store.read()
      return new == saved ? nil : new
    } then: { interface, new in
      interface.readAgain(new, found)
    } otherwise: { interface, failure in
      guard interface.state.trouble?.text != failure.message else { return }
      interface.say(failure)
      // Said as long as it is so, whatever is pressed.
      interface.state.trouble = interface.state.notice
    }
  }

  /// - Parameter new: What the file holds, if that is something else than before.
  private func readAgain(_ new: FavoritesDocument?, _ stamp: FileStamp?) {
    forgetTrouble()
    guard let new else {
      savedStamp = stamp
      return
    }
    showSaved(new, stamp)
    let notice = UIState.Notice(text: "The list was changed elsewhere.")
    if state.said?.isProblem != true {
      state.notice = notice
    } else {
      // What went wrong is read first; who listens hears both.
      screens.list.announce(notice.text)
    }
  }

  /// Does what is next with the file.
  func proceed() {
    guard work == nil, let errand = errands.first else { return }
    let store = store
    switch errand {
    case .change(let change):
      let saved = saved
      let known = savedStamp.map { FavoritesStore.Known(document: saved, stamp: $0) }
      start {
        var done = Saved(
          try store.change(change.change.name, from: known) { change.apply(to: &$0) })
        // If others changed nothing meanwhile, it is what shows. To let go of a long list takes so
        // long that keys would wait: that is done here.
        if done.isMade, done.change?.old == saved, done.change?.new == change.result {
          done.change = nil
        }
        return done
      } then: { interface, done in
        interface.finish(change, done)
      } otherwise: { interface, failure in
        interface.takeBack(failure)
      }
    case .undo:
      start {
        try store.undo()
      } then: { interface, undone in
        interface.errands.removeFirst()
        interface.finish(undone)
      } otherwise: { interface, failure in
        interface.takeBack(failure)
      }
    }
  }

  /// What became of a change.
  private struct Saved: Sendable {
    /// Nil if it is what shows.
    var change: FavoritesStore.Change?
    /// Whether it altered the file.
    let isMade: Bool
    let stamp: FileStamp?
    let journalFailure: String?

    init(_ change: FavoritesStore.Change) {
      self.change = change
      (isMade, stamp, journalFailure) = (change.isMade, change.stamp, change.journalFailure)
    }
  }

  private func finish(_ change: ShownChange, _ done: Saved) {
    // It may have been made anew on what others had changed before it.
    let result = errands.removeFirst().change?.result
    stamp = done.stamp
    // Whatever went wrong before is over.
    if let unread, state.notice == unread.notice {
      state.notice = UIState.Notice(text: change.summary)
    }
    unread = nil
    forgetTrouble()
    if let others = done.change {
      showSaved(others.new, done.stamp, unlessGoneSince: others.old)
      let summary = change.change.summary(others)
      if summary != change.summary { state.notice = UIState.Notice(text: summary) }
    } else if let result {
      worker.release(saved)
      (saved, savedStamp) = (result, done.stamp)
    }
    if let failure = done.journalFailure {
      state.notice = UIState.Notice(text: failure, isProblem: true)
    }
    if !done.isMade || done.journalFailure != nil { dropUndo() }
    if !done.isMade { giveBack(change.change) }
  }

  /// An undo is for the change right before it: if that altered nothing, or is not noted, it would
  /// take back another one.
  private func dropUndo() {
    guard case .undo = errands.first else { return }
    errands.removeFirst()
    let cause = state.notice.map { $0.text + " " } ?? ""
    state.notice = UIState.Notice(
      text: cause + "So nothing was undone.", isProblem: state.notice?.isProblem ?? false)
  }

  /// The file is as it should be again.
  private func forgetTrouble() {
    guard let trouble = state.trouble else { return }
    if state.notice == trouble { state.notice = nil }
    if unread?.notice == trouble { unread = nil }
    state.trouble = nil
  }

  private func finish(_ undone: FavoritesStore.Undo) {
    switch undone {
    case .nothing: state.notice = UIState.Notice(text: "There is nothing to undo.")
    case .superseded(let entry, _):
      state.notice = UIState.Notice(
        text: "Cannot take \(entry.name) back: what it changed was changed again since.",
        isProblem: true)
    case .done(let entry, let done):
      stamp = done.stamp
      forgetTrouble()
      showSaved(done.new, done.stamp, unlessGoneSince: done.old)
      // What comes back is looked for.
      let before = Set(done.old.items.map(\.id))
      if let id = entry.placed.first(where: { !before.contains($0.id) })?.id,
        let path = list.path(of: id)
      {
        list.table.focusRow(at: path)
      }
      let text = "Undid \(entry.name): \(entry.summary(done.new, done.old))"
      state.notice =
        done.journalFailure.map { UIState.Notice(text: $0, isProblem: true) }
        ?? UIState.Notice(text: text)
    }
  }
}
