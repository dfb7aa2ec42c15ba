extension Changeset {
  /// Replays the batch: this is its definition.
  ///
  /// Deleted and moved rows and sections are taken out of the old state; inserted and moved ones
  /// stand at their new offsets; what stays fills the other places in its old order. Rows that are
  /// reloaded or reconfigured are left as they are.
  ///
  /// - Parameters:
  ///   - rows: the old state, section by section.
  ///   - inserting: gives the row for each new path of ``insertedItems``, in their order.
  /// - Throws: ``ChangesetError``; `baseMismatch` if the rows are not those of the old state.
  /// - Complexity: O(n)
  public func applied<Item>(
    to rows: [[Item]], inserting: (ItemPath) -> Item
  ) throws(ChangesetError) -> [[Item]] {
    let origins = try origins(of: rows)
    var kept = rows.map { $0.map(Optional.some) }
    func take(_ path: ItemPath, _ what: String) throws(ChangesetError) -> Item {
      guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.item)
      else { throw outOfRange("\(what) \(path)", "the old state") }
      guard let row = kept[path.section][path.item] else {
        throw ChangesetError(
          kind: .duplicateOffset, description: "Row \(path) of the old state is taken twice.")
      }
      kept[path.section][path.item] = nil
      return row
    }
    for path in deletedItems { _ = try take(path, "delete") }
    var arriving: [[(item: Int, row: Item)]] = Array(repeating: [], count: origins.count)
    func arrive(_ path: ItemPath, _ row: Item) throws(ChangesetError) {
      guard arriving.indices.contains(path.section), path.item >= 0 else {
        throw outOfRange("\(path)", "the new state")
      }
      arriving[path.section].append((path.item, row))
    }
    for move in movedItems { try arrive(move.to, try take(move.from, "move")) }
    for path in insertedItems { try arrive(path, inserting(path)) }
    for section in deletedSections where kept[section].contains(where: { $0 != nil }) {
      throw ChangesetError(
        kind: .baseMismatch,
        description: "Section \(section) is deleted, but rows of it are neither deleted nor moved.")
    }
    var result: [[Item]] = []
    for (section, origin) in origins.enumerated() {
      let staying = origin.map { kept[$0].compactMap { $0 } } ?? []
      result.append(try merge(staying, arriving[section], section))
    }
    return result
  }

  /// The old offset of each new section; nil for those that are inserted.
  private func origins<Item>(of rows: [[Item]]) throws(ChangesetError) -> [Int?] {
    var leaves = Array(repeating: false, count: rows.count)
    for section in deletedSections + movedSections.map({ $0.from }) {
      guard rows.indices.contains(section) else {
        throw outOfRange("section \(section)", "the old state")
      }
      guard !leaves[section] else {
        throw ChangesetError(
          kind: .duplicateOffset,
          description: "Section \(section) of the old state is taken twice.")
      }
      leaves[section] = true
    }
    var arriving: [(item: Int, row: Int?)] = insertedSections.map { ($0, nil) }
    arriving += movedSections.map { ($0.to, $0.from) }
    let staying: [Int?] = rows.indices.filter { !leaves[$0] }
    return try merge(staying, arriving, nil)
  }

  /// What arrives at its places, and what stays in between.
  private func merge<Row>(
    _ staying: [Row], _ arriving: [(item: Int, row: Row)], _ section: Int?
  ) throws(ChangesetError) -> [Row] {
    let place = section.map { " in section \($0)" } ?? ""
    var result: [Row] = []
    result.reserveCapacity(staying.count + arriving.count)
    var rest = staying[...]
    for (item, row) in arriving.sorted(by: { $0.item < $1.item }) {
      while result.count < item, let next = rest.popFirst() { result.append(next) }
      guard item >= 0 else { throw outOfRange("offset \(item)\(place)", "the new state") }
      guard item >= result.count else {
        throw ChangesetError(
          kind: .duplicateOffset,
          description: "Offset \(item)\(place) of the new state is given twice.")
      }
      guard item == result.count else {
        throw outOfRange("offset \(item)\(place)", "the new state")
      }
      result.append(row)
    }
    result.append(contentsOf: rest)
    return result
  }

  private func outOfRange(_ what: String, _ state: String) -> ChangesetError {
    ChangesetError(
      kind: .offsetOutOfRange,
      description: "There is no \(what) in \(state): is the base the right one?")
  }
}
