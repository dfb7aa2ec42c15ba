import RosterDiff

/// Why the model refuses an operation.
///
/// Where a call is wrong in several ways at once, which of them is reported is not specified:
/// any of `kinds` will do.
package struct Refusal: Error, Equatable {
  package var kinds: Set<SnapshotError.Kind>

  package init(_ kinds: Set<SnapshotError.Kind>) { self.kinds = kinds }
}

/// Beside what something is placed.
package enum Anchor<Identifier> {
  case before(Identifier)
  case after(Identifier)

  package var identifier: Identifier {
    switch self {
    case .before(let identifier), .after(let identifier): identifier
    }
  }

  package func map<Other>(_ map: (Identifier) -> Other) -> Anchor<Other> {
    switch self {
    case .before(let identifier): .before(map(identifier))
    case .after(let identifier): .after(map(identifier))
    }
  }

  /// What is added to the anchor's own index to get the place: nothing before, one behind.
  package var shift: Int {
    switch self {
    case .before: 0
    case .after: 1
    }
  }
}

extension Anchor: Sendable where Identifier: Sendable {}

extension Sequence where Element: Equatable {
  /// Whether an element comes twice, found the slow and certain way.
  package var hasRepeats: Bool {
    var seen: [Element] = []
    for element in self {
      if seen.contains(element) { return true }
      seen.append(element)
    }
    return false
  }
}
