import RosterDiff

extension TableView {
  /// Whether there is something to do about the rows ahead, which are others now.
  var hasScrolledSincePrefetch: Bool {
    looksAhead && bounds.origin.y != display.lastPrefetchOffset
  }

  private var looksAhead: Bool { prefetchDataSource != nil || preparedRowLimit > 0 }

  /// Tells the prefetching data source which rows come next in the way the table scrolls, and plans
  /// to make their cells ready. The first screen is not announced.
  func prefetchIfNeeded() {
    guard isPrefetchingEnabled, looksAhead, !display.rows.isEmpty else { return }
    let scrolled = bounds.origin.y - display.lastPrefetchOffset
    display.lastPrefetchOffset = bounds.origin.y
    guard scrolled != 0 else { return }
    if prefetchDataSource != nil { prefetch(isDown: scrolled > 0) }
    if preparedRowLimit > 0 { planPreparing(isDown: scrolled > 0) }
  }

  /// Announces as many rows as are on screen, and takes back those that are not needed any more.
  private func prefetch(isDown: Bool) {
    var next = isDown ? display.rows.last?.path : display.rows.first?.path
    var ahead: [ItemPath] = []
    for _ in display.rows {
      next = next.flatMap { isDown ? geometry.row(after: $0) : geometry.row(before: $0) }
      guard let next else { break }
      ahead.append(next)
    }
    let visible = Set(display.rows.map(\.path))
    // A row that became visible is neither cancelled nor announced again.
    let announced = display.prefetched.subtracting(visible)
    let cancelled = announced.subtracting(ahead).sorted()
    let new = ahead.filter { !announced.contains($0) }
    // Those that are not needed stay noted until that is told: the rows may change before.
    display.prefetched = Set(ahead).union(cancelled)
    let (changes, generation) = (updates.changes, updates.generation)
    if !new.isEmpty {
      eventLog.note(.prefetch(new))
      prefetchDataSource?.tableView(self, prefetchRowsAt: new)
    }
    guard !cancelled.isEmpty, (changes, generation) == (updates.changes, updates.generation) else {
      return
    }
    display.prefetched.subtract(cancelled)
    eventLog.note(.cancelPrefetch(cancelled))
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: cancelled)
  }
}
