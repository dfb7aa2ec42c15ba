/// What became of the sections and items of one snapshot in another: numbers only.
@usableFromInline
struct SnapshotMatch: Sendable {
  @usableFromInline var sections = ListMatch(oldOwner: 0, newOwner: 0)
  @usableFromInline var oldSectionStretches = ContiguousArray<Stretch>()

  /// One for each section of the new snapshot whose items were looked at, ascending.
  @usableFromInline var items = ContiguousArray<ListMatch>()

  /// The old items that were looked at, by section and offset ascending.
  @usableFromInline var oldItemStretches = ContiguousArray<Stretch>()

  @inlinable
  init() {}
}
