import RosterDiff
import RosterDiffProof

/// A changeset by the simplest means: greedy, not the fewest moves, but right.
func naiveChanges(
  from old: [(id: Int, rows: [Int])], to new: [(id: Int, rows: [Int])]
) -> Changeset {
  var changes = Changeset()
  let oldSections = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
  let newSections = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
  changes.deletedSections = old.indices.filter { newSections[old[$0].id] == nil }
  var kept = -1
  for (to, section) in new.enumerated() {
    guard let from = oldSections[section.id] else {
      changes.insertedSections.append(to)
      continue
    }
    if from > kept { kept = from } else { changes.movedSections.append(.init(from: from, to: to)) }
  }
  var oldRows: [Int: ItemPath] = [:]
  var newRows: Set<Int> = []
  for (s, section) in old.enumerated() {
    for (r, id) in section.rows.enumerated() { oldRows[id] = at(s, r) }
  }
  for (s, section) in new.enumerated() {
    var kept = -1
    for (r, id) in section.rows.enumerated() {
      newRows.insert(id)
      guard let from = oldRows[id] else {
        changes.insertedItems.append(at(s, r))
        continue
      }
      if from.section == oldSections[section.id], from.row > kept {
        kept = from.row
      } else {
        changes.movedItems.append(.init(from: from, to: at(s, r)))
      }
    }
  }
  changes.deletedItems = oldRows.filter { !newRows.contains($0.key) }.map(\.value).sorted()
  return changes
}

/// Some of the rows 0..<24 in some of the sections 0..<5.
func randomArrangement(using random: inout SeededRandom) -> [(id: Int, rows: [Int])] {
  let sections = Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
  var result = sections.map { (id: $0, rows: [Int]()) }
  guard !result.isEmpty else { return result }
  for row in Array(0..<24).shuffled(using: &random) where Bool.random(using: &random) {
    result[Int.random(in: 0..<result.count, using: &random)].rows.append(row)
  }
  return result
}
