/// Which favorites a list shows.
struct ListFilter {
  var starred: Bool?
  var pattern: SearchPattern?

  func accepts(_ favorite: Favorite) -> Bool {
    if let starred, favorite.starred != starred { return false }
    guard let pattern else { return true }
    return [favorite.title, favorite.url, favorite.folder?.description].contains { text in
      text.map(pattern.isFound) ?? false
    }
  }
}

extension ListFilter {
  init(_ invocation: Invocation) {
    if invocation.has("starred") { starred = true }
    if invocation.has("unstarred") { starred = false }
    pattern = invocation.text.flatMap { $0.isEmpty ? nil : SearchPattern($0) }
  }
}
