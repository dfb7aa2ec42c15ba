/// What a snapshot marks to be shown anew, each kind in the order of the first mark.
@usableFromInline
struct SnapshotMarks<Section: Hashable, Item: Hashable> {
  @usableFromInline var reloadedSections = MarkList<Section>()
  @usableFromInline var reloadedItems = MarkList<Item>()
  @usableFromInline var reconfiguredItems = MarkList<Item>()

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}

/// Identifiers without repeats in the order in which they came, each of which can go at once.
@usableFromInline
struct MarkList<Identifier: Hashable> {
  /// An identifier with the hash that is known already, so that nobody computes it again.
  @usableFromInline
  struct Key: Hashable {
    @usableFromInline let identifier: Identifier
    @usableFromInline let hash: UInt32

    @inlinable
    init(_ identifier: Identifier, hash: UInt32) {
      self.identifier = identifier
      self.hash = hash
    }

    @inlinable
    static func == (left: Key, right: Key) -> Bool {
      left.hash == right.hash && left.identifier == right.identifier
    }

    @inlinable
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// nil where an identifier has gone.
  @usableFromInline var keys: ContiguousArray<Key?> = []
  @usableFromInline var offsets: [Key: Int] = [:]

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { offsets.isEmpty }

  @inlinable
  var identifiers: [Identifier] { keys.compactMap { $0?.identifier } }

  /// The identifiers with their hashes, in order.
  @inlinable
  var marked: ContiguousArray<Key> { ContiguousArray(keys.compactMap { $0 }) }

  @inlinable
  mutating func insert(_ identifier: Identifier, hash: UInt32) {
    let key = Key(identifier, hash: hash)
    guard offsets[key] == nil else { return }
    offsets[key] = keys.count
    keys.append(key)
  }

  @inlinable
  mutating func remove(_ identifier: Identifier, hash: UInt32) {
    guard let offset = offsets.removeValue(forKey: Key(identifier, hash: hash)) else { return }
    keys[offset] = nil
    // More gaps than identifiers: close them.
    if keys.count > 2 * offsets.count + 8 {
      keys = ContiguousArray(keys.lazy.filter { $0 != nil })
      for (offset, key) in keys.enumerated() {
        if let key { offsets[key] = offset }
      }
    }
  }
}

extension SnapshotMarks: Sendable where Section: Sendable, Item: Sendable {}
extension MarkList: Sendable where Identifier: Sendable {}
extension MarkList.Key: Sendable where Identifier: Sendable {}
