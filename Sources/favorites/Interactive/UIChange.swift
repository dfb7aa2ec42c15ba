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
  case rename(String, String, from: String)

  /// What it is called when it is undone.
  var name: String {
    switch self {
    case .toggle: "toggle"
    case .delete: "delete"
    case .move: "move"
    case .add: "add"
    case .rename: "edit"
    }
  }

  /// - Parameter style: What is shown: rows move past those.
  func apply(to document: inout FavoritesDocument, style: ListStyle) {
    switch self {
    case .toggle(let ids):
      let stars = !document.favorites(ids).allSatisfy(\.starred)
      document.change(ids) { $0.starred = stars }
    case .delete(let ids):
      document.delete(ids)
    case .move(let id, let distance):
      let contents = ListContents(document, style: style)
      guard let neighbor = contents.neighbor(of: id, distance) else { return }
      document.move(id, distance < 0 ? .before : .after, neighbor)
    case .add(let titles):
      // As lines of a file are added: an address may follow behind a tab.
      let lines = LinesFormat.read(Array(titles.joined(separator: "\n").utf8))
      var taken = Set(document.items.map(\.id))
      for bookmark in lines.bookmarks {
        let favorite = Favorite(bookmark, id: FavoriteID.make(besides: taken))
        taken.insert(favorite.id)
        document.items.append(favorite)
      }
    case .rename(let id, let title, let old):
      document.change([id]) { favorite in
        if favorite.title == old { favorite.title = title.trimmingBlanks }
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
      guard change.new != change.old else {
        return "\(favorite.title) is \(distance < 0 ? "first" : "last") here"
      }
      return "Moved \(favorite.title) to #\((change.new.positions[id] ?? 0) + 1)"
    case .add:
      let count = change.new.items.count - change.old.items.count
      return "Added " + (count == 1 ? change.new.items.last?.title ?? "" : "\(count) favorites")
    case .rename(let id, _, let title):
      guard let favorite = change.new.favorites([id]).first else { return "It is gone already." }
      if change.new != change.old { return "Edited \(favorite.title)" }
      return favorite.title == title
        ? "The title is as it was." : "Not edited: the title was changed elsewhere meanwhile."
    }
  }

  /// The favorite that gets the cursor; nil leaves it where it is.
  func focus(_ change: FavoritesStore.Change) -> String? {
    guard case .add = self else { return nil }
    return change.new.items.last?.id
  }
}

extension String {
  /// Without blanks around it.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension ListContents {
  /// The favorite that stands so many rows away, in the same section and folder.
  func neighbor(of id: String, _ distance: Int) -> String? {
    for (_, rows) in sections {
      guard let index = rows.firstIndex(of: .favorite(id)) else { continue }
      let target = index + distance
      guard rows.indices.contains(target), case .favorite(let other) = rows[target],
        style.grouping != .folder
          || favorite(.favorite(id))?.folder == favorite(rows[target])?.folder
      else { return nil }
      return other
    }
    return nil
  }
}
