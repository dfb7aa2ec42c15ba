/// What becomes of the file, and what others make of it.
extension FavoritesInterface {
  /// Makes a change, and shows what it led to.
  func make(_ change: UIChange) {
    let (store, style) = (store, list.style)
    start {
      try store.change(change.name) { document in change.apply(to: &document, style: style) }
    } then: { interface, done in
      interface.show(done, focus: change.focus(done))
      interface.note(change.summary(done) + interface.whereAdded(change, done), done)
    } otherwise: { interface in
      // Nothing that was typed is lost.
      interface.state.resume(change)
    }
  }

  /// What an added favorite needs to be found where the filter hides it.
  private func whereAdded(_ change: UIChange, _ done: FavoritesStore.Change) -> String {
    guard let id = change.focus(done), list.path(of: id) == nil else { return "" }
    return state.filter.isEmpty
      ? "; it is not among those that show" : "; the filter hides it, esc clears it"
  }

  /// Lets the title of a favorite be typed.
  func edit(_ favorite: Favorite) { state.edit(favorite) }

  func undo() {
    let store = store
    start {
      try store.undo()
    } then: { interface, undone in
      switch undone {
      case .nothing: interface.state.notice = UIState.Notice(text: "There is nothing to undo.")
      case .superseded(let entry, _):
        interface.state.notice = UIState.Notice(
          text: "Cannot take \(entry.name) back: what it changed was changed again since.",
          isProblem: true)
        interface.look()
      case .done(let entry, let change):
        let before = Set(change.old.items.map(\.id))
        // What comes back is looked for.
        interface.show(change, focus: entry.placed.first { !before.contains($0.id) }?.id)
        interface.note("Undid \(entry.name): \(entry.summary(change.new, change.old))", change)
      }
    }
  }

  /// Looks whether the file is another one than was read last, and shows it if so.
  func look() {
    guard work == nil, code == nil else { return }
    let found = FileStamp(path: store.location.path)
    guard found != stamp else { return }
    stamp = found
    let (store, document) = (store, document)
    start {
      let new = try store.read()
      return new == document ? nil : new
    } then: { interface, new in
      // Whatever was wrong with the file before is so no more.
      if let trouble = interface.state.trouble, interface.state.notice == trouble {
        interface.state.notice = nil
      }
      interface.state.trouble = nil
      guard let new else { return }
      let current = interface.list.current
      interface.document = new
      interface.showDocument()
      interface.forgetWaiting(for: current)
      let notice = UIState.Notice(text: "The list was changed elsewhere.")
      if interface.state.said == nil || interface.state.notice == notice {
        interface.state.notice = notice
      } else {
        // What is there is read first; who listens hears both.
        interface.screens.list.announce(notice.text)
      }
    } otherwise: { interface in
      // Said as long as it is so, whatever is pressed.
      interface.state.trouble = interface.state.notice
    }
  }

  /// Does something that takes a while. What goes wrong is said, and nothing else happens then.
  private func start<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result,
    then: @escaping @MainActor (FavoritesInterface, Result) -> Void,
    otherwise: @escaping @MainActor (FavoritesInterface) -> Void = { _ in }
  ) {
    let slow = Task {
      guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
      state.notice = Self.isBusy
      render()
    }
    work = Task { [worker] in
      let result = await worker.run(body)
      slow.cancel()
      work = nil
      if state.notice == Self.isBusy { state.notice = nil }
      switch result {
      case .success(let value): then(self, value)
      case .failure(let error):
        let failure = Failure(error)
        self.failure = failure
        state.notice = UIState.Notice(text: failure.message, isProblem: true)
        if !waiting.isEmpty { unseen = state.notice }
      }
      refresh()
      while work == nil, code == nil, !waiting.isEmpty { take(waiting.removeFirst()) }
      if work == nil {
        if let unseen, state.notice?.isProblem != true { state.notice = unseen }
        unseen = nil
      }
      if case .failure = result, work == nil { otherwise(self) }
      refresh()
      render()
    }
  }

  private static var isBusy: UIState.Notice { UIState.Notice(text: "One moment…") }

  private func show(_ change: FavoritesStore.Change, focus id: String?) {
    let current = list.current
    stamp = change.stamp
    document = change.new
    showDocument()
    forgetWaiting(for: current, unlessGoneSince: change.old)
    guard let id, let path = list.path(of: id) else { return }
    list.table.focusRow(at: path)
  }

  /// What was typed for a row that others took away is not meant for the one in its place.
  ///
  /// - Parameter old: What the list was when it was changed here: a row that goes from there goes as
  ///   it was asked to.
  private func forgetWaiting(
    for row: Favorite?, unlessGoneSince old: FavoritesDocument? = nil
  ) {
    guard let row, list.path(of: row.id) == nil else { return }
    if let former = old?.favorites([row.id]).first, list.style.filter.accepts(former) { return }
    waiting.removeAll { $0 != .suspend }
  }

  private func note(_ text: String, _ change: FavoritesStore.Change) {
    state.notice =
      change.journalFailure.map { UIState.Notice(text: $0, isProblem: true) }
      ?? UIState.Notice(text: text)
  }
}
