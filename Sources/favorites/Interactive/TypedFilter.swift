/// What a text that is typed leaves of a list.
///
/// Favorites are folded once, and a longer text is looked for only where the shorter one was.
struct TypedFilter {
  /// What there is before anything is typed.
  let base: ListFilter
  private var items: [Favorite]
  /// Nil until it is needed, or made elsewhere.
  private var folded: FoldedTexts?
  /// Texts that were typed, each narrower than the one before.
  private var steps: [Step] = []

  private struct Step {
    let text: String
    let part: SearchPattern
    /// Nil where the text was found as it is.
    var letters: LetterPattern?
    let hits: [Int]

    var filter: ListFilter.Text { letters.map { .letters($0) } ?? .part(part) }
  }

  init(_ items: [Favorite], base: ListFilter) {
    self.items = items
    self.base = base
  }

  /// Goes on to a newer list.
  mutating func follow(_ items: [Favorite], _ match: FavoriteMatch) {
    self.items = items
    folded = folded.map { FoldedTexts(items, match, in: $0) }
    steps = []
  }

  /// Takes over what was folded elsewhere for a list as it was then.
  mutating func fill(from texts: FoldedTexts, of old: [Favorite]) {
    guard folded == nil else { return }
    folded =
      old == items ? texts : FoldedTexts(items, FavoriteMatch(items, in: old), in: texts)
  }

  /// Favorites that have the text in them; if none has, those with its characters in its order.
  ///
  /// - Returns: The filter, and the places of what it lets through.
  mutating func take(_ text: String) -> (filter: ListFilter, hits: [Int]) {
    var filter = base
    guard !text.isEmpty else {
      steps = []
      return (base, all)
    }
    let part = SearchPattern(text)
    while let last = steps.last, last.text != text, !part.isNarrower(than: last.part) {
      steps.removeLast()
    }
    if steps.last?.text != text { steps.append(search(text, part)) }
    if let step = steps.last { filter.text = step.filter }
    return (filter, steps.last?.hits ?? [])
  }

  private var all: [Int] {
    base.isOpen ? Array(items.indices) : items.indices.filter { base.accepts(items[$0]) }
  }

  private mutating func search(_ text: String, _ part: SearchPattern) -> Step {
    let letters = LetterPattern(text)
    // Where a text was not found, a longer one is not either.
    if let last = steps.last, last.letters != nil {
      let hits = hits(among: last.hits) { letters.isFound(in: $0) }
      return Step(text: text, part: part, letters: letters, hits: hits)
    }
    let places = steps.last?.hits ?? all
    let found: [Int]
    if part.isMark {
      var filter = base
      filter.text = .part(part)
      found = places.filter { filter.accepts(items[$0]) }
    } else {
      found = hits(among: places) { part.isFound(in: $0) }
    }
    guard found.isEmpty else { return Step(text: text, part: part, hits: found) }
    // Whatever has several characters in their order has the first one.
    let first = steps.first.flatMap { LetterPattern($0.text).isSingle ? $0.hits : nil }
    let others = hits(among: first ?? all) { letters.isFound(in: $0) }
    return Step(text: text, part: part, letters: letters, hits: others)
  }

  private mutating func hits(
    among places: [Int], _ isFound: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [Int] {
    let folded = folded ?? FoldedTexts(items)
    self.folded = folded
    return folded.places(among: places, where: isFound)
  }
}
