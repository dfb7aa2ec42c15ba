/// What a tree shows that another one did not: the difference between their visible items.
package struct VisibleDifference<Item: Hashable> {
  /// Visible items that others stand in place of. The first and the last ones differ.
  package struct Window {
    /// Offsets among the visible items of the old tree.
    package var old: Range<Int>
    /// Offsets among the visible items of the new tree.
    package var new: Range<Int>
    package var oldItems: ContiguousArray<Item>
    package var newItems: ContiguousArray<Item>

    @usableFromInline
    init(
      old: Range<Int>, new: Range<Int>, oldItems: ContiguousArray<Item>,
      newItems: ContiguousArray<Item>
    ) {
      self.old = old
      self.new = new
      self.oldItems = oldItems
      self.newItems = newItems
    }
  }

  /// In order. What is outside of them is visible in both trees, in the same order.
  package var windows: [Window] = []

  /// Items that are visible in both trees, but have another level, or are expanded in one of them
  /// only; in the order of the new tree.
  package var restyledItems: [Item] = []

  @usableFromInline
  init() {}
}

extension VisibleDifference: Sendable where Item: Sendable {}
extension VisibleDifference.Window: Sendable where Item: Sendable {}

extension DiffableDataSourceSectionSnapshot {
  /// What this tree shows and an older one did not.
  ///
  /// - Complexity: O(what the two do not share); if one came from the other by edits, they share
  ///   all that was not edited. Hashes nothing.
  package func visibleDifference(from old: Self) -> VisibleDifference<Item> {
    var result = VisibleDifference<Item>()
    RopeDifference.forEachRegion(between: old.storage.rope, storage.rope) { region in
      let oldStart = old.storage.visibleCount(before: region.oldStart)
      let newStart = storage.visibleCount(before: region.newStart)
      let (before, after) = (region.old.visibleNodes(), region.new.visibleNodes())
      let (oldItems, newItems) = (before.hashed.items, after.hashed.items)
      let common = commonEnds(oldItems, newItems)
      let oldWindow = common.prefix..<(before.count - common.suffix)
      let newWindow = common.prefix..<(after.count - common.suffix)
      for index in 0..<after.count {
        let mark: TreeMark?
        if newWindow.contains(index) {
          mark = old.storage.position(of: newItems[index], hash: after.hashed.hashes[index])?.mark
        } else if index < common.prefix {
          mark = before.marks[index]
        } else {
          mark = before.marks[index + before.count - after.count]
        }
        if let mark, mark.isVisible, mark != after.marks[index] {
          result.restyledItems.append(newItems[index])
        }
      }
      guard !oldWindow.isEmpty || !newWindow.isEmpty else { return }
      result.windows.append(
        VisibleDifference.Window(
          old: (oldStart + oldWindow.lowerBound)..<(oldStart + oldWindow.upperBound),
          new: (newStart + newWindow.lowerBound)..<(newStart + newWindow.upperBound),
          oldItems: ContiguousArray(oldItems[oldWindow]),
          newItems: ContiguousArray(newItems[newWindow])))
    }
    return result
  }
}

/// How many elements two lists begin and end with in common. The two ends do not overlap.
func commonEnds<Element: Equatable>(
  _ left: ContiguousArray<Element>, _ right: ContiguousArray<Element>
) -> (prefix: Int, suffix: Int) {
  let limit = min(left.count, right.count)
  var prefix = 0
  while prefix < limit, left[prefix] == right[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < limit - prefix,
    left[left.count - 1 - suffix] == right[right.count - 1 - suffix]
  {
    suffix += 1
  }
  return (prefix, suffix)
}

extension ContiguousArray {
  /// The visible nodes of these chunks.
  func visibleNodes<Item>() -> TreeNodes<Item> where Element == TreeChunk<Item> {
    var result = TreeNodes<Item>()
    for chunk in self {
      for (index, mark) in chunk.marks.enumerated() where mark.isVisible {
        result.hashed.append(chunk.items[index], hash: chunk.hashes[index])
        result.marks.append(mark)
      }
    }
    return result
  }
}
