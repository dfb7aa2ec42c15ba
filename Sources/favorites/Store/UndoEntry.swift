import Foundation
import Roster

/// How to take one change back: what to remove, what to put back, and where.
///
/// All of it is by identifier, so it still means the right favorites after other changes, and
/// taking back what was never done, or already taken back, changes nothing.
struct UndoEntry: Equatable {
  /// What was done: "delete".
  let name: String
  /// When.
  let time: Timestamp
  /// Favorites that the change brought.
  var removed: [String] = []
  /// Favorites that it changed.
  var restored: [Restoration] = []
  /// Favorites that it took away or moved, and what stood before each; in stored order.
  var placed: [Placement] = []
  /// What other programs keep beside the list, if the change altered it.
  var members: Members?

  struct Restoration: Equatable {
    /// As it was.
    let old: Favorite
    /// As the change left it; nil in journals of before this was noted.
    let new: Favorite?
  }

  struct Members: Equatable {
    /// As they were.
    let old: [UnknownMember]
    /// As the change left them.
    let new: [UnknownMember]
  }

  struct Placement: Equatable {
    let id: String
    /// The favorite that stood right before; nil at the start of the list.
    let predecessor: String?
    /// The favorite itself if the change took it away.
    let deleted: Favorite?
  }

  init(
    name: String, time: Timestamp, removed: [String], restored: [Restoration],
    placed: [Placement], members: Members? = nil
  ) {
    self.name = name
    self.time = time
    self.removed = removed
    self.restored = restored
    self.placed = placed
    self.members = members
  }

  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after it.
  init(
    _ name: String, from old: FavoritesDocument, to new: FavoritesDocument,
    time: Timestamp = .now
  ) throws {
    self.name = name
    self.time = time
    let oldItems = Dictionary(old.items.map { ($0.id, $0) }) { first, _ in first }
    let newIDs = Set(new.items.map(\.id))
    for item in new.items {
      guard let before = oldItems[item.id] else {
        removed.append(item.id)
        continue
      }
      if before != item { restored.append(Restoration(old: before, new: item)) }
    }
    let moved = try Self.moved(from: old, to: new)
    var predecessor: String?
    for item in old.items {
      if !newIDs.contains(item.id) {
        placed.append(Placement(id: item.id, predecessor: predecessor, deleted: item))
      } else if moved.contains(item.id) {
        placed.append(Placement(id: item.id, predecessor: predecessor, deleted: nil))
      }
      predecessor = item.id
    }
    if old.unknown != new.unknown { members = Members(old: old.unknown, new: new.unknown) }
  }

  /// The fewest favorites whose moves explain the new order.
  private static func moved(
    from old: FavoritesDocument, to new: FavoritesDocument
  ) throws -> Set<String> {
    let oldOrder = try DiffableDataSourceSnapshot([(0, old.items.map(\.id))])
    let newOrder = try DiffableDataSourceSnapshot([(0, new.items.map(\.id))])
    return Set(newOrder.changes(from: oldOrder).movedItems.map { new.items[$0.to.item].id })
  }

  /// The list with the change taken back.
  func applied(to document: FavoritesDocument) -> FavoritesDocument {
    var document = document
    document.delete(removed)
    let restored = Dictionary(restored.map { ($0.old.id, $0) }) { first, _ in first }
    document.change(Array(restored.keys)) { item in
      guard let restoration = restored[item.id] else { return }
      if let new = restoration.new {
        item.takeBack(new, to: restoration.old)
      } else {
        item = restoration.old
      }
    }
    document.items = placing(document.items)
    if let members {
      document.unknown = document.unknown.takingBack(members.new, to: members.old)
    }
    return document
  }

  /// Puts back what was taken away or moved, each behind the favorite that stood before it.
  ///
  /// If that one is gone, the favorite keeps its place, or comes first if it has none.
  private func placing(_ items: [Favorite]) -> [Favorite] {
    guard !placed.isEmpty else { return items }
    let present = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(present.keys).union(placed.compactMap { $0.deleted?.id })
    var followers: [String?: [Favorite]] = [:]
    var taken: Set<String> = []
    for placement in placed {
      guard let item = present[placement.id] ?? placement.deleted, !taken.contains(item.id)
      else { continue }
      let anchor = placement.predecessor.flatMap { ids.contains($0) ? $0 : nil }
      if anchor == nil, placement.predecessor != nil, present[placement.id] != nil { continue }
      followers[anchor, default: []].append(item)
      taken.insert(item.id)
    }
    var result: [Favorite] = []
    var waiting = Array(items.filter { !taken.contains($0.id) }.reversed())
    waiting += (followers.removeValue(forKey: nil) ?? []).reversed()
    while let item = waiting.popLast() {
      result.append(item)
      waiting += (followers.removeValue(forKey: item.id) ?? []).reversed()
    }
    // Nonsense in a journal, such as two that stand behind each other, must not cost a favorite.
    return followers.isEmpty ? result : items
  }
}
