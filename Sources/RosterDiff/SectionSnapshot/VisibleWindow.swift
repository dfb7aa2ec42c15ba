/// Visible items of a tree that stand in the place of others. The first and the last ones differ.
@usableFromInline
package struct VisibleWindow<Item: Hashable> {
  /// Offsets among the visible items of the old tree.
  @usableFromInline package var old: Range<Int>
  /// Offsets among the visible items of the new tree.
  @usableFromInline package var new: Range<Int>
  @usableFromInline package var oldItems: ContiguousArray<Item>
  @usableFromInline package var newItems: ContiguousArray<Item>

  @inlinable
  package init(
    old: Range<Int>, new: Range<Int>, oldItems: ContiguousArray<Item>,
    newItems: ContiguousArray<Item>
  ) {
    self.old = old
    self.new = new
    self.oldItems = oldItems
    self.newItems = newItems
  }
}

extension VisibleWindow: Sendable where Item: Sendable {}

extension DiffableDataSourceSectionSnapshot {
  /// What this tree shows and an older one did not, in order. What is outside of the windows is
  /// visible in both, in the same order, and nothing can tell the two apart.
  ///
  /// - Complexity: O(what the two do not share); if one came from the other by edits, they share
  ///   all that was not edited. Hashes nothing.
  @inlinable
  package func visibleDifference(from old: Self) -> [VisibleWindow<Item>] {
    var result: [VisibleWindow<Item>] = []
    RopeDifference.forEachRegion(between: old.storage.rope, storage.rope) { region in
      let (before, after) = (region.old.visibleItems(), region.new.visibleItems())
      let common = commonEnds(before.items, after.items, by: areOneAndTheSame)
      let oldWindow = common.prefix..<(before.count - common.suffix)
      let newWindow = common.prefix..<(after.count - common.suffix)
      guard !oldWindow.isEmpty || !newWindow.isEmpty else { return }
      let oldStart = old.storage.visibleCount(before: region.oldStart) + common.prefix
      let newStart = storage.visibleCount(before: region.newStart) + common.prefix
      result.append(
        VisibleWindow(
          old: oldStart..<(oldStart + oldWindow.count),
          new: newStart..<(newStart + newWindow.count),
          oldItems: ContiguousArray(before.items[oldWindow]),
          newItems: ContiguousArray(after.items[newWindow])))
    }
    return result
  }
}

/// How many elements two lists begin and end with in common. The two ends do not overlap.
@inlinable
func commonEnds<Element: Equatable>(
  _ left: ContiguousArray<Element>, _ right: ContiguousArray<Element>,
  by areSame: (Element, Element) -> Bool = { $0 == $1 }
) -> (prefix: Int, suffix: Int) {
  let limit = min(left.count, right.count)
  var prefix = 0
  while prefix < limit, areSame(left[prefix], right[prefix]) { prefix += 1 }
  var suffix = 0
  while suffix < limit - prefix,
    areSame(left[left.count - 1 - suffix], right[right.count - 1 - suffix])
  {
    suffix += 1
  }
  return (prefix, suffix)
}

extension ContiguousArray {
  /// The visible items of these chunks.
  @inlinable
  func visibleItems<Item>() -> HashedItems<Item> where Element == TreeChunk<Item> {
    var result = HashedItems<Item>()
    for chunk in self {
      for (index, mark) in chunk.marks.enumerated() where mark.isVisible {
        result.append(chunk.items[index], hash: chunk.hashes[index])
      }
    }
    return result
  }
}
