import RosterTerminal

/// What the terminal tells.
extension FavoritesInterface {
  func handle(_ event: TerminalEvent) {
    guard code == nil else { return }
    switch event {
    case .resized: screens.repaint()
    case .resumed:
      screens.repaint()
      look()
    case .ended(let end): return leave(ExitCode(end))
    // Also while a change waits for another program.
    case .key(Key("c", .control)): return leave(.interrupted)
    case .key, .paste, .mouse, .suspend:
      waiting.append(event)
      takeWaiting()
      look()
    }
    render()
  }

  /// Does what a key, the mouse or pasted text means now.
  func take(_ event: TerminalEvent) {
    refresh()
    if state.mode != .filter { rememberCurrent() }
    switch event {
    case .suspend: suspend()
    case .key(let key) where screens.list.isTooSmall && !state.isTakenUnseen(key): return
    case .paste where screens.list.isTooSmall: return
    case .key(let key): state.take(key).forEach(carryOut)
    case .paste(let text): state.take(paste: text).forEach(carryOut)
    case .mouse where state.unfinished != nil:
      // What it would open has a line of its own, and there is one with text already.
      state.notice = UIState.Notice(text: "A title is being typed: press enter or escape first.")
    case .mouse(let mouse):
      state.notice = nil
      _ = screens.shown(state).handle(mouse)
    case .resized, .resumed, .ended: break
    }
    // What is told in a line of its own is not overwritten.
    if let unread, !list.isSpoken, state.notice?.isProblem != true {
      if unread.until > .now { state.notice = unread.notice } else { self.unread = nil }
    }
    resumeTyping()
    refresh()
  }

  /// Stops the program, when nothing is being done with the file.
  private func suspend() {
    if work == nil { device.suspend() } else { waiting.insert(.suspend, at: 0) }
  }

  private func rememberCurrent() { home = list.current?.id ?? home }

  private func carryOut(_ effect: UIEffect) {
    switch effect {
    case .table(let key):
      defer { rememberCurrent() }
      let hadActions = !state.facts.actions.isEmpty
      let marks = [.mark, .markNext].contains(KeyBinding.action(for: key))
      guard hadActions && marks || !screens.list.handle(key), hadActions else { return }
      // A key that means nothing to open actions closes them. A character does no more than that:
      // what it would do to the list was not meant.
      list.table.closeSwipe()
      refresh()
      if marks || key.character != nil {
        state.notice = UIState.Notice(text: "\(key) is none of the actions. They are closed.")
      } else {
        state.take(key).forEach(carryOut)
      }
    case .help(let key): _ = screens.help.handle(key)
    case .change(let change): make(change)
    case .undo: undo()
    case .filter: showDocument()
    case .clearMarks:
      for path in list.table.indexPathsForSelectedRows ?? [] {
        list.table.deselectRow(at: path, animated: false)
      }
      hiddenMarks = []
    case .repaint: screens.repaint()
    case .suspend: suspend()
    case .leave(let code): leave(code)
    }
  }
}
