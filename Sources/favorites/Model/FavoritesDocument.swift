/// The whole list, as one file holds it.
struct FavoritesDocument: Equatable, Sendable {
  /// The newest form of the file that this program knows.
  static var version: Int { 1 }

  /// In stored order. Identifiers are unique.
  var items: [Favorite] = []
  /// What other programs keep beside the list; written back as it was.
  var unknown: [UnknownMember] = []
}

extension FavoritesDocument {
  /// Where each favorite is in the stored order, by identifier.
  var positions: [String: Int] {
    Dictionary(items.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The favorites with these identifiers, in the order of the identifiers.
  func favorites(_ ids: [String]) -> [Favorite] {
    let positions = positions
    return ids.compactMap { id in positions[id].map { items[$0] } }
  }

  /// Changes the favorites with these identifiers.
  mutating func change(_ ids: [String], _ change: (inout Favorite) -> Void) {
    let positions = positions
    for id in ids {
      guard let position = positions[id] else { continue }
      change(&items[position])
    }
  }

  /// Takes the favorites with these identifiers out; those that are not there do not matter.
  mutating func delete(_ ids: [String]) {
    let gone = Set(ids)
    items.removeAll { gone.contains($0.id) }
  }

  /// Moves a favorite so that it comes right before or after another one.
  mutating func move(_ id: String, _ side: Side, _ anchor: String) {
    guard id != anchor, let from = items.firstIndex(where: { $0.id == id }) else { return }
    let item = items.remove(at: from)
    let to = items.firstIndex { $0.id == anchor }
    items.insert(item, at: to.map { side == .before ? $0 : $0 + 1 } ?? from)
  }

  /// Moves a favorite to a place in the stored order, counted from 0 in the order that results.
  mutating func move(_ id: String, toPosition position: Int) {
    guard items.indices.contains(position), let from = items.firstIndex(where: { $0.id == id })
    else { return }
    items.insert(items.remove(at: from), at: position)
  }

  enum Side { case before, after }
}
