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
  init(_ change: borrowing TableChange) {
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

  /// Whether an old row is deleted, or goes elsewhere by itself.
  func leaves(_ path: ItemPath) -> Bool { leaving.contains(path) }

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

  /// Old rows of one section that follow each other and keep their distances, or go together.
  struct Stretch {
    let section: Int
    let rows: Range<Int>
    /// Nil when they are deleted.
    let newSection: Int?
    var shift = 0

    func contains(_ path: ItemPath) -> Bool { path.section == section && rows ~= path.row }

    /// The new path of one of the rows; nil when it is deleted.
    func newPath(forOld path: ItemPath) -> ItemPath? {
      newSection.map { ItemPath(row: path.row + shift, section: $0) }
    }
  }

  /// How far the batch was looked at for rows that are asked for in ascending order: each of its
  /// runs once.
  struct Walk {
    fileprivate var section: Int?
    fileprivate var newSection: Int?
    fileprivate var leaving = 0
    fileprivate var arriving = 0
  }

  /// The rows from an old one on that go the same way.
  ///
  /// - Parameter walk: the same for all rows, the next of which is never in front of the last.
  func stretch(from path: ItemPath, _ walk: inout Walk) -> Stretch {
    if path.section != walk.section { begin(path.section, &walk) }
    while walk.leaving < leaving.runs.count, leaving.runs[walk.leaving].end <= path {
      walk.leaving += 1
    }
    var end = Int.max
    if walk.leaving < leaving.runs.count, leaving.runs[walk.leaving].section == path.section {
      end = leaving.runs[walk.leaving].rows.lowerBound
      if end <= path.row { return stretch(from: path, to: path.row + 1, newPath: move(of: path)) }
    }
    guard let section = walk.newSection else { return stretch(from: path, to: end, newPath: nil) }
    let rank = path.row - leaving.count(ofSection: path.section, inFrontOf: walk.leaving)
    while walk.arriving < arriving.runs.count, arriving.runs[walk.arriving].section == section {
      // So many rows that stay are in front of what arrives.
      let staying =
        arriving.runs[walk.arriving].rows.lowerBound
        - arriving.count(ofSection: section, inFrontOf: walk.arriving)
      guard staying <= rank else {
        end = min(end, path.row + staying - rank)
        break
      }
      walk.arriving += 1
    }
    let row = rank + arriving.count(ofSection: section, inFrontOf: walk.arriving)
    return stretch(from: path, to: end, newPath: ItemPath(row: row, section: section))
  }

  private func stretch(from path: ItemPath, to end: Int, newPath: ItemPath?) -> Stretch {
    Stretch(
      section: path.section, rows: path.row..<end, newSection: newPath?.section,
      shift: newPath.map { $0.row - path.row } ?? 0)
  }

  private func begin(_ section: Int, _ walk: inout Walk) {
    walk.section = section
    walk.newSection = newSection(forOld: section)
    walk.leaving = leaving.firstRun(from: ItemPath(row: 0, section: section))
    walk.arriving =
      walk.newSection.map { arriving.firstRun(from: ItemPath(row: 0, section: $0)) } ?? 0
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
