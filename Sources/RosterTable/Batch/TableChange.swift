import RosterDiff

/// A batch in the form in which a table carries it out: runs of rows, sections apart from rows.
///
/// Rows of deleted and inserted sections are not listed, but for those that live on (``movedRows``)
/// and, in an inserted section, those that come with it (``insertedRows``).
struct TableChange {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Changeset.Move<Int>] = []
  /// Old rows of sections that live on.
  var deletedRows: [RowRun] = []
  /// New rows.
  var insertedRows: [RowRun] = []
  var movedRows: [Changeset.Move<ItemPath>] = []

  /// Shown anew once the structure is in place: new offsets.
  var reloadedSections: [Int] = []
  var reloadedRows: [ItemPath] = []
  var reconfiguredRows: [ItemPath] = []

  /// How the changes look where they are shown.
  var animations = BatchAnimations()

  /// Rows of one section that follow each other.
  struct RowRun: Hashable {
    var section: Int
    var rows: Range<Int>
  }

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  var isStructural: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }
}

extension TableChange {
  /// - Complexity: O(*k* log *k*) for *k* changes.
  init(_ changes: borrowing Changeset) {
    let gone = Set(changes.deletedSections)
    self.init(
      deletedSections: changes.deletedSections,
      insertedSections: changes.insertedSections,
      movedSections: changes.movedSections,
      deletedRows: Self.runs(
        gone.isEmpty
          ? changes.deletedItems : changes.deletedItems.filter { !gone.contains($0.section) }),
      insertedRows: Self.runs(changes.insertedItems),
      movedRows: changes.movedItems,
      reloadedSections: changes.reloadedSections,
      reloadedRows: changes.reloadedItems,
      reconfiguredRows: changes.reconfiguredItems)
  }

  /// What a hand-made batch means; it has passed its check against the same counts.
  ///
  /// - Complexity: O(*b* log *b*) for *b* operations.
  init(_ batch: BatchUpdates, from old: [Int], to new: [Int]) {
    deletedSections = batch.deletedSections
    insertedSections = batch.insertedSections
    movedSections = batch.movedSections
    let (gone, come) = (Set(deletedSections), Set(insertedSections))
    deletedRows = Self.runs(batch.deletedRows.filter { !gone.contains($0.section) })
    insertedRows = Self.runs(batch.insertedRows.filter { !come.contains($0.section) })
    insertedRows += insertedSections.map { RowRun(section: $0, rows: 0..<new[$0]) }
    movedRows = batch.movedRows
    let sections = sectionMap
    for section in batch.reloadedSections {
      guard let place = sections.newOffset(forOld: section) else { continue }
      reloadedSections.append(place)
      guard old[section] != new[place] else { continue }
      // Another number of rows: nothing says which rows they are.
      deletedRows.append(RowRun(section: section, rows: 0..<old[section]))
      insertedRows.append(RowRun(section: place, rows: 0..<new[place]))
    }
    let paths = RowMap(self)
    reloadedRows = batch.reloadedRows.compactMap(paths.newPath)
    let reloaded = Set(reloadedRows)
    reconfiguredRows = batch.reconfiguredRows.compactMap(paths.newPath).filter {
      !reloaded.contains($0)
    }
  }

  /// Where each section goes.
  var sectionMap: OffsetMap {
    guard !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty else {
      return OffsetMap()
    }
    return OffsetMap(
      deleted: deletedSections, inserted: insertedSections, moves: movedSections)
  }

  /// Paths as runs, in ascending order.
  static func runs(_ paths: [ItemPath]) -> [RowRun] {
    guard !paths.isEmpty else { return [] }
    var result: [RowRun] = []
    for path in paths.isAscending ? paths : paths.sorted() {
      if let last = result.last, last.end == path {
        result[result.count - 1].rows = last.rows.lowerBound..<path.row + 1
      } else {
        result.append(RowRun(at: path))
      }
    }
    return result
  }
}

extension [ItemPath] {
  fileprivate var isAscending: Bool {
    for index in indices.dropFirst() where !(self[index - 1] < self[index]) { return false }
    return true
  }
}
