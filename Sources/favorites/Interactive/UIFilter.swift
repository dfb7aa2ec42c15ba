/// Which favorites a typed text leaves.
enum UIFilter {
  /// Those that have the text in them; if none has, those with its characters in its order.
  static func filter(_ text: String, among document: FavoritesDocument, _ base: ListFilter)
    -> ListFilter
  {
    guard !text.isEmpty else { return base }
    var filter = base
    filter.text = .part(SearchPattern(text))
    guard !document.items.contains(where: filter.accepts) else { return filter }
    filter.text = .letters(LetterPattern(text))
    return filter
  }
}
