extension DiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both hold the same items at the same places, the same ones of which are expanded.
  ///
  /// - Complexity: O(n); where one came from the other, O(what changed).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.storage.count == right.storage.count,
      left.storage.visibleCount == right.storage.visibleCount
    else { return false }
    // Marks first: they are quickly compared.
    return left.storage.rope.elementsEqual(right.storage.rope, elements: { $0.marks }, by: ==)
      && left.storage.rope.elementsEqual(right.storage.rope, elements: { $0.items }, by: ==)
  }
}
