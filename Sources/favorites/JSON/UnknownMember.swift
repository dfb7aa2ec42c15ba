/// A member of an object that the program keeps without knowing what it means.
struct UnknownMember: Sendable {
  let key: String
  /// Its value as JSON.
  let value: [UInt8]
}

extension UnknownMember: Equatable {
  /// By bytes: names that look the same are two names to the program that wrote them.
  static func == (one: UnknownMember, other: UnknownMember) -> Bool {
    one.key.utf8.elementsEqual(other.key.utf8) && one.value == other.value
  }
}

extension [UnknownMember] {
  /// Members with a change of them taken back.
  ///
  /// Name by name, and only where they are still as the change left them: what was altered again
  /// meanwhile, by whomever, stays.
  ///
  /// - Complexity: O(*n*) in the members.
  func takingBack(_ new: [UnknownMember], to old: [UnknownMember]) -> [UnknownMember] {
    if self == new { return old }
    let (present, before, after) = (values, old.values, new.values)
    func comesBack(_ key: [UInt8]) -> Bool {
      before[key] != after[key] && present[key] == after[key]
    }
    return filter { !comesBack(Array<UInt8>($0.key.utf8)) }
      + old.filter { comesBack(Array<UInt8>($0.key.utf8)) }
  }

  /// Whether each name that a change altered has the values that it had before the change.
  func isTakenBack(_ new: [UnknownMember], to old: [UnknownMember]) -> Bool {
    let (present, before, after) = (values, old.values, new.values)
    return Set(before.keys).union(after.keys).allSatisfy { key in
      before[key] == after[key] || present[key] == before[key]
    }
  }

  /// The values that each name has: an object may have a name twice.
  private var values: [[UInt8]: [[UInt8]]] {
    Dictionary(grouping: self) { Array<UInt8>($0.key.utf8) }.mapValues { $0.map(\.value) }
  }
}
