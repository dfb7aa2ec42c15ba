/// What a snapshot stands on: sections in a rope, each with its items in a rope, and the way back
/// from an identifier to its place.
///
/// A copy shares everything; an edit copies what it touches. So of two storages, one of which came
/// from the other, whatever is not one and the same object is what changed.
@usableFromInline
struct SnapshotStorage<Section: Hashable, Item: Hashable> {
  @usableFromInline typealias ItemRope = Rope<Chunk<Item>>
  @usableFromInline typealias Page = SectionPage<Section, Item>
  @usableFromInline typealias Entry = SectionEntry<Section, Item>

  @usableFromInline var sections = Rope<Page>()

  /// From a section's hash to its name.
  @usableFromInline var sectionIndex = HashIndex()

  /// From a section's name to the label of its page.
  @usableFromInline var sectionPlaces = NameTable()

  /// From an item's hash to the name of its chunk.
  @usableFromInline var itemIndex = HashIndex()

  /// From a chunk's name to its section's name, and the chunk's label there.
  @usableFromInline var chunkPlaces = NameTable()

  @usableFromInline var parameters: StorageParameters

  @inlinable
  init(parameters: StorageParameters) {
    self.parameters = parameters
  }

  @inlinable
  var itemCount: Int { sections.weight }

  @inlinable
  var sectionCount: Int { sections.count }
}

extension SnapshotStorage: Sendable where Section: Sendable, Item: Sendable {}
