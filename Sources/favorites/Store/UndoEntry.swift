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
    // Most changes leave what stands around them: that is not looked up.
    let edges = SharedEdges(old.items, new.items)
    for (before, after) in zip(old.items[..<edges.start], new.items) where before != after {
      restored.append(Restoration(old: before, new: after))
    }
    let (oldPart, newPart) = (old.items[edges.old], new.items[edges.new])
    let oldItems = Dictionary(oldPart.map { ($0.id, $0) }) { first, _ in first }
    let newIDs = Set(newPart.map(\.id))
    for item in newPart {
      guard let before = oldItems[item.id] else {
        removed.append(item.id)
        continue
      }
      if before != item { restored.append(Restoration(old: before, new: item)) }
    }
    for (before, after) in zip(
      old.items[edges.old.upperBound...], new.items[edges.new.upperBound...])
    where before != after {
      restored.append(Restoration(old: before, new: after))
    }
    let moved = try Self.moved(from: oldPart, to: newPart)
    var predecessor = old.items[..<edges.start].last?.id
    for item in oldPart {
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
    from old: ArraySlice<Favorite>, to new: ArraySlice<Favorite>
  ) throws -> Set<String> {
    let oldOrder = try DiffableDataSourceSnapshot([(0, old.map(\.id))])
    let newOrder = try DiffableDataSourceSnapshot([(0, new.map(\.id))])
    let moved = newOrder.changes(from: oldOrder).movedItems
    return Set(moved.map { new[new.startIndex + $0.to.item].id })
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

/// Where two versions of a list have the same favorites in the same order: at the start and at the
/// end. What is between may differ.
private struct SharedEdges {
  let start: Int
  let old: Range<Int>
  let new: Range<Int>

  init(_ old: [Favorite], _ new: [Favorite]) {
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start].id == new[start].id { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end].id == new[new.count - 1 - end].id {
      end += 1
    }
    self.start = start
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }
}
