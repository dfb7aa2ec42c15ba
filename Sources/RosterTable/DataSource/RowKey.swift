/// What a row or a section is known by: its identifier, or its place where it has none.
///
/// Two are equal if their hashes and their identifiers are: in sets and dictionaries of keys
/// nothing goes wrong with identifiers whose hash and equality do not agree. It is one reference,
/// so a field that is set has its new value before the old identifier is let go.
@usableFromInline
struct RowKey: Hashable {
  private final class Box {
    let identifier: AnyHashable
    let hash: Int

    init(_ identifier: AnyHashable) {
      self.identifier = identifier
      hash = identifier.hashValue
    }
  }

  private let box: Box

  @usableFromInline
  init(_ identifier: some Hashable) { box = Box(AnyHashable(identifier)) }

  @usableFromInline
  var identifier: Any { box.identifier.base }

  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box
      || left.box.hash == right.box.hash && left.box.identifier == right.box.identifier
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(box.hash) }
}
