/// An identifier that carries content: equality says whether two are the same item, this whether
/// they look the same.
public protocol ContentIdentifiable: Hashable {
  /// Whether both would be shown alike.
  func isContentEqual(to other: Self) -> Bool
}

/// A model as an identifier: the same item if the `id` is the same, with the same content if the
/// models are equal.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Int, Identified<Favorite>>()
/// try snapshot.appendSections([0])
/// try snapshot.appendItems(favorites.map(Identified.init))
/// let changes = snapshot.changes(from: old, contentChangesAs: .reconfigure)
/// ```
@dynamicMemberLookup
public struct Identified<Model: Identifiable & Equatable>: ContentIdentifiable, Identifiable {
  public var model: Model

  @inlinable
  public init(_ model: Model) { self.model = model }

  @inlinable
  public var id: Model.ID { model.id }

  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
    model[keyPath: keyPath]
  }

  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  @inlinable
  public func isContentEqual(to other: Self) -> Bool { model == other.model }
}

extension Identified: Sendable where Model: Sendable {}

#if !$Embedded
  /// Written as the model is, without a container around it.
  extension Identified: Encodable where Model: Encodable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(model)
    }
  }

  extension Identified: Decodable where Model: Decodable {
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(Model.self))
    }
  }
#endif

/// How a row is shown anew whose content changed.
public enum ContentChangeStyle: Hashable, Sendable {
  /// Its cell is kept and configured again.
  case reconfigure
  /// It gets a fresh cell.
  case reload
}

extension DiffableDataSourceSnapshot {
  /// What turns an older snapshot into this one, with the rows whose content changed.
  ///
  /// Identifiers that are shared by both snapshots' storage are one and the same value, and not
  /// asked about.
  ///
  /// - Parameters:
  ///   - style: how the rows whose content changed are shown anew.
  ///   - contentChanged: asked with the old and the new value of items that live on.
  /// - Complexity: as ``changes(from:)``, and one question for each surviving item that the two do
  ///   not share
  @inlinable
  public func changes(
    from old: Self, contentChangesAs style: ContentChangeStyle = .reconfigure,
    contentChanged: (ItemIdentifierType, ItemIdentifierType) -> Bool
  ) -> Changeset {
    let match = SnapshotMatcher.match(old: old.box, new: box)
    var changes = Changeset(match)
    if !marks.isEmpty { appendMarks(to: &changes, from: old) }
    let marked = Set(changes.reloadedItems + changes.reconfiguredItems)
    for list in match.lists {
      for run in match.items.runs[list.runs] where !run.isShared {
        storage.forEachUnsharedPair(with: old.storage, run, inSectionAt: list.newOwner) {
          let path = ItemPath(item: $2, section: list.newOwner)
          guard contentChanged($0, $1), !marked.contains(path) else { return }
          switch style {
          case .reconfigure: changes.reconfiguredItems.append(path)
          case .reload: changes.reloadedItems.append(path)
          }
        }
      }
    }
    return changes
  }

  /// What turns an older snapshot into this one, with the rows whose content changed.
  ///
  /// - Complexity: as ``changes(from:)``, and one comparison for each surviving item that the two
  ///   do not share
  @inlinable
  public func changes(
    from old: Self, contentChangesAs style: ContentChangeStyle
  ) -> Changeset where ItemIdentifierType: ContentIdentifiable {
    changes(from: old, contentChangesAs: style) { !$0.isContentEqual(to: $1) }
  }
}

extension SnapshotStorage {
  /// Calls `body` with the old and the new value of each item of a run, and its offset in the
  /// new section; not with those of chunks that both storages share.
  @inlinable
  func forEachUnsharedPair(
    with old: SnapshotStorage, _ run: MatchRun, inSectionAt section: Int,
    _ body: (Item, Item, Int) -> Void
  ) {
    guard let before = old.position(ofSectionAt: run.owner)?.entry.items,
      let after = position(ofSectionAt: section)?.entry.items
    else { return }
    var offset = 0
    while offset < run.count, let from = before.position(ofElement: run.old + offset),
      let to = after.position(ofElement: run.new + offset)
    {
      let (fromIndex, toIndex) = (
        run.old + offset - from.countBefore, run.new + offset - to.countBefore
      )
      let length = min(
        run.count - offset, from.leaf.count - fromIndex, to.leaf.count - toIndex)
      if fromIndex != toIndex || !from.leaf.isIdentical(to: to.leaf) {
        for index in 0..<length {
          body(
            from.leaf.items[fromIndex + index], to.leaf.items[toIndex + index],
            run.new + offset + index)
        }
      }
      offset += length
    }
  }
}
