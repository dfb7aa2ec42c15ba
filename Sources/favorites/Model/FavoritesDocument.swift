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
    let places = places(of: ids)
    return ids.compactMap { id in places[id].map { items[$0] } }
  }

  /// Changes the favorites with these identifiers.
  mutating func change(_ ids: [String], _ change: (inout Favorite) -> Void) {
    let places = places(of: ids)
    for id in ids {
      guard let place = places[id] else { continue }
      change(&items[place])
    }
  }

  /// How many favorites have a star.
  var starCount: Int {
    // Where they are: to take each one out would be felt in a long list.
    items.indices.count { items[$0].starred }
  }

  /// Where a favorite is in the stored order.
  func place(of id: String) -> Int? { items.indices.first { items[$0].id == id } }

  /// Where some favorites are: to find a few in a long list, that is not hashed.
  private func places(of ids: [String]) -> [String: Int] {
    guard ids.count > 1 else {
      return ids.first.flatMap(place).map { [ids[0]: $0] } ?? [:]
    }
    let wanted = Set(ids)
    var places: [String: Int] = [:]
    for place in items.indices where wanted.contains(items[place].id) {
      if places[items[place].id] == nil { places[items[place].id] = place }
    }
    return places
  }

  /// Takes the favorites with these identifiers out; those that are not there do not matter.
  mutating func delete(_ ids: [String]) {
    if ids.count == 1 {
      if let place = place(of: ids[0]) { items.remove(at: place) }
      return
    }
    let gone = Set(ids)
    items.removeAll { gone.contains($0.id) }
  }

  /// Moves a favorite so that it comes right before or after another one.
  mutating func move(_ id: String, _ side: Side, _ anchor: String) {
    guard id != anchor, let from = place(of: id) else { return }
    let item = items.remove(at: from)
    let to = place(of: anchor)
    items.insert(item, at: to.map { side == .before ? $0 : $0 + 1 } ?? from)
  }

  /// Moves a favorite to a place in the stored order, counted from 0 in the order that results.
  mutating func move(_ id: String, toPosition position: Int) {
    guard items.indices.contains(position), let from = place(of: id)
    else { return }
    items.insert(items.remove(at: from), at: position)
  }

  enum Side { case before, after }
}
