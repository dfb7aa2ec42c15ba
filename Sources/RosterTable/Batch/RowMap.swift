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
    var touched = Set(removed.keys)
    if change.deletedSections.isEmpty, change.insertedSections.isEmpty, change.movedSections.isEmpty
    {
      touched.formUnion(placed.keys)
    } else {
      let back = OffsetMap(
        removed: change.insertedSections.map { $0..<$0 + 1 },
        placed: change.deletedSections.map { $0..<$0 + 1 },
        moves: change.movedSections.map { .init(from: $0.to, to: $0.from) })
      touched.formUnion(placed.keys.compactMap(back.newOffset))
    }
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
    if !moves.isEmpty, let moved = moves[path] { return moved }
    guard let section = sections.newOffset(forOld: path.section) else { return nil }
    guard let map = rows[path.section] else {
      return ItemPath(row: path.row, section: section)
    }
    return map.newOffset(forOld: path.row).map { ItemPath(row: $0, section: section) }
  }

  /// The new paths of rows on screen, nil for those that are deleted.
  func newPaths(of rows: [Display.Row]) -> [ItemPath?] {
    var section: Int?
    var newSection: Int?
    var map: OffsetMap?
    return rows.map { row in
      let path = row.path
      if !moves.isEmpty, let moved = moves[path] { return moved }
      if section != path.section {
        section = path.section
        newSection = sections.newOffset(forOld: path.section)
        map = self.rows[path.section]
      }
      guard let newSection else { return nil }
      guard let map else { return ItemPath(row: path.row, section: newSection) }
      return map.newOffset(forOld: path.row).map { ItemPath(row: $0, section: newSection) }
    }
  }

  /// The new offset of an old section; nil when it is deleted.
  func newSection(forOld section: Int) -> Int? { sections.newOffset(forOld: section) }

  /// What happens to the numbers of rows on screen of which none comes, goes or moves among them.
  struct Shift {
    let range: Range<Int>
    let sections: Int
    let rows: Int
  }

  /// How rows on screen are renumbered, a section at a time; nil when something happens among them.
  ///
  /// - Complexity: O(log *k*) for each section among them.
  func shifts(of rows: [Display.Row]) -> [Shift]? {
    guard let first = rows.first?.path.section, let last = rows.last?.path.section,
      let sectionShift = sections.shift(of: first...last)
    else { return nil }
    var result: [Shift] = []
    var begin = 0
    while begin < rows.count {
      let section = rows[begin].path.section
      var end = begin + 1
      while end < rows.count, rows[end].path.section == section { end += 1 }
      let low = rows[begin].path.row
      let high = rows[end - 1].path.row
      guard high - low == end - begin - 1 else { return nil }
      let shift = self.rows[section].map { $0.shift(of: low...high) } ?? 0
      guard let shift else { return nil }
      result.append(Shift(range: begin..<end, sections: sectionShift, rows: shift))
      begin = end
    }
    return result
  }
}
