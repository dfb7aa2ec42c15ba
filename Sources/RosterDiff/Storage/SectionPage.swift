/// A section: its identifier and its items.
@usableFromInline
struct SectionEntry<Section: Hashable, Item: Hashable> {
  /// First, so that a pointer to the section is one to its items.
  @usableFromInline var items: Rope<Chunk<Item>>
  /// The section's own name, by which others find it; it stays when the section moves.
  @usableFromInline let name: UInt32
  @usableFromInline let hash: UInt32
  @usableFromInline let identifier: Section

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

  /// - Parameter hint: where the section stood some time ago.
  @inlinable
  func index(ofName name: UInt32, hint: UInt16) -> Int? {
    entries.withUnsafeBufferPointer { entries in
      if Int(hint) < entries.count, entries[Int(hint)].name == name { return Int(hint) }
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
