extension Chunk {
  /// A chunk of a range of items.
  @inlinable
  static func make(name: UInt32, _ new: HashedItems<Item>, _ range: Range<Int>) -> Chunk {
    make(name: name, new.items, range.lowerBound, new.hashes[range])
  }

  @inlinable
  static func make(name: UInt32, _ new: HashedItems<Item>) -> Chunk {
    make(name: name, new, 0..<new.count)
  }

  /// A chunk of items from an index on, as many as there are hashes.
  @inlinable
  static func make(
    name: UInt32, _ newItems: ContiguousArray<Item>, _ start: Int,
    _ newHashes: ArraySlice<UInt32>
  ) -> Chunk {
    newItems.withUnsafeBufferPointer { newItems in
      newHashes.withUnsafeBufferPointer { newHashes in
        make(name: name, count: newHashes.count) { items, hashes in
          initialize(items, from: newItems, start..<(start + newHashes.count))
          initialize(hashes, from: newHashes, 0..<newHashes.count)
        }
      }
    }
  }

  /// A chunk of all items of two, one after the other.
  @inlinable
  static func make(name: UInt32, _ lower: Chunk, _ upper: Chunk) -> Chunk {
    make(name: name, count: lower.count + upper.count) { items, hashes in
      lower.copy(0..<lower.count, to: items, hashes)
      upper.copy(0..<upper.count, to: items + lower.count, hashes + lower.count)
    }
  }

  /// A chunk under the same name, with items put in.
  @inlinable
  func inserting(_ new: HashedItems<Item>, at index: Int) -> Chunk {
    new.items.withUnsafeBufferPointer { newItems in
      new.hashes.withUnsafeBufferPointer { newHashes in
        Chunk.make(name: name, count: count + new.count) { items, hashes in
          copy(0..<index, to: items, hashes)
          Chunk.initialize(items + index, from: newItems, 0..<newItems.count)
          Chunk.initialize(hashes + index, from: newHashes, 0..<newHashes.count)
          let end = index + newItems.count
          copy(index..<count, to: items + end, hashes + end)
        }
      }
    }
  }

  /// A chunk under the same name, without the item at that index.
  @inlinable
  func removing(_ index: Int) -> Chunk {
    Chunk.make(name: name, count: count - 1) { items, hashes in
      copy(0..<index, to: items, hashes)
      copy((index + 1)..<count, to: items + index, hashes + index)
    }
  }

  /// A chunk under the same name, without the items at these indices.
  ///
  /// - Parameter indices: ascending, without repeats.
  @inlinable
  func removing(_ indices: ContiguousArray<Int>) -> Chunk {
    Chunk.make(name: name, count: count - indices.count) { items, hashes in
      var start = 0
      for (gone, index) in indices.enumerated() {
        copy(start..<index, to: items + (start - gone), hashes + (start - gone))
        start = index + 1
      }
      let end = start - indices.count
      copy(start..<count, to: items + end, hashes + end)
    }
  }

  /// A chunk under the same name, with one item elsewhere in it.
  ///
  /// - Parameter target: its index in the new chunk.
  @inlinable
  func moving(_ index: Int, to target: Int) -> Chunk {
    let (lower, upper) = (min(index, target), max(index, target))
    return Chunk.make(name: name, count: count) { items, hashes in
      copy(0..<lower, to: items, hashes)
      copy(index..<(index + 1), to: items + target, hashes + target)
      if index < target {
        copy((lower + 1)..<(upper + 1), to: items + lower, hashes + lower)
      } else {
        copy(lower..<upper, to: items + (lower + 1), hashes + (lower + 1))
      }
      copy((upper + 1)..<count, to: items + (upper + 1), hashes + (upper + 1))
    }
  }

  /// Copies items and hashes to where there are none yet.
  @inlinable
  func copy(
    _ range: Range<Int>, to items: UnsafeMutablePointer<Item>,
    _ hashes: UnsafeMutablePointer<UInt32>
  ) {
    items.initialize(from: firstItem + range.lowerBound, count: range.count)
    hashes.initialize(from: firstHash + range.lowerBound, count: range.count)
  }

  @inlinable
  static func initialize<Element>(
    _ target: UnsafeMutablePointer<Element>, from source: UnsafeBufferPointer<Element>,
    _ range: Range<Int>
  ) {
    guard let first = source.baseAddress else { return }
    target.initialize(from: first + range.lowerBound, count: range.count)
  }
}
