import Foundation

/// By bytes: texts that look the same, such as "é" as one scalar or two, are a change all the same.
extension Favorite: Equatable {
  static func == (one: Favorite, other: Favorite) -> Bool {
    one.starred == other.starred && isSame(one.id, other.id) && isSame(one.title, other.title)
      && isSame(one.url, other.url) && isSame(one.folder, other.folder)
      && isSame(one.added?.text, other.added?.text) && one.unknown == other.unknown
  }

  /// Takes a change of this favorite back.
  ///
  /// Only what the change altered, and only where it is still as the change left it: what was
  /// altered again meanwhile, by whomever, stays.
  mutating func takeBack(_ new: Favorite, to old: Favorite) {
    func takeBack<Value>(
      _ part: WritableKeyPath<Favorite, Value>, _ isSame: (Value, Value) -> Bool
    ) {
      guard !isSame(new[keyPath: part], old[keyPath: part]),
        isSame(self[keyPath: part], new[keyPath: part])
      else { return }
      self[keyPath: part] = old[keyPath: part]
    }
    takeBack(\.title) { Self.isSame($0, $1) }
    takeBack(\.url) { Self.isSame($0, $1) }
    takeBack(\.starred, ==)
    takeBack(\.folder) { Self.isSame($0, $1) }
    takeBack(\.added) { Self.isSame($0?.text, $1?.text) }
    unknown = unknown.takingBack(new.unknown, to: old.unknown)
  }

  /// Whether each part that a change altered is as it was before the change.
  func isTakenBack(_ new: Favorite, to old: Favorite) -> Bool {
    func isTakenBack<Value>(
      _ part: KeyPath<Favorite, Value>, _ isSame: (Value, Value) -> Bool
    ) -> Bool {
      isSame(new[keyPath: part], old[keyPath: part])
        || isSame(self[keyPath: part], old[keyPath: part])
    }
    return isTakenBack(\.title) { Self.isSame($0, $1) }
      && isTakenBack(\.url) { Self.isSame($0, $1) }
      && isTakenBack(\.starred, ==)
      && isTakenBack(\.folder) { Self.isSame($0, $1) }
      && isTakenBack(\.added) { Self.isSame($0?.text, $1?.text) }
      && unknown.isTakenBack(new.unknown, to: old.unknown)
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return isSame(one, other)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.utf8, other.utf8)
    guard one.count == other.count else { return false }
    // Byte by byte a list of 100,000 takes ten times as long.
    let isSame = one.withContiguousStorageIfAvailable { bytes in
      other.withContiguousStorageIfAvailable { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
    return (isSame ?? nil) ?? one.elementsEqual(other)
  }

  private static func isSame(_ one: FolderPath?, _ other: FolderPath?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.names.elementsEqual(other.names) { isSame($0, $1) }
  }
}
