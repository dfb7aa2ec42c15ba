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
        let before = old.storage.items(inSectionAt: run.owner, run.old..<(run.old + run.count))
        let after = storage.items(inSectionAt: list.newOwner, run.new..<(run.new + run.count))
        for (offset, (old, new)) in zip(before, after).enumerated() where contentChanged(old, new) {
          let path = ItemPath(item: run.new + offset, section: list.newOwner)
          if marked.contains(path) { continue }
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
  /// The items of a section in a range of offsets.
  @inlinable
  func items(inSectionAt offset: Int, _ range: Range<Int>) -> ContiguousArray<Item> {
    var result = ContiguousArray<Item>()
    guard let rope = position(ofSectionAt: offset)?.entry.items else { return result }
    var start = range.lowerBound
    while start < range.upperBound, let chunk = rope.position(ofElement: start) {
      let end = min(range.upperBound, chunk.countBefore + chunk.leaf.count)
      result.append(
        contentsOf: chunk.leaf.items[(start - chunk.countBefore)..<(end - chunk.countBefore)])
      start = end
    }
    return result
  }
}
