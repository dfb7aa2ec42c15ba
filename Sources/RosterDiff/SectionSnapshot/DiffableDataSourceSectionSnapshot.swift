/// The contents of a section that is a tree: items with items below them, each of which is
/// expanded or collapsed.
///
/// Each item is there once. Those whose ancestors are all expanded are *visible*: they are the rows
/// of the section. Where UIKit raises an exception, a ``SnapshotError`` is thrown and nothing
/// changes.
///
/// ```swift
/// var tree = DiffableDataSourceSectionSnapshot<String>()
/// try tree.append(["fruit", "nuts"])
/// try tree.append(["apple", "pear"], to: "fruit")
/// tree.visibleItems  // fruit, nuts
/// tree.expand(["fruit"])
/// tree.visibleItems  // fruit, apple, pear, nuts
/// ```
///
/// Copies share their storage, and an edit copies only what it touches. Levels, parents and
/// visibility are looked up, not searched for, however deep the tree.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  @usableFromInline
  package typealias Item = ItemIdentifierType

  @usableFromInline
  var storage: TreeStorage<ItemIdentifierType>

  /// An empty tree.
  @inlinable
  public init() {
    storage = TreeStorage(parameters: .standard)
  }

  /// A copy.
  ///
  /// - Complexity: O(1)
  @inlinable
  public init(_ snapshot: Self) {
    self = snapshot
  }

  /// An empty tree whose storage is made of parts of other sizes.
  @inlinable
  package init(parameters: StorageParameters) {
    storage = TreeStorage(parameters: parameters)
  }

  @inlinable
  init(storage: TreeStorage<ItemIdentifierType>) {
    self.storage = storage
  }

  /// Puts items at the end of what stands below another one, or of the roots.
  ///
  /// New items are collapsed. No items may have any parent.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, or `duplicateItem` if an item is given
  ///   twice or already in the tree.
  /// - Complexity: O(k + log n) for k items; hashes each item once.
  @inlinable
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) throws(SnapshotError) {
    let operation = "section snapshot append(_:to:)"
    guard !items.isEmpty else { return }
    var mark = TreeMark(level: 0, isVisible: true)
    var offset = storage.count
    if let parent {
      let position = try position(of: parent, operation)
      mark = TreeMark(
        level: position.mark.level + 1,
        isVisible: position.mark.isVisible && position.mark.isExpanded)
      offset = storage.descendants(of: position).upperBound
    }
    try insert(items, mark: mark, at: offset, operation)
  }

  /// Puts items before another one, as its siblings.
  ///
  /// New items are collapsed.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, or `duplicateItem` if an item is given
  ///   twice or already in the tree.
  /// - Complexity: O(k + log n) for k items; hashes each item once.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) throws(SnapshotError) {
    try insert(items, beside: item, after: false, "section snapshot insert(_:before:)")
  }

  /// Puts items behind another one and all below it, as its siblings.
  ///
  /// New items are collapsed.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, or `duplicateItem` if an item is given
  ///   twice or already in the tree.
  /// - Complexity: O(k + log n) for k items; hashes each item once.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifierType], after item: ItemIdentifierType
  ) throws(SnapshotError) {
    try insert(items, beside: item, after: true, "section snapshot insert(_:after:)")
  }

  @inlinable
  mutating func insert(
    _ items: [ItemIdentifierType], beside anchor: ItemIdentifierType, after: Bool,
    _ operation: String
  ) throws(SnapshotError) {
    let position = try position(of: anchor, operation)
    guard !items.isEmpty else { return }
    let mark = TreeMark(level: position.mark.level, isVisible: position.mark.isVisible)
    let offset = after ? storage.descendants(of: position).upperBound : position.offset
    try insert(items, mark: mark, at: offset, operation)
  }

  /// Puts siblings in, if none of them is in the tree or given twice.
  @inlinable
  mutating func insert(
    _ items: [ItemIdentifierType], mark: TreeMark, at offset: Int, _ operation: String
  ) throws(SnapshotError) {
    let new = HashedItems(items)
    try requireAbsence(of: new, operation)
    let index = try UniquenessCheck.index(
      of: new, size: storage.parameters.chunkSize, operation: operation)
    storage.insert(TreeNodes(new, mark: mark), at: offset, index)
    checkInvariants()
  }

  /// Throws if any of these is in the tree, and not in `except`, where offsets are meant.
  @inlinable
  func requireAbsence(
    of new: HashedItems<ItemIdentifierType>, except: Range<Int> = 0..<0, _ operation: String
  ) throws(SnapshotError) {
    guard storage.count > except.count else { return }
    typealias Key = MarkList<ItemIdentifierType>.Key
    var faulty = Set<Key>()
    for (item, hash) in zip(new.items, new.hashes) {
      if let position = storage.position(of: item, hash: hash),
        !except.contains(position.offset)
      {
        faulty.insert(Key(item, hash: hash))
      }
    }
    guard !faulty.isEmpty else { return }
    // With those that are given twice: in the order of the argument, each once.
    let keys = zip(new.items, new.hashes).map { Key($0, hash: $1) }
    var seen = Set<Key>()
    for key in keys where !seen.insert(key).inserted { faulty.insert(key) }
    let named = keys.filter { faulty.remove($0) != nil }
    throw SnapshotError(.duplicateItem, named.map { $0.identifier }, operation)
  }

  @inlinable
  func position(
    of item: ItemIdentifierType, _ operation: String
  ) throws(SnapshotError) -> TreeStorage<ItemIdentifierType>.Position {
    guard let position = storage.position(of: item) else {
      throw SnapshotError(.unknownItem, [item], operation)
    }
    return position
  }
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
