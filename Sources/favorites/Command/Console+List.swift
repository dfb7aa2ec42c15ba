extension Console {
  /// Prints a list: headings, and below each its rows.
  func list(_ list: FavoritesList) {
    for row in list.picture(columns: columns) {
      switch row.kind {
      case .heading: line(row.text, .heading)
      case .folder: line(row.text, .heading)
      case .favorite(isStarred: false): line(row.text)
      case .favorite(isStarred: true):
        let parts = row.text.split(separator: "★", maxSplits: 1, omittingEmptySubsequences: false)
        line([(String(parts[0]), .plain), ("★", .star), (String(parts.last ?? ""), .plain)])
      }
    }
  }
}
