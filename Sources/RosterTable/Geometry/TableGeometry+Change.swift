import RosterDiff

extension TableGeometry {
  /// Carries out a batch: what leaves is cut out, what comes is put in, heights go with their rows.
  ///
  /// - Returns: false when the batch names something that is not there or does not fit; the
  ///   geometry is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  mutating func apply(_ change: TableChange) -> Bool {
    var next = self
    guard let moved = next.takeOut(change), next.moveSections(change),
      next.putIn(change, moved: moved)
    else { return false }
    self = next
    return true
  }

  /// Cuts out the rows that leave sections that live on; gives the heights of those that move.
  private mutating func takeOut(_ change: TableChange) -> [HeightRun]? {
    var moved: [HeightRun] = []
    let gone = Set(change.deletedSections)
    var leaving = change.deletedRows
    for move in change.movedRows {
      guard let place = self[move.from.section]?.rows.element(at: move.from.row) else { return nil }
      var run = place.element
      run.count = 1
      moved.append(run)
      if !gone.contains(move.from.section) {
        leaving.append(.init(section: move.from.section, rows: move.from.row..<move.from.row + 1))
      }
    }
    for (section, runs) in Dictionary(grouping: leaving, by: \.section) {
      guard var rows = self[section]?.rows else { return nil }
      let ordered = runs.map(\.rows).sorted { $0.lowerBound > $1.lowerBound }
      for range in ordered {
        guard range.lowerBound >= 0, range.upperBound <= rows.count else { return nil }
        rows.replace(range, with: Rope())
      }
      update(section: section) { $0.rows = rows }
    }
    return moved
  }

  private mutating func moveSections(_ change: TableChange) -> Bool {
    let movedFrom = Dictionary(change.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    var placed: [(Int, SectionGeometry)] = []
    for section in (change.deletedSections + movedFrom.keys).sorted(by: >) {
      guard let geometry = self[section] else { return false }
      if let to = movedFrom[section] { placed.append((to, geometry)) }
      replaceSections(section..<section + 1, with: [])
    }
    for section in change.insertedSections {
      placed.append((section, self.section(ofRows: 0)))
    }
    for (section, geometry) in placed.sorted(by: { $0.0 < $1.0 }) {
      guard section >= 0, section <= numberOfSections else { return false }
      replaceSections(section..<section, with: [geometry])
    }
    return true
  }

  private mutating func putIn(_ change: TableChange, moved: [HeightRun]) -> Bool {
    typealias Arrival = (row: Int, rows: Rope<HeightRun>)
    var arriving: [Int: [Arrival]] = [:]
    for run in change.insertedRows {
      arriving[run.section, default: []].append((run.rows.lowerBound, rows(run.rows.count)))
    }
    for (move, run) in zip(change.movedRows, moved) {
      arriving[move.to.section, default: []].append((move.to.row, Rope(run)))
    }
    for (section, arrivals) in arriving {
      guard var rows = self[section]?.rows else { return false }
      for arrival in arrivals.sorted(by: { $0.row < $1.row }) {
        guard arrival.row >= 0, arrival.row <= rows.count else { return false }
        rows.replace(arrival.row..<arrival.row, with: arrival.rows)
      }
      update(section: section) { $0.rows = rows }
    }
    return true
  }
}
