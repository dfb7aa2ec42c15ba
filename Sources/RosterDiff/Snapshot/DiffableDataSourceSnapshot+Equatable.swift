extension DiffableDataSourceSnapshot: Equatable {
  /// Whether both hold the same sections and items in the same order. Marks do not count.
  ///
  /// - Complexity: O(n); where one came from the other, O(what changed).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    if left.box === right.box { return true }
    guard left.numberOfSections == right.numberOfSections,
      left.numberOfItems == right.numberOfItems
    else { return false }
    return left.storage.sections.elementsEqual(
      right.storage.sections, elements: { $0.entries }
    ) { old, new in
      guard old.identifier == new.identifier, old.items.count == new.items.count else {
        return false
      }
      return old.items.elementsEqual(new.items, elements: { $0.items }, by: ==)
    }
  }
}

extension Rope {
  /// Whether two ropes hold equal elements; what they share is not looked at.
  @inlinable
  func elementsEqual<Elements: Collection>(
    _ other: Rope, elements: (Leaf) -> Elements,
    by elementsAreEqual: (Elements.Element, Elements.Element) -> Bool
  ) -> Bool {
    var areEqual = count == other.count
    RopeDifference.forEachRegion(between: self, other) { region in
      // Shifted against each other: then what is shared in between stands at other offsets.
      guard areEqual, region.oldStart == region.newStart, region.oldCount == region.newCount
      else {
        areEqual = false
        return
      }
      let old = region.old.lazy.map(elements).joined()
      let new = region.new.lazy.map(elements).joined()
      areEqual = zip(old, new).allSatisfy { elementsAreEqual($0, $1) }
    }
    return areEqual
  }
}
