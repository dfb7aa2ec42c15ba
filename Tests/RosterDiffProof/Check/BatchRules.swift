import RosterDiff

/// What a table refuses in one batch, written from UIKit's rules and not from the table's code.
///
/// Structure counts rows by old and new offsets; marks come as *new* offsets, run after the
/// structure, so a mark and a change of structure are one batch only where they do not touch.
package struct BatchRules {
  private let changes: Changeset
  private let old: [Int]
  private let new: [Int]
  private var refusals: [String] = []

  /// Everything a table would raise for, given the rows of every section before and after.
  package static func refusals(of changes: Changeset, old: [Int], new: [Int]) -> [String] {
    var rules = BatchRules(changes: changes, old: old, new: new)
    rules.checkBounds()
    if !rules.refusals.isEmpty { return rules.refusals }
    rules.checkRepeats()
    if !rules.refusals.isEmpty { return rules.refusals }
    rules.checkSections()
    return rules.refusals
  }

  private init(changes: Changeset, old: [Int], new: [Int]) {
    self.changes = changes
    self.old = old
    self.new = new
  }

  private mutating func checkBounds() {
    checkSections(changes.deletedSections, in: old, "attempt to delete section")
    checkSections(changes.insertedSections, in: new, "attempt to insert section")
    checkSections(changes.reloadedSections, in: new, "attempt to reload section")
    checkRows(changes.deletedItems, in: old, "attempt to delete row")
    checkRows(changes.insertedItems, in: new, "attempt to insert row")
    checkRows(changes.reloadedItems, in: new, "attempt to reload row")
    checkRows(changes.reconfiguredItems, in: new, "attempt to reconfigure row")
    for move in changes.movedSections {
      checkSections([move.from], in: old, "attempt to move section")
      checkSections([move.to], in: new, "attempt to move to section")
    }
    for move in changes.movedItems {
      checkRows([move.from], in: old, "attempt to move index path")
      checkRows([move.to], in: new, "attempt to move to index path")
    }
  }

  private mutating func checkSections(_ sections: [Int], in counts: [Int], _ rule: String) {
    for section in sections where !counts.indices.contains(section) {
      refusals.append("\(rule) \(section), but there are only \(counts.count) sections")
    }
  }

  private mutating func checkRows(_ rows: [ItemPath], in counts: [Int], _ rule: String) {
    for path in rows {
      guard counts.indices.contains(path.section), path.item >= 0,
        path.item < counts[path.section]
      else {
        refusals.append("\(rule) \(path), which does not exist")
        continue
      }
    }
  }

  private mutating func checkRepeats() {
    refuseRepeats(
      changes.deletedSections, and: changes.movedSections.map { $0.from },
      "attempt to perform a delete and a move from the same section")
    refuseRepeats(
      changes.insertedSections, and: changes.movedSections.map { $0.to },
      "attempt to perform an insert and a move to the same section")
    refuseRepeats(
      changes.deletedItems, and: changes.movedItems.map { $0.from },
      "attempt to perform a delete and a move from the same index path")
    let arrivals = changes.movedItems.map { $0.to }
    refuseRepeats(
      changes.insertedItems, and: arrivals,
      "attempt to perform an insert and a move to the same index path")
    if !changes.reloadedItems.isEmpty {
      refuseRepeats(
        changes.insertedItems + arrivals, and: changes.reloadedItems,
        "attempt to perform a reload and a move or insert of the same index path")
    }
    refuseRepeats(changes.reloadedSections, and: [], "attempt to reload a section twice")
  }

  private mutating func refuseRepeats<Offset: Comparable>(
    _ offsets: [Offset], and others: [Offset], _ rule: String
  ) {
    if offsets.count + others.count < 2 { return }
    let sorted = (offsets + others).sorted()
    for (offset, next) in zip(sorted, sorted.dropFirst()) where offset == next {
      refusals.append("\(rule) (\(offset))")
    }
  }

  private mutating func checkSections() {
    // Where every new section was, nil for nowhere.
    var origins = [Int?](repeating: nil, count: new.count)
    var isNew = new.map { _ in false }
    var isMoved = isNew
    var isReloaded = isNew
    var leaves = old.map { _ in false }
    var isDeleted = leaves
    for section in changes.insertedSections { isNew[section] = true }
    for section in changes.reloadedSections { isReloaded[section] = true }
    for section in changes.deletedSections {
      leaves[section] = true
      isDeleted[section] = true
    }
    for move in changes.movedSections {
      leaves[move.from] = true
      isMoved[move.to] = true
      origins[move.to] = move.from
    }
    var rest = leaves.indices.filter { !leaves[$0] }.makeIterator()
    for section in new.indices where !isNew[section] && !isMoved[section] {
      origins[section] = rest.next()
    }
    let gains = new.count - changes.insertedSections.count
    guard old.count - changes.deletedSections.count == gains else {
      refusals.append("invalid number of sections")
      return
    }
    checkMoves(intoNew: isNew, outOfDeleted: isDeleted)
    let (left, entered) = rowChanges()
    let marked = reloads()
    for section in new.indices {
      guard let origin = origins[section] else {
        if isReloaded[section] { refusals.append("inserted section \(section) is reloaded") }
        continue
      }
      let changed = left[origin] + entered[section]
      if isMoved[section], changed + marked[section] > 0 {
        refusals.append("section \(section) moves and its rows change")
      }
      if isReloaded[section], isMoved[section] || changed + marked[section] > 0 {
        refusals.append("section \(section) is reloaded and changes")
      }
      if old[origin] - left[origin] + entered[section] != new[section] {
        refusals.append("invalid number of rows in section \(section)")
      }
    }
  }

  private mutating func checkMoves(intoNew isNew: [Bool], outOfDeleted isDeleted: [Bool]) {
    for move in changes.movedItems {
      if isNew[move.to.section] {
        refusals.append("cannot move a row into a newly inserted section (\(move.to.section))")
      }
      if isDeleted[move.from.section] {
        refusals.append("cannot move a row from a deleted section (\(move.from.section))")
      }
    }
  }

  /// How many rows leave every old section, and enter every new one.
  private func rowChanges() -> (left: [Int], entered: [Int]) {
    var left = old.map { _ in 0 }
    var entered = new.map { _ in 0 }
    for path in changes.deletedItems { left[path.section] += 1 }
    for path in changes.insertedItems { entered[path.section] += 1 }
    for move in changes.movedItems {
      left[move.from.section] += 1
      entered[move.to.section] += 1
    }
    return (left, entered)
  }

  /// How many rows of every new section are reloaded.
  private func reloads() -> [Int] {
    var marked = new.map { _ in 0 }
    for path in changes.reloadedItems { marked[path.section] += 1 }
    return marked
  }
}
