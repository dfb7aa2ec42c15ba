import Roster

/// A change to the list, by identifiers: it means the same whatever happens before it is made.
enum UIChange: Equatable, Sendable {
  /// Stars them all; if all have a star, takes it from all.
  case toggle([String])
  case delete([String])
  /// Past so many rows that are shown, within the section.
  case move(String, by: Int)
  /// A favorite for each title.
  case add([String])
  /// Only while the title is the one that was edited.
  case rename(Favorite, to: String)
  /// A favorite that others deleted while its title was edited. If it is back, it is renamed.
  case addAgain(Favorite, as: String)

  /// What it is called when it is undone.
  var name: String {
    switch self {
    case .toggle: "toggle"
    case .delete: "delete"
    case .move: "move"
    case .add, .addAgain: "add"
    case .rename: "edit"
    }
  }

  /// The favorites that are other ones afterwards, at the most; those that come or go are not.
  var touched: [String] {
    switch self {
    case .toggle(let ids): ids
    case .rename(let favorite, _), .addAgain(let favorite, _): [favorite.id]
    case .delete, .move, .add: []
    }
  }

  /// Favorites that the change adds.
  func additions(to document: FavoritesDocument) -> [Favorite] {
    if case .addAgain(var favorite, let title) = self {
      favorite.title = title.trimmingBlanks
      return [favorite]
    }
    guard case .add(let titles) = self else { return [] }
    // As lines of a file are added: an address may follow behind a tab.
    let lines = LinesFormat.read(Array(titles.joined(separator: "\n").utf8))
    if let bookmark = lines.bookmarks.first, lines.bookmarks.count == 1 {
      return [Favorite(bookmark, id: FavoriteID.make { document.place(of: $0) != nil })]
    }
    var taken = Set(document.items.map(\.id))
    return lines.bookmarks.map { bookmark in
      let favorite = Favorite(bookmark, id: FavoriteID.make(besides: taken))
      taken.insert(favorite.id)
      return favorite
    }
  }

  /// - Parameters:
  ///   - additions: What ``additions(to:)`` made.
  ///   - neighbor: The favorite that stands so many rows away from one, among those that show.
  func apply(
    to document: inout FavoritesDocument, additions: [Favorite],
    neighbor: (_ id: String, _ distance: Int) -> String?
  ) {
    switch self {
    case .toggle(let ids):
      let stars = !document.favorites(ids).allSatisfy(\.starred)
      document.change(ids) { $0.starred = stars }
    case .delete(let ids):
      document.delete(ids)
    case .move(let id, let distance):
      guard let neighbor = neighbor(id, distance) else { return }
      document.move(id, distance < 0 ? .before : .after, neighbor)
    case .add:
      document.add(additions)
    case .addAgain(let favorite, _) where document.place(of: favorite.id) == nil:
      document.items += additions
    case .rename(let old, let title), .addAgain(let old, let title):
      guard ![title, title.trimmingBlanks].contains(old.title) else { return }
      document.change([old.id]) { favorite in
        // Blanks around it are nobody's change.
        guard favorite.title.trimmingBlanks == old.title.trimmingBlanks else { return }
        favorite.title = title.trimmingBlanks
      }
    }
  }

  /// What was done, for the line below the rows.
  func summary(_ change: FavoritesStore.Change) -> String {
    switch self {
    case .toggle(let ids):
      let new = change.new.favorites(ids)
      guard let first = new.first else { return "It is gone already." }
      let done = first.starred ? "Starred " : "Unstarred "
      return done + (new.count == 1 ? first.title : "\(new.count) favorites")
    case .delete(let ids):
      let gone = change.old.favorites(ids)
      guard let first = gone.first else { return "It is gone already." }
      let text = gone.count == 1 ? first.title : "\(gone.count) favorites"
      return "Deleted \(text), u to undo"
    case .move(let id, let distance):
      guard let favorite = change.new.favorites([id]).first else { return "It is gone already." }
      let place = change.new.place(of: id)
      guard place != change.old.place(of: id) else {
        return "\(favorite.title) is \(distance < 0 ? "first" : "last") here"
      }
      return "Moved \(favorite.title) to #\((place ?? 0) + 1)"
    case .add:
      let count = change.new.items.count - change.old.items.count
      return "Added " + (count == 1 ? change.new.items.last?.title ?? "" : "\(count) favorites")
    case .rename(let old, let title), .addAgain(let old, let title):
      guard let favorite = change.new.favorites([old.id]).first else {
        return "It is gone already."
      }
      guard let before = change.old.favorites([old.id]).first else {
        return "Added \(favorite.title) again"
      }
      if before != favorite { return "Edited \(favorite.title)" }
      return [title, old.title].contains { $0.trimmingBlanks == favorite.title.trimmingBlanks }
        ? "The title is as it was." : "Not edited: the title was changed elsewhere meanwhile."
    }
  }

  /// The favorite whose title it is about, as that was when somebody began to type, and what was
  /// typed.
  var edit: (favorite: Favorite, title: String)? {
    switch self {
    case .rename(let favorite, let title), .addAgain(let favorite, let title): (favorite, title)
    case .toggle, .delete, .move, .add: nil
    }
  }

  /// What was typed for it.
  var texts: [String] {
    switch self {
    case .add(let titles): titles
    case .rename(_, let title), .addAgain(_, let title): [title]
    case .toggle, .delete, .move: []
    }
  }

  /// The favorite that gets the cursor; nil leaves it where it is.
  func focus(_ change: FavoritesStore.Change) -> String? {
    switch self {
    case .add: change.new.items.last?.id
    case .addAgain(let favorite, _): favorite.id
    case .toggle, .delete, .move, .rename: nil
    }
  }
}

extension String {
  /// Without blanks around it.
  var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension FavoritesDocument {
  /// Adds favorites that were made for it; those whose identifiers others have taken meanwhile get
  /// new ones.
  fileprivate mutating func add(_ additions: [Favorite]) {
    let lost = Set(favorites(additions.map(\.id)).map(\.id))
    guard !lost.isEmpty else {
      items += additions
      return
    }
    var taken = Set(items.map(\.id)).union(additions.map(\.id))
    for favorite in additions {
      let id = lost.contains(favorite.id) ? FavoriteID.make(besides: taken) : favorite.id
      taken.insert(id)
      items.append(Favorite(favorite, id: id))
    }
  }
}

extension Favorite {
  /// The same with another identifier.
  fileprivate init(_ favorite: Favorite, id: String) {
    self.init(
      id: id, title: favorite.title, url: favorite.url, starred: favorite.starred,
      folder: favorite.folder, added: favorite.added, unknown: favorite.unknown)
  }
}

extension ListContents {
  /// The favorite that stands so many rows away, in the same section and folder.
  func neighbor(of id: String, _ distance: Int) -> String? {
    for (section, (_, rows)) in sections.enumerated() {
      guard let index = rows.firstIndex(of: .favorite(id)) else { continue }
      let target = index + distance
      guard rows.indices.contains(target), case .favorite(let other) = rows[target] else {
        return nil
      }
      func folder(_ item: Int) -> FolderPath? {
        favorite(at: ItemPath(item: item, section: section))?.folder
      }
      return style.grouping != .folder || folder(index) == folder(target) ? other : nil
    }
    return nil
  }
}
