import RosterDiff

/// Where the rows of a table go in one batch.
struct RowMap {
  private let sections: OffsetMap
  private let moves: [ItemPath: ItemPath]
  /// By old section, for sections whose own rows change.
  private let rows: [Int: OffsetMap]

  /// - Complexity: O(*k* log *k*) for *k* changes.
  init(_ change: TableChange) {
    sections = change.sectionMap
    moves = Dictionary(change.movedRows.map { ($0.from, $0.to) }) { first, _ in first }
    var removed: [Int: [Range<Int>]] = [:]
    var placed: [Int: [Range<Int>]] = [:]
    for run in change.deletedRows { removed[run.section, default: []].append(run.rows) }
    for run in change.insertedRows { placed[run.section, default: []].append(run.rows) }
    for move in change.movedRows {
      removed[move.from.section, default: []].append(move.from.row..<move.from.row + 1)
      placed[move.to.section, default: []].append(move.to.row..<move.to.row + 1)
    }
    let map = sections
    let back = OffsetMap(
      removed: change.insertedSections.map { $0..<$0 + 1 },
      placed: change.deletedSections.map { $0..<$0 + 1 },
      moves: change.movedSections.map { .init(from: $0.to, to: $0.from) })
    let touched = Set(removed.keys).union(placed.keys.compactMap(back.newOffset))
    rows = Dictionary(
      uniqueKeysWithValues: touched.map { section in
        let new = map.newOffset(forOld: section)
        return (
          section,
          OffsetMap(removed: removed[section] ?? [], placed: new.flatMap { placed[$0] } ?? [])
        )
      })
  }

  /// The new path of an old row; nil when it is deleted.
  ///
  /// - Complexity: O(log *k*).
  func newPath(forOld path: ItemPath) -> ItemPath? {
    if let moved = moves[path] { return moved }
    guard let section = sections.newOffset(forOld: path.section) else { return nil }
    guard let map = rows[path.section] else {
      return ItemPath(row: path.row, section: section)
    }
    return map.newOffset(forOld: path.row).map { ItemPath(row: $0, section: section) }
  }

  /// The new offset of an old section; nil when it is deleted.
  func newSection(forOld section: Int) -> Int? { sections.newOffset(forOld: section) }
}
