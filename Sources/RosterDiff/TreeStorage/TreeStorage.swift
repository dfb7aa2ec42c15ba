/// What a section snapshot stands on: its items in depth-first order in a rope, each with its
/// level, and the way back from an item to its place.
///
/// A subtree is a stretch of that order: its end is the next item that does not stand deeper, and
/// the rope finds it by the lowest levels of its parts. The rope weighs visible items, so that it
/// counts and finds these too. A copy shares everything; an edit copies what it touches.
@usableFromInline
struct TreeStorage<Item: Hashable> {
  @usableFromInline typealias Leaf = TreeChunk<Item>

  @usableFromInline var rope = Rope<TreeChunk<Item>>()

  /// From an item's hash to the name of its chunk.
  @usableFromInline var index = HashIndex()

  /// From a chunk's name to its label. There is one owner, 0.
  @usableFromInline var places = NameTable()

  @usableFromInline var parameters: StorageParameters

  @inlinable
  init(parameters: StorageParameters) {
    self.parameters = parameters
  }

  @inlinable
  var count: Int { rope.count }

  @inlinable
  var visibleCount: Int { rope.weight }
}

extension TreeStorage: Sendable where Item: Sendable {}
