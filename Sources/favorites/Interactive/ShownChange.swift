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

  /// Makes the change on any version of the list.
  func apply(to document: inout FavoritesDocument) {
    let list = document
    change.apply(to: &document, additions: additions) { id, distance in
      ListContents(list, style: style).neighbor(of: id, distance)
    }
  }
}

extension [ShownChange] {
  /// What was typed for them. What was added and then edited is added as it was edited.
  var typed: [UIChange] {
    var typed: [UIChange] = []
    // The favorites of each change that adds some.
    var added: [Int: FavoritesDocument] = [:]
    for change in self {
      switch change.change {
      case .add:
        added[typed.count] = FavoritesDocument(items: change.additions)
        typed.append(change.change)
      case .rename(let id, let title, _):
        if let place = added.first(where: { $1.place(of: id) != nil })?.key {
          added[place]?.change([id]) { $0.title = title }
        } else {
          typed.append(change.change)
        }
      case .delete(let ids):
        for place in added.keys { added[place]?.delete(ids) }
      case .toggle, .move: break
      }
    }
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
