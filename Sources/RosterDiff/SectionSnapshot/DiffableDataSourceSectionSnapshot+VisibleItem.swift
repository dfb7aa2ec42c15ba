extension DiffableDataSourceSectionSnapshot {
  /// The visible item at an offset among these, or nil outside.
  ///
  /// - Complexity: O(log n)
  @inlinable
  package func visibleItem(at offset: Int) -> Item? {
    guard let chunk = storage.rope.position(ofWeight: offset) else { return nil }
    var rest = offset - chunk.weightBefore
    for (index, mark) in chunk.leaf.marks.enumerated() where mark.isVisible {
      if rest == 0 { return chunk.leaf.items[index] }
      rest -= 1
    }
    return nil
  }
}

extension Rope {
  /// The leaf in which a unit of weight stands.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func position(ofWeight offset: Int) -> Position? {
    guard offset >= 0, offset < weight else { return nil }
    return position(ofWeight: offset, countBefore: 0, weightBefore: 0)
  }

  @inlinable
  func position(ofWeight offset: Int, countBefore: Int, weightBefore: Int) -> Position? {
    var (countBefore, weightBefore) = (countBefore, weightBefore)
    for slot in leaves {
      if offset < weightBefore + slot.weight {
        return Position(
          leaf: slot.leaf, label: slot.label, countBefore: countBefore, weightBefore: weightBefore)
      }
      countBefore += slot.count
      weightBefore += slot.weight
    }
    for slot in branches {
      if offset < weightBefore + slot.rope.weight {
        return slot.rope.position(
          ofWeight: offset, countBefore: countBefore, weightBefore: weightBefore)
      }
      countBefore += slot.rope.count
      weightBefore += slot.rope.weight
    }
    return nil
  }
}
