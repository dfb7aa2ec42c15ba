/// What turns one snapshot into another, as one batch.
///
/// Every offset says which state it counts in: deletes and the `from` of moves count in the *old*
/// state; inserts, the `to` of moves, reloads and reconfigures count in the *new* state. A batch
/// is defined by its replay: ``applied(to:inserting:)``.
///
/// - A section that lives on is never deleted and inserted: it stays or moves, with its rows.
/// - A row that lives on is never deleted and inserted: it stays or moves, also when it enters an
///   inserted section or leaves a deleted one.
/// - The moves are as few as possible, on both levels. Of several smallest sets which one is given
///   is not specified; it is the same for equal input.
public struct Changeset: Hashable, Sendable {
  /// Sections that are gone: old offsets, ascending.
  public var deletedSections: [Int] = []

  /// Sections that are new: new offsets, ascending.
  public var insertedSections: [Int] = []

  /// Sections that changed their place among those that stay, by ascending new offset.
  public var movedSections: [Move<Int>] = []

  /// Rows that are gone, rows of deleted sections included: old paths, ascending.
  public var deletedItems: [ItemPath] = []

  /// Rows that are new, rows of inserted sections included: new paths, ascending.
  public var insertedItems: [ItemPath] = []

  /// Rows that changed section, or their place among those that stay, by ascending new path.
  public var movedItems: [Move<ItemPath>] = []

  /// Sections to be shown anew once the structure has changed: new offsets.
  public var reloadedSections: [Int] = []

  /// Rows that get a fresh cell once the structure has changed: new paths.
  public var reloadedItems: [ItemPath] = []

  /// Rows whose cell is configured again once the structure has changed: new paths.
  public var reconfiguredItems: [ItemPath] = []

  /// Something that lives on and changes its place.
  public struct Move<Offset: Hashable>: Hashable {
    /// Where it was, in the old state.
    public let from: Offset
    /// Where it is, in the new state.
    public let to: Offset

    @inlinable
    public init(from: Offset, to: Offset) {
      self.from = from
      self.to = to
    }
  }

  @inlinable
  public init() {}

  /// Whether nothing changes: neither structure nor content.
  public var isEmpty: Bool {
    !hasStructuralChanges && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }

  /// Whether sections or rows come, go or move.
  public var hasStructuralChanges: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}

extension Changeset.Move: Sendable where Offset: Sendable {}

#if !$Embedded
  extension Changeset.Move: Codable where Offset: Codable {}
  extension Changeset: Codable {}
#endif
