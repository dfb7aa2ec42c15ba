/// Holds a snapshot's storage, so that copying the snapshot is counting one reference.
@usableFromInline
final class StorageBox<Section: Hashable, Item: Hashable> {
  @usableFromInline let storage: SnapshotStorage<Section, Item>

  @inlinable
  init(_ storage: SnapshotStorage<Section, Item>) { self.storage = storage }
}

extension StorageBox: Sendable where Section: Sendable, Item: Sendable {}
