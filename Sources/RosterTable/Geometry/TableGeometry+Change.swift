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

  /// Rows that come to a place.
  private typealias Arrival = (place: ItemPath, rows: HeightRun)

  /// Cuts out the rows that leave sections that live on; gives the heights of those that move.
  private mutating func takeOut(_ change: TableChange) -> [HeightRun]? {
    var moved: [HeightRun] = []
    var leaving = change.deletedRows
    let gone = Set(change.deletedSections)
    for move in change.movedRows {
      guard let place = self[move.from.section]?.rows.element(at: move.from.row) else { return nil }
      var run = place.element
      run.count = 1
      moved.append(run)
      if !gone.contains(move.from.section) { leaving.append(.init(at: move.from)) }
    }
    // From the back: what is cut out moves nothing in front of it.
    if leaving.count > 1 { leaving.sort { $0.begin > $1.begin } }
    let isDone = changeRows(leaving, section: \.section) { rows, run in
      guard run.rows.lowerBound >= 0, run.rows.upperBound <= rows.count else { return false }
      rows.remove(run.rows)
      return true
    }
    return isDone ? moved : nil
  }

  private mutating func moveSections(_ change: TableChange) -> Bool {
    guard
      !(change.deletedSections.isEmpty && change.insertedSections.isEmpty
        && change.movedSections.isEmpty)
    else { return true }
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
    var arriving: [Arrival] = change.insertedRows.map { run in
      var rows = estimates.row
      rows.count = run.rows.count
      return (run.begin, rows)
    }
    arriving += zip(change.movedRows, moved).map { ($0.to, $1) }
    if arriving.count > 1 { arriving.sort { $0.place < $1.place } }
    return changeRows(arriving, section: \.place.section) { rows, arrival in
      guard arrival.place.row >= 0, arrival.place.row <= rows.count else { return false }
      rows.insert(arrival.rows, at: arrival.place.row)
      return true
    }
  }

  /// Changes the rows of sections, one section after the other.
  ///
  /// - Parameter change: returns false where something does not fit.
  /// - Returns: false as soon as something does not fit.
  private mutating func changeRows<Change>(
    _ changes: [Change], section: (Change) -> Int,
    _ change: (inout ExtentTree<HeightRun>, Change) -> Bool
  ) -> Bool {
    var index = 0
    while index < changes.count {
      let number = section(changes[index])
      guard var geometry = self[number] else { return false }
      while index < changes.count, section(changes[index]) == number {
        guard change(&geometry.rows, changes[index]) else { return false }
        index += 1
      }
      update(section: number) { $0 = geometry }
    }
    return true
  }
}
