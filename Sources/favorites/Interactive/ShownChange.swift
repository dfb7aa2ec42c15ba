/// A change that shows already and is on its way to the file.
struct ShownChange: Sendable {
  let change: UIChange
  /// The favorites that it adds: those in the file are those that show.
  let additions: [Favorite]
  /// What showed when it was made: rows move past those.
  let style: ListStyle
  /// What was said about it.
  var summary = ""
  /// The list with it: what the file holds when it is made, if others change nothing meanwhile.
  var result: FavoritesDocument
  /// What was marked and current before, and what was current right after it: back they come if it
  /// cannot be made.
  let marked: [String]
  let former: String?
  var current: String?
  /// What was marked right after it.
  var markedAfter: [String] = []

  /// Makes the change on any version of the list.
  func apply(to document: inout FavoritesDocument) {
    let list = document
    change.apply(to: &document, additions: additions) { id, distance in
      ListContents(list, style: style).neighbor(of: id, distance)
    }
  }
}

extension ShownChange {
  /// Whether a favorite was added by it, or got a title.
  func hasTyped(_ id: String) -> Bool {
    change.edit?.favorite.id == id || additions.contains { $0.id == id }
  }
}

extension [ShownChange] {
  /// Whether the marks are still what these changes made of them: nobody marked anything since.
  func leave(marked: [String]) -> Bool {
    let before = dropFirst().map(\.marked) + [marked]
    return zip(self, before).allSatisfy { Set($0.markedAfter) == Set($1) }
  }

  /// What was typed for them. What was added and then edited is added as it was edited, and a title
  /// that was edited twice is edited once.
  ///
  /// - Parameter last: What was being typed behind them.
  func typed(and last: (favorite: Favorite, title: String)? = nil) -> [UIChange] {
    var typed: [UIChange] = []
    // The favorites of each change that adds some.
    var added: [Int: FavoritesDocument] = [:]
    func edit(_ favorite: Favorite, _ title: String) {
      if let place = added.first(where: { $1.place(of: favorite.id) != nil })?.key {
        added[place]?.change([favorite.id]) { $0.title = title }
        return
      }
      for (place, change) in typed.enumerated() {
        switch change {
        case .rename(let first, _) where first.id == favorite.id:
          typed[place] = .rename(first, to: title)
        case .addAgain(let first, _) where first.id == favorite.id:
          typed[place] = .addAgain(first, as: title)
        default: continue
        }
        return
      }
      typed.append(.rename(favorite, to: title))
    }
    for change in self {
      switch change.change {
      case .add:
        added[typed.count] = FavoritesDocument(items: change.additions)
        typed.append(change.change)
      case .rename(let favorite, let title): edit(favorite, title)
      case .addAgain: typed.append(change.change)
      case .delete(let ids):
        for place in added.keys { added[place]?.delete(ids) }
      case .toggle, .move: break
      }
    }
    if let last, !last.title.isBlank { edit(last.favorite, last.title) }
    return typed.enumerated().compactMap { place, change in
      guard let lines = added[place]?.items.map(\.line) else { return change }
      return lines.isEmpty ? nil : .add(lines)
    }
  }
}

extension Favorite {
  /// What is typed to add it.
  fileprivate var line: String { title + (url.map { "\t" + $0 } ?? "") }
}

/// Something to do with the file, behind what shows.
enum Errand: Sendable {
  case change(ShownChange)
  /// What it takes back is known when it is done: keys wait for it.
  case undo

  var change: ShownChange? {
    if case .change(let change) = self { change } else { nil }
  }
}
