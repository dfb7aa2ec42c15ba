/// Visible items of a tree, and what shall be visible in their place. Both begin and end
/// differently.
@usableFromInline
struct FollowedWindow<Item: Hashable> {
  @usableFromInline var old: ContiguousArray<Entry>
  @usableFromInline var new: ContiguousArray<Entry>
  /// New items that something can tell from those that are equal in the tree.
  @usableFromInline var renewed = ContiguousArray<Entry>()
  /// The offset of the first new item among all that shall be visible.
  @usableFromInline var newStart: Int

  @inlinable
  var isEmpty: Bool { old.isEmpty && new.isEmpty && renewed.isEmpty }

  @usableFromInline
  struct Entry {
    @usableFromInline var item: Item
    @usableFromInline var hash: UInt32

    @inlinable
    init(item: Item, hash: UInt32) {
      self.item = item
      self.hash = hash
    }
  }

  @inlinable
  init(old: HashedItems<Item>, new: HashedItems<Item>, newStart: Int) {
    let common = commonEnds(old.items, new.items)
    func middle(_ side: HashedItems<Item>) -> ContiguousArray<Entry> {
      ContiguousArray(
        (common.prefix..<(side.count - common.suffix)).map {
          Entry(item: side.items[$0], hash: side.hashes[$0])
        })
    }
    self.old = middle(old)
    self.new = middle(new)
    self.newStart = newStart + common.prefix
    renewed = self.new
    let end = new.count - common.suffix
    for index in new.items.indices where index < common.prefix || index >= end {
      let before = index < common.prefix ? index : index + old.count - new.count
      guard !areOneAndTheSame(old.items[before], new.items[index]) else { continue }
      renewed.append(Entry(item: new.items[index], hash: new.hashes[index]))
    }
  }
}

extension HashedItems {
  @inlinable
  init(joining chunks: ContiguousArray<Chunk<Item>>) {
    self.init()
    for chunk in chunks { append(HashedItems(chunk)) }
  }
}
