import RosterDiff

extension TableView {
  /// Whether there is somebody who wants to know of the rows ahead, which are others now.
  var hasScrolledSincePrefetch: Bool {
    prefetchDataSource != nil && bounds.origin.y != display.lastPrefetchOffset
  }

  /// Tells the prefetching data source which rows come next in the way the table scrolls, and
  /// which of those announced are not needed any more. The first screen is not announced.
  func prefetchIfNeeded() {
    let offset = bounds.origin.y
    let scrolled = offset - display.lastPrefetchOffset
    guard isPrefetchingEnabled, prefetchDataSource != nil, !display.rows.isEmpty else { return }
    guard let last = display.rows.last?.path, let first = display.rows.first?.path else { return }
    defer { display.lastPrefetchOffset = offset }
    guard scrolled != 0 else { return }
    var next: ItemPath? = scrolled > 0 ? last : first
    var ahead: [ItemPath] = []
    for _ in display.rows {
      next = next.flatMap { scrolled > 0 ? geometry.row(after: $0) : geometry.row(before: $0) }
      guard let next else { break }
      ahead.append(next)
    }
    let visible = Set(display.rows.map(\.path))
    // A row that became visible is neither cancelled nor announced again.
    let announced = display.prefetched.subtracting(visible)
    let cancelled = announced.subtracting(ahead).sorted()
    let new = ahead.filter { !announced.contains($0) }
    display.prefetched = Set(ahead)
    if !new.isEmpty {
      eventLog.note(.prefetch(new))
      prefetchDataSource?.tableView(self, prefetchRowsAt: new)
    }
    if !cancelled.isEmpty {
      eventLog.note(.cancelPrefetch(cancelled))
      prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
  }
}
