/// Visible items of a tree, and what shall be visible in their place. Both begin and end
/// differently.
struct FollowedWindow<Item: Hashable> {
  var old: ContiguousArray<Entry>
  var new: ContiguousArray<Entry>
  /// New items that something can tell from those that are equal in the tree.
  var renewed = ContiguousArray<Entry>()
  /// The offset of the first new item among all that shall be visible.
  var newStart: Int

  var isEmpty: Bool { old.isEmpty && new.isEmpty && renewed.isEmpty }

  struct Entry {
    var item: Item
    var hash: UInt32
  }

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
  init(joining chunks: ContiguousArray<Chunk<Item>>) {
    self.init()
    for chunk in chunks { append(HashedItems(chunk)) }
  }
}
