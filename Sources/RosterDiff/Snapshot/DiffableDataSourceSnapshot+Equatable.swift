extension DiffableDataSourceSnapshot: Equatable {
  /// Whether both hold the same sections and items in the same order. Marks do not count.
  ///
  /// - Complexity: O(n); where one came from the other, O(what changed).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.numberOfSections == right.numberOfSections,
      left.numberOfItems == right.numberOfItems
    else { return false }
    return left.storage.sections.elementsEqual(
      right.storage.sections, elements: \.entries
    ) { old, new in
      guard old.identifier == new.identifier, old.items.count == new.items.count else {
        return false
      }
      return old.items.elementsEqual(new.items, elements: \.items, by: ==)
    }
  }
}

extension Rope {
  /// Whether two ropes hold equal elements; what they share is not looked at.
  @inlinable
  func elementsEqual<Element>(
    _ other: Rope, elements: (Leaf) -> ContiguousArray<Element>,
    by areEqual: (Element, Element) -> Bool
  ) -> Bool {
    var difference = RopeDifference<Leaf>()
    difference.compare(self, other)
    for region in difference.regions {
      // Shifted against each other, but not equally much: then they differ in length before.
      guard region.oldStart == region.newStart, region.oldCount == region.newCount else {
        return false
      }
      let old = ContiguousArray(region.old.lazy.map(elements).joined())
      let new = ContiguousArray(region.new.lazy.map(elements).joined())
      for (left, right) in zip(old, new) where !areEqual(left, right) { return false }
    }
    return true
  }
}
