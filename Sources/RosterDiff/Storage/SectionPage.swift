/// A section: its identifier and its items.
@usableFromInline
struct SectionEntry<Section: Hashable, Item: Hashable> {
  /// The section's own name, by which others find it; it stays when the section moves.
  @usableFromInline let name: UInt32
  @usableFromInline let hash: UInt32
  @usableFromInline let identifier: Section
  @usableFromInline var items: Rope<Chunk<Item>>

  @inlinable
  init(name: UInt32, hash: UInt32, identifier: Section, items: Rope<Chunk<Item>> = Rope()) {
    self.name = name
    self.hash = hash
    self.identifier = identifier
    self.items = items
  }
}

/// A run of sections.
@usableFromInline
final class SectionPage<Section: Hashable, Item: Hashable>: RopeLeaf {
  @usableFromInline typealias Entry = SectionEntry<Section, Item>

  @usableFromInline let entries: ContiguousArray<Entry>

  /// The items of all these sections.
  @usableFromInline let weight: Int

  @inlinable
  init(_ entries: ContiguousArray<Entry>) {
    self.entries = entries
    weight = entries.reduce(0) { $0 + $1.items.count }
  }

  @inlinable
  init(_ page: SectionPage, replacing index: Int, items: Rope<Chunk<Item>>) {
    weight = page.weight - page.entries[index].items.count + items.count
    var entries = page.entries
    entries[index].items = items
    self.entries = entries
  }

  @inlinable
  var count: Int { entries.count }

  @inlinable
  func index(ofName name: UInt32) -> Int? {
    entries.withUnsafeBufferPointer { entries in
      var index = 0
      while index < entries.count {
        if entries[index].name == name { return index }
        index += 1
      }
      return nil
    }
  }
}

extension SectionEntry: Sendable where Section: Sendable, Item: Sendable {}
extension SectionPage: Sendable where Section: Sendable, Item: Sendable {}
