import RosterDiff

/// Where the rows of a table go in one batch.
///
/// Rows that neither leave nor move keep their order and fill the places of their section that are
/// left free.
struct RowMap {
  private let sections: OffsetMap
  /// Old rows that leave their place.
  private let leaving: RowRuns
  /// New rows that nothing before was at.
  private let arriving: RowRuns
  /// By old path.
  private let moves: [Changeset.Move<ItemPath>]

  /// - Complexity: O(*k* log *k*) for *k* changes.
  init(_ change: TableChange) {
    sections = change.sectionMap
    moves =
      change.movedRows.count > 1 ? change.movedRows.sorted { $0.from < $1.from } : change.movedRows
    let from = moves.map { TableChange.RowRun(at: $0.from) }
    let to = change.movedRows.map { TableChange.RowRun(at: $0.to) }
    leaving = RowRuns(from.isEmpty ? change.deletedRows : change.deletedRows + from)
    arriving = RowRuns(to.isEmpty ? change.insertedRows : change.insertedRows + to)
  }

  /// The new path of an old row; nil when it is deleted.
  ///
  /// - Complexity: O(log *k*).
  func newPath(forOld path: ItemPath) -> ItemPath? {
    if leaving.contains(path) { return move(of: path) }
    guard let section = sections.newOffset(forOld: path.section) else { return nil }
    let rank = path.row - leaving.count(before: path)
    return ItemPath(row: arriving.free(rank, inSection: section), section: section)
  }

  /// The new offset of an old section; nil when it is deleted.
  func newSection(forOld section: Int) -> Int? { sections.newOffset(forOld: section) }

  /// How far rows of one section that follow each other move; nil when one of them leaves its
  /// place, or something comes between them.
  ///
  /// - Complexity: O(log *k*).
  func shift(from first: ItemPath, count: Int) -> (sections: Int, rows: Int)? {
    let behind = ItemPath(row: first.row + count, section: first.section)
    let last = ItemPath(row: behind.row - 1, section: first.section)
    guard leaving.count(before: first) == leaving.count(before: behind),
      let newFirst = newPath(forOld: first), let newLast = newPath(forOld: last),
      newLast.row - newFirst.row == count - 1
    else { return nil }
    return (newFirst.section - first.section, newFirst.row - first.row)
  }

  /// Gives the new paths of rows that are asked for in ascending order, looking at each run of the
  /// batch once.
  struct Walk {
    private let map: RowMap
    private var section: Int?
    private var newSection: Int?
    private var leaving = 0
    private var arriving = 0

    init(_ map: RowMap) { self.map = map }

    /// The new path of an old row; nil when it is deleted.
    mutating func newPath(forOld path: ItemPath) -> ItemPath? {
      if path.section != section { begin(path.section) }
      while leaving < map.leaving.runs.count, map.leaving.runs[leaving].end <= path { leaving += 1 }
      if leaving < map.leaving.runs.count, map.leaving.runs[leaving].begin <= path {
        return map.move(of: path)
      }
      guard let newSection else { return nil }
      let rank = path.row - map.leaving.count(ofSection: path.section, inFrontOf: leaving)
      while arriving < map.arriving.runs.count, map.arriving.runs[arriving].section == newSection,
        map.arriving.runs[arriving].rows.lowerBound
          - map.arriving.count(ofSection: newSection, inFrontOf: arriving) <= rank
      {
        arriving += 1
      }
      let row = rank + map.arriving.count(ofSection: newSection, inFrontOf: arriving)
      return ItemPath(row: row, section: newSection)
    }

    private mutating func begin(_ section: Int) {
      self.section = section
      newSection = map.newSection(forOld: section)
      leaving = map.leaving.firstRun(from: ItemPath(row: 0, section: section))
      arriving = newSection.map { map.arriving.firstRun(from: ItemPath(row: 0, section: $0)) } ?? 0
    }
  }

  private func move(of path: ItemPath) -> ItemPath? {
    let index = lowerBound(moves.count) { moves[$0].from < path }
    return index < moves.count && moves[index].from == path ? moves[index].to : nil
  }
}

extension TableChange.RowRun {
  init(at path: ItemPath) {
    self.init(section: path.section, rows: path.row..<path.row + 1)
  }
}
