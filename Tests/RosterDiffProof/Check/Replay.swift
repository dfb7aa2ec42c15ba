import RosterDiff

/// Carries a batch out on rows, by its definition and not by the library's code.
package enum Replay {
  /// Why a batch cannot be carried out.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// What `old` becomes. `inserted` is asked for what the batch brings.
  package static func result(
    of changes: Changeset, on old: Arrangement, insertedSection: (Int) -> Int,
    insertedItem: (ItemPath) -> Int
  ) throws(Failure) -> Arrangement {
    // Sections: those named stand where the batch says, the others keep their order around them.
    let count =
      old.sections.count - changes.deletedSections.count + changes.insertedSections.count
    // Where each new section was: a place, or one of these.
    let (unnamed, inserted) = (-1, -2)
    var origins = [Int](repeating: unnamed, count: max(count, 0))
    var leaves = [Bool](repeating: false, count: old.sections.count)
    func take(_ place: Int, _ origin: Int) throws(Failure) {
      guard origins.indices.contains(place) else { throw Failure("no new section \(place)") }
      if origins[place] != unnamed { throw Failure("new section \(place) is named twice") }
      origins[place] = origin
    }
    func leave(_ place: Int) throws(Failure) {
      guard leaves.indices.contains(place) else { throw Failure("no old section \(place)") }
      if leaves[place] { throw Failure("old section \(place) is named twice") }
      leaves[place] = true
    }
    for section in changes.deletedSections { try leave(section) }
    for section in changes.insertedSections { try take(section, inserted) }
    for move in changes.movedSections {
      try leave(move.from)
      try take(move.to, move.from)
    }
    var next = 0
    for place in origins.indices where origins[place] == unnamed {
      while next < leaves.count, leaves[next] { next += 1 }
      if next == leaves.count { throw Failure("sections are missing") }
      origins[place] = next
      next += 1
    }
    if leaves.dropFirst(next).contains(false) { throw Failure("sections are left over") }

    var result = Arrangement()
    result.sections.reserveCapacity(origins.count)
    for (place, origin) in origins.enumerated() {
      result.sections.append(origin >= 0 ? old.sections[origin] : insertedSection(place))
    }
    result.rows = try rows(of: changes, on: old, origins: origins, insertedItem: insertedItem)
    return result
  }

  private static func rows(
    of changes: Changeset, on old: Arrangement, origins: [Int],
    insertedItem: (ItemPath) -> Int
  ) throws(Failure) -> [[Int]] {
    // Rows that leave are marked in place; no row has this value.
    let gone = Int.min
    var rest = old.rows
    func leave(_ path: ItemPath) throws(Failure) {
      guard old.contains(path) else { throw Failure("no old row \(path)") }
      if rest[path.section][path.item] == gone { throw Failure("old row \(path) is named twice") }
      rest[path.section][path.item] = gone
    }
    var arrivals: [(path: ItemPath, value: Int)] = []
    for path in changes.deletedItems { try leave(path) }
    for path in changes.insertedItems { arrivals.append((path, insertedItem(path))) }
    for move in changes.movedItems {
      try leave(move.from)
      arrivals.append((move.to, old[move.from]))
    }
    for section in changes.deletedSections where rest[section].contains(where: { $0 != gone }) {
      throw Failure("rows of deleted section \(section) are unaccounted for")
    }
    var result = origins.map { origin in
      if origin < 0 { return [Int]() }
      return rest[origin].contains(gone) ? rest[origin].filter { $0 != gone } : rest[origin]
    }
    for (path, value) in arrivals.sorted(by: { $0.path < $1.path }) {
      guard result.indices.contains(path.section), path.item >= 0,
        path.item <= result[path.section].count
      else { throw Failure("no new row \(path)") }
      result[path.section].insert(value, at: path.item)
    }
    return result
  }
}
