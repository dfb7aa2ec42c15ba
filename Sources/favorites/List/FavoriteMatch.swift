/// Which favorite of a list is which one of an older list.
struct FavoriteMatch {
  /// For each favorite, its place in the older list; -1 if it was not there.
  private let places: [Int32]
  /// Those that were there and have changed since, in their order.
  let changed: [Int]

  /// Where a favorite was that is as it was.
  func unchanged(_ index: Int) -> Int? {
    places[index] < 0 ? nil : Int(places[index])
  }

  /// Whether nothing came, went, moved or changed.
  let isSame: Bool

  /// - Parameter touched: The only ones that may have changed, if that is known: to compare them all
  ///   takes several times as long.
  /// - Complexity: O(*n*); identifiers are hashed only if the order has changed.
  init(_ new: [Favorite], in old: [Favorite], touched: [String]? = nil) {
    var places: [Int32] = []
    places.reserveCapacity(new.count)
    var changed: [Int] = []
    var search = Search(old)
    let only = touched?.count == 1 ? touched?.first : nil
    let touched = touched.map(Set.init)
    for index in new.indices {
      guard let place = search.place(of: new[index].id) else {
        places.append(-1)
        continue
      }
      // One is compared sooner than looked up.
      let mayDiffer =
        only.map { $0 == new[index].id } ?? touched?.contains(new[index].id) ?? true
      let isSame = !mayDiffer || old[place] == new[index]
      if !isSame { changed.append(index) }
      places.append(isSame ? Int32(exactly: place) ?? -1 : -1)
    }
    self.places = places
    self.changed = changed
    isSame =
      new.count == old.count && changed.isEmpty
      && places.indices.allSatisfy { Int(places[$0]) == $0 }
  }

  /// Finds identifiers one after the other.
  private struct Search {
    private let old: [Favorite]
    /// What followed the last one is likely to follow it still, or what followed the one before
    /// that, if one was moved.
    private var expected = 0
    private var former = 0
    /// How often that was wrong.
    private var misses = 0
    private var places: [String: Int] = [:]

    init(_ old: [Favorite]) { self.old = old }

    mutating func place(of id: String) -> Int? {
      if let place = near(id, expected) {
        expected = place + 1
        return place
      }
      if former != expected, let place = near(id, former) {
        (former, expected) = (expected, place + 1)
        return place
      }
      guard let place = far(id) else { return nil }
      (former, expected) = (expected, place + 1)
      return place
    }

    /// A little further, too: some may have gone.
    private func near(_ id: String, _ start: Int) -> Int? {
      for place in start..<min(start + 4, max(start, old.count)) where old[place].id == id {
        return place
      }
      return nil
    }

    private mutating func far(_ id: String) -> Int? {
      misses += 1
      // A few are found sooner than all are hashed.
      guard misses > 4 else { return old.indices.first { old[$0].id == id } }
      if places.isEmpty {
        places.reserveCapacity(old.count)
        for place in old.indices.reversed() { places[old[place].id] = place }
      }
      return places[id]
    }
  }
}
