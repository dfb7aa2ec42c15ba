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

  /// What happens to a section that was there.
  private struct OldSection {
    var isDeleted = false
    var isMoved = false
    /// How many of its rows are deleted or move away from their place.
    var leaving = 0
  }

  /// What happens to a section that is there afterwards.
  private struct NewSection {
    /// Where it was; nil for nowhere.
    var origin: Int?
    var isNew = false
    var isMoved = false
    var isReloaded = false
    /// How many of its rows are inserted or move to their place.
    var entering = 0
    var reloadedRows = 0
  }

  private mutating func checkSections() {
    let staying = new.count - changes.insertedSections.count
    guard old.count - changes.deletedSections.count == staying else {
      refusals.append("invalid number of sections")
      return
    }
    let (before, after) = fates()
    for move in changes.movedItems {
      if after[move.to.section].isNew {
        refusals.append("cannot move a row into a newly inserted section (\(move.to.section))")
      }
      if before[move.from.section].isDeleted {
        refusals.append("cannot move a row from a deleted section (\(move.from.section))")
      }
    }
    for (section, fate) in after.enumerated() {
      guard let origin = fate.origin else {
        if fate.isReloaded { refusals.append("inserted section \(section) is reloaded") }
        continue
      }
      let changed = before[origin].leaving + fate.entering + fate.reloadedRows
      if fate.isMoved, changed > 0 {
        refusals.append("section \(section) moves and its rows change")
      }
      if fate.isReloaded, fate.isMoved || changed > 0 {
        refusals.append("section \(section) is reloaded and changes")
      }
      if old[origin] - before[origin].leaving + fate.entering != new[section] {
        refusals.append("invalid number of rows in section \(section)")
      }
    }
  }

  private func fates() -> (before: [OldSection], after: [NewSection]) {
    var before = [OldSection](repeating: OldSection(), count: old.count)
    var after = [NewSection](repeating: NewSection(), count: new.count)
    for section in changes.deletedSections { before[section].isDeleted = true }
    for section in changes.insertedSections { after[section].isNew = true }
    for section in changes.reloadedSections { after[section].isReloaded = true }
    for move in changes.movedSections {
      before[move.from].isMoved = true
      after[move.to].isMoved = true
      after[move.to].origin = move.from
    }
    // What is not named keeps its order.
    var next = 0
    for section in after.indices where !after[section].isNew && !after[section].isMoved {
      while next < old.count, before[next].isDeleted || before[next].isMoved { next += 1 }
      after[section].origin = next < old.count ? next : nil
      next += 1
    }
    for path in changes.deletedItems { before[path.section].leaving += 1 }
    for path in changes.insertedItems { after[path.section].entering += 1 }
    for path in changes.reloadedItems { after[path.section].reloadedRows += 1 }
    for move in changes.movedItems {
      before[move.from.section].leaving += 1
      after[move.to.section].entering += 1
    }
    return (before, after)
  }
}
