extension DiffableDataSourceSnapshot {
  /// Gives a section these items in place of those it has.
  ///
  /// What stays where it was keeps its storage, so ``changes(from:)`` afterwards costs what really
  /// changed: a whole new array is as good as the edits that lead to it. Items of other sections
  /// move here; items that are in the array no more are deleted with their marks.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection`, or `duplicateItem` if one is given twice.
  /// - Complexity: O(n) comparisons; hashes only what is not where it was expected.
  @inlinable
  public mutating func replaceItems(
    _ items: [ItemIdentifierType], inSection identifier: SectionIdentifierType
  ) throws(SnapshotError) {
    let section = try section(identifier, "replaceItems")
    var replacement = ItemReplacement(ContiguousArray(items), in: section, of: box)
    guard replacement.isUnique else {
      throw SnapshotError(.duplicateItem, UniquenessCheck.repeats(in: items), "replaceItems")
    }
    if !marks.isEmpty {
      replacement.forEachDeleted { unmark($0, hash: $1) }
    }
    var next = storage
    replacement.apply(to: &next)
    storage = next
    checkInvariants()
  }
}
