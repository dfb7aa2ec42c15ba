extension DiffableDataSourceSectionSnapshot {
  /// Checks that the storage is what its parts promise. Free unless built with internal checks.
  @inlinable
  func checkInvariants() {
    #if ROSTER_INTERNAL_CHECKS
      let broken = storage.brokenInvariants()
      precondition(broken.isEmpty, broken.joined(separator: "\n"))
    #endif
  }

  /// What is wrong with the storage, in words; nothing where all is well.
  ///
  /// - Complexity: O(n)
  package func brokenInvariants() -> [String] {
    storage.brokenInvariants()
  }
}
