/// The contents of a list at one moment: sections in order, each with its items in order.
///
/// Items and sections are identifiers: two that are equal are one and the same thing, and each is
/// there once. Where UIKit raises an exception, a ``SnapshotError`` is thrown and nothing changes.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// try snapshot.appendSections(["fruit", "nuts"])
/// try snapshot.appendItems([1, 2, 3], toSection: "fruit")
///
/// var next = snapshot
/// try next.moveItem(3, beforeItem: 1)
/// let changes = next.changes(from: snapshot)  // one move
/// ```
///
/// Copies share their storage, and an edit copies only what it touches: copying a snapshot of a
/// million items, changing one and asking for the ``changes(from:)`` costs a few microseconds.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  @usableFromInline
  package typealias Section = SectionIdentifierType
  @usableFromInline
  package typealias Item = ItemIdentifierType

  @usableFromInline
  var box: StorageBox<SectionIdentifierType, ItemIdentifierType>

  /// What is to be shown anew although it stays; empty as long as nothing is marked.
  ///
  /// An array for one element at most, because it is one word and copied on write.
  @usableFromInline
  var marks: ContiguousArray<SnapshotMarks<SectionIdentifierType, ItemIdentifierType>> = []

  /// An empty snapshot, without sections.
  @inlinable
  public init() {
    box = StorageBox(SnapshotStorage(parameters: .standard))
  }

  /// An empty snapshot whose storage is made of parts of other sizes.
  @inlinable
  package init(parameters: StorageParameters) {
    box = StorageBox(SnapshotStorage(parameters: parameters))
  }
}

extension DiffableDataSourceSnapshot {
  @inlinable
  var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType> {
    get { box.storage }
    set { box = StorageBox(newValue) }
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
