/// What became of imported bookmarks.
struct ImportOutcome: Equatable {
  /// Identifiers of the favorites that came in.
  var added: [String] = []
  /// Bookmarks that are the same as one that is already there, or that came before.
  var repeated: [ImportedBookmark] = []
  var replaced = false

  /// "Imported 12 favorites.", and what became of those that were there.
  func summary(of change: FavoritesStore.Change) -> String {
    let summary = "Imported \(added.count) \(added.count == 1 ? "favorite" : "favorites")."
    guard replaced else { return summary }
    let kept = Set(added)
    let gone = change.old.items.count { !kept.contains($0.id) }
    guard gone > 0 else { return summary }
    let (verb, object) = gone == 1 ? ("is", "it") : ("are", "them")
    let rest = " \(gone) of \(change.old.items.count) \(verb) gone"
    guard change.journalFailure == nil else { return summary + rest + "." }
    return summary + rest + "; \"favorites undo\" brings \(object) back."
  }
}

extension FavoritesDocument {
  /// Takes bookmarks in: those that are new come to the end, or all take the place of the list.
  ///
  /// A bookmark with the identifier of a favorite, or with its title, address and folder, is that
  /// favorite. What replaces the list keeps the identifiers of favorites that stay in it, and their
  /// dates where the file has none. Two with identifiers of their own are two, however much they
  /// are alike.
  mutating func take(_ bookmarks: [ImportedBookmark], replacing: Bool) -> ImportOutcome {
    var outcome = ImportOutcome(replaced: replacing)
    let known = Dictionary(items.map { ($0.place, $0) }) { first, _ in first }
    var taken = Set(items.map(\.id)).union(bookmarks.compactMap(\.id))
    var result = replacing ? [] : items
    var present = replacing ? [] : Set(items.map(\.id))
    var places = replacing ? [] : Set(known.keys)
    for bookmark in bookmarks {
      let place = Favorite.Place(title: bookmark.title, url: bookmark.url, folder: bookmark.folder)
      if places.contains(place) || bookmark.id.map(present.contains) ?? false {
        outcome.repeated.append(bookmark)
        continue
      }
      if bookmark.id == nil { places.insert(place) }
      let same = known[place].flatMap { present.contains($0.id) ? nil : $0 }
      let id = bookmark.id ?? same?.id ?? FavoriteID.make(besides: taken)
      taken.insert(id)
      present.insert(id)
      outcome.added.append(id)
      result.append(Favorite(bookmark, id: id, added: same?.added ?? Timestamp.now))
    }
    items = result
    return outcome
  }
}
