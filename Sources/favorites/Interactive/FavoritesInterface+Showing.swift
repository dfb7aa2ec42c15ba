import Roster

/// What shows, and what stays where it is when something else does.
extension FavoritesInterface {
  /// Shows what the file holds, with the changes that are still on their way to it.
  ///
  /// - Parameter stamp: The version of the file.
  func showSaved(
    _ new: FavoritesDocument, _ stamp: FileStamp?, unlessGoneSince old: FavoritesDocument? = nil
  ) {
    let current = list.current
    worker.release((saved, document))
    (saved, savedStamp) = (new, stamp)
    var shown = new
    for index in errands.indices {
      guard var change = errands[index].change else { continue }
      change.apply(to: &shown)
      change.result = shown
      errands[index] = .change(change)
    }
    show(shown)
    forgetWaiting(for: current, unlessGoneSince: old)
  }

  /// Shows another version of the list.
  ///
  /// - Parameter match: What its favorites are in the one before; found out if it is not given.
  func show(_ new: FavoritesDocument, _ match: FavoriteMatch? = nil) {
    let match = match ?? FavoriteMatch(new.items, in: document.items)
    document = new
    filter.follow(new.items, match)
    showDocument(match)
  }

  /// Shows the document, or what the filter leaves of it, as a snapshot.
  ///
  /// - Parameter match: What the favorites were before, if it is another document.
  func showDocument(_ match: FavoriteMatch? = nil) {
    let marks = list.marked + hiddenMarks
    let (old, current) = (list.contents, list.current)
    let (filter, hits) = filter.take(state.filter)
    var style = list.style
    style.filter = filter
    do {
      try list.apply(document, style: style, match: match, shown: hits)
    } catch {
      state.notice = UIState.Notice(text: "\(error)", isProblem: true)
      return
    }
    keep(marks)
    if let current { focus(current.id, in: old) } else if let home { focus(home, in: old) }
  }

  /// Keeps the current row, or goes to the next one that was below it and is there, or to the last
  /// above it.
  private func focus(_ id: String, in old: ListContents) {
    if let path = list.path(of: id) {
      if list.table.indexPathForFocusedRow != path { list.table.focusRow(at: path) }
      return
    }
    guard list.contents.shownCount > 0 else { return }
    let rows = old.sections.flatMap(\.1)
    guard let place = rows.firstIndex(of: .favorite(id)) else { return }
    // Where few rows are left, the way to the next one is long: it is asked in a set then.
    let isFar = list.contents.shownCount < rows.count / 8
    let shown = isFar ? Set(list.contents.sections.flatMap(\.1)) : nil
    func takesFocus(_ row: ListContents.Row) -> Bool {
      if let shown, !shown.contains(row) { return false }
      guard case .favorite(let id) = row, let path = list.path(of: id) else { return false }
      list.table.focusRow(at: path)
      return true
    }
    for row in rows[place...] where takesFocus(row) { return }
    for row in rows[..<place].reversed() where takesFocus(row) { return }
  }

  /// Marks stay where rows come back, and while a filter hides them; not where they are gone.
  private func keep(_ marks: [String]) {
    guard !marks.isEmpty else { return }
    let known = document.favorites(marks).filter(filter.base.accepts).map(\.id)
    for id in Set(known).subtracting(list.marked) {
      guard let path = list.path(of: id) else { continue }
      try? list.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    hiddenMarks = known.filter { list.path(of: $0) == nil }
  }
}
