/// Where each row of the old state is in the new one, and the other way round.
///
/// Made once for a changeset, it answers any number of questions.
package struct PathMap: Sendable {
  /// Sections as paths: the offset of the section is the item.
  private let sections: Mapping
  private let items: Mapping

  /// - Complexity: O(k log k) for k changes
  package init(_ changes: Changeset) {
    func path(_ offset: Int) -> ItemPath { ItemPath(item: offset, section: 0) }
    sections = Mapping(
      deleted: changes.deletedSections.map(path), inserted: changes.insertedSections.map(path),
      moves: changes.movedSections.map { Changeset.Move(from: path($0.from), to: path($0.to)) })
    items = Mapping(
      deleted: changes.deletedItems, inserted: changes.insertedItems, moves: changes.movedItems)
  }

  /// The new offset of a section that stays or moves; nil if it is gone.
  ///
  /// - Complexity: O(log k)
  package func newSection(forOld section: Int) -> Int? {
    sections.forward.path(for: ItemPath(item: section, section: 0)) { $0 }?.item
  }

  /// The old offset of a section that stayed or moved; nil if it is new.
  ///
  /// - Complexity: O(log k)
  package func oldSection(forNew section: Int) -> Int? {
    sections.backward.path(for: ItemPath(item: section, section: 0)) { $0 }?.item
  }

  /// The new path of a row that lives on; nil if it is gone.
  ///
  /// - Complexity: O(log k)
  package func newPath(forOld path: ItemPath) -> ItemPath? {
    items.forward.path(for: path, section: newSection(forOld:))
  }

  /// The old path of a row that lived before; nil if it is new.
  ///
  /// - Complexity: O(log k)
  package func oldPath(forNew path: ItemPath) -> ItemPath? {
    items.backward.path(for: path, section: oldSection(forNew:))
  }
}

/// The changes of one kind of element, in both directions.
private struct Mapping {
  let forward: Direction
  let backward: Direction

  init(deleted: [ItemPath], inserted: [ItemPath], moves: [Changeset.Move<ItemPath>]) {
    let leaving = (deleted + moves.map { $0.from }).sorted()
    let arriving = (inserted + moves.map { $0.to }).sorted()
    forward = Direction(
      moves: moves.map { ($0.from, $0.to) }.sorted { $0.0 < $1.0 }, leaving: leaving,
      arriving: arriving)
    backward = Direction(
      moves: moves.map { ($0.to, $0.from) }.sorted { $0.0 < $1.0 }, leaving: arriving,
      arriving: leaving)
  }
}

/// From one side to the other: what is listed leaves or moves; the rest fills, in order, what the
/// arriving leave free.
private struct Direction {
  /// By the first path.
  let moves: [(ItemPath, ItemPath)]
  let leaving: [ItemPath]
  let arriving: [ItemPath]

  func path(for path: ItemPath, section: (Int) -> Int?) -> ItemPath? {
    guard path.item >= 0, path.section >= 0 else { return nil }
    let move = lowerBound(moves.count) { moves[$0].0 < path }
    if move < moves.count, moves[move].0 == path { return moves[move].1 }
    let before = lowerBound(leaving.count) { leaving[$0] < path }
    if before < leaving.count, leaving[before] == path { return nil }
    guard let target = section(path.section) else { return nil }
    let first = ItemPath(item: 0, section: path.section)
    let rank = path.item - (before - lowerBound(leaving.count) { leaving[$0] < first })

    // `arriving[i].item - i` grows: skip those that lie before the place of that rank.
    let start = lowerBound(arriving.count) { arriving[$0].section < target }
    let skipped = lowerBound(arriving.count - start) {
      arriving[start + $0].section == target && arriving[start + $0].item &- $0 <= rank
    }
    let (item, overflow) = rank.addingReportingOverflow(skipped)
    return overflow ? nil : ItemPath(item: item, section: target)
  }
}
