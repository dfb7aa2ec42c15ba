/// Which favorites a list shows.
struct ListFilter {
  var starred: Bool?
  var pattern: SearchPattern?
  /// What is typed while the list shows.
  var text: Text?

  enum Text {
    case part(SearchPattern)
    case letters(LetterPattern)

    func isFound(in text: String) -> Bool {
      switch self {
      case .part(let pattern): pattern.isFound(in: text)
      case .letters(let pattern): pattern.isFound(in: text)
      }
    }
  }

  /// Whether it lets everything through.
  var isOpen: Bool { starred == nil && pattern == nil && text == nil }

  func accepts(_ favorite: Favorite) -> Bool {
    if let starred, favorite.starred != starred { return false }
    if let pattern, !Self.has(favorite, pattern.isFound) { return false }
    guard let text else { return true }
    return Self.has(favorite, text.isFound)
  }

  private static func has(_ favorite: Favorite, _ isFound: (String) -> Bool) -> Bool {
    [favorite.title, favorite.url, favorite.folder?.description].contains { text in
      text.map(isFound) ?? false
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
