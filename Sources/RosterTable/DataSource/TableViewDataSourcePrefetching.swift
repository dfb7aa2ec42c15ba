import RosterDiff

/// Told of rows that will soon be needed, and of those that will not.
@MainActor public protocol TableViewDataSourcePrefetching: AnyObject {
  /// - Parameter indexPaths: the nearest first; none of them is on screen.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [ItemPath])

  /// - Parameter indexPaths: some of those that were asked for before.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath]
  ) {}
}
