import RosterDiff

/// Both halves of what makes a batch right: it names exactly what it must, and carrying it out
/// gives the target. No XCTest here: the same check runs in tests and in the exhaustive program.
package struct ChangesetCheck {
  /// Marks that the new state carries, as numbers of an ``Arrangement``.
  package struct Marks {
    package var reloadedSections: [Int] = []
    package var reloadedItems: [Int] = []
    package var reconfiguredItems: [Int] = []

    package init() {}

    var areNone: Bool {
      reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
    }
  }

  package var fewest = FewestMoves.Table()

  /// Whether the library's own replay and look-ups are asked too, as well as what they rest on.
  package var asksTheBatch: Bool

  package init(asksTheBatch: Bool = true) { self.asksTheBatch = asksTheBatch }

  /// What is wrong with the batch; nothing if it is right.
  package mutating func failures(
    of changes: Changeset, old: Arrangement, new: Arrangement, marks: Marks = Marks()
  ) -> [String] {
    let expected = ExpectedChanges(old: old, new: new, fewest: &fewest)
    return failures(of: changes, expected, old: old, new: new, marks: marks)
  }

  /// What is wrong with the batch, given what the two arrangements force.
  package func failures(
    of changes: Changeset, _ expected: ExpectedChanges, old: Arrangement, new: Arrangement,
    marks: Marks = Marks()
  ) -> [String] {
    var failures: [String] = []
    checkForcedSets(changes, expected, &failures)
    checkMoves(changes, old, new, expected, &failures)
    checkMarks(changes, new, expected, marks, &failures)
    checkReplay(changes, old, new, &failures)
    checkPaths(changes, expected, &failures)
    return failures
  }

  private func checkForcedSets(
    _ changes: Changeset, _ expected: ExpectedChanges, _ failures: inout [String]
  ) {
    expect("deletedSections", changes.deletedSections, expected.deletedSections, &failures)
    expect("insertedSections", changes.insertedSections, expected.insertedSections, &failures)
    expect("deletedItems", changes.deletedItems, expected.deletedItems, &failures)
    expect("insertedItems", changes.insertedItems, expected.insertedItems, &failures)
    expect(
      "deletedItemsInSurvivingSections", changes.deletedItemsInSurvivingSections,
      expected.deletedItems.filter { !expected.deletedSections.contains($0.section) }, &failures)
    expect(
      "insertedItemsInSurvivingSections", changes.insertedItemsInSurvivingSections,
      expected.insertedItems.filter { expected.oldSection[$0.section] >= 0 }, &failures)
  }

  private func checkMoves(
    _ changes: Changeset, _ old: Arrangement, _ new: Arrangement, _ expected: ExpectedChanges,
    _ failures: inout [String]
  ) {
    expect("number of section moves", changes.movedSections.count, expected.sectionMoves, &failures)
    expect("number of item moves", changes.movedItems.count, expected.itemMoves, &failures)
    expectAscending("movedSections", changes.movedSections.map { $0.to }, &failures)
    expectAscending("movedItems", changes.movedItems.map { $0.to }, &failures)
    for move in changes.movedSections {
      guard old.sections.indices.contains(move.from), new.sections.indices.contains(move.to),
        old.sections[move.from] == new.sections[move.to]
      else {
        failures.append("section move \(move.from) → \(move.to) is of two sections")
        continue
      }
    }
    var crossings = 0
    for move in changes.movedItems {
      guard old.contains(move.from), new.contains(move.to), old[move.from] == new[move.to] else {
        failures.append("move \(move.from) → \(move.to) is of two items")
        continue
      }
      if expected.oldSection[move.to.section] != move.from.section { crossings += 1 }
    }
    expect("number of crossings", crossings, expected.crossings.count, &failures)
  }

  private func checkMarks(
    _ changes: Changeset, _ new: Arrangement, _ expected: ExpectedChanges, _ marks: Marks,
    _ failures: inout [String]
  ) {
    if changes.reloadedSections.isEmpty, changes.reloadedItems.isEmpty,
      changes.reconfiguredItems.isEmpty, marks.areNone
    {
      return
    }
    let sections = new.sections.indices.filter {
      expected.oldSection[$0] >= 0 && marks.reloadedSections.contains(new.sections[$0])
    }
    let lived = new.paths.filter { expected.oldPath[$0.section][$0.item] != nil }
    let reloaded = lived.filter { marks.reloadedItems.contains(new[$0]) }
    let reconfigured = lived.filter {
      marks.reconfiguredItems.contains(new[$0]) && !marks.reloadedItems.contains(new[$0])
    }
    expect("reloadedSections", changes.reloadedSections.sorted(), sections, &failures)
    expect("reloadedItems", changes.reloadedItems.sorted(), reloaded, &failures)
    expect("reconfiguredItems", changes.reconfiguredItems.sorted(), reconfigured, &failures)
  }

  private func checkReplay(
    _ changes: Changeset, _ old: Arrangement, _ new: Arrangement, _ failures: inout [String]
  ) {
    do throws(Replay.Failure) {
      let result = try Replay.result(
        of: changes, on: old,
        insertedSection: { new.sections.indices.contains($0) ? new.sections[$0] : -1 },
        insertedItem: { new.contains($0) ? new[$0] : -1 })
      expect("replay", result, new, &failures)
    } catch {
      failures.append("replay: \(error)")
    }
    guard asksTheBatch else { return }
    do {
      let result = try changes.applied(to: old.rows) { new.contains($0) ? new[$0] : -1 }
      expect("applied", result, new.rows, &failures)
    } catch {
      failures.append("applied: \(error)")
    }
  }

  private func checkPaths(
    _ changes: Changeset, _ expected: ExpectedChanges, _ failures: inout [String]
  ) {
    // The batch makes this map anew for every question. Small states ask it so; for all others
    // one map answers.
    let rows = expected.newPath.reduce(expected.oldPath.count) { $0 + $1.count }
    let map = rows > 16 || !asksTheBatch ? PathMap(changes) : nil
    for (section, row) in expected.newPath.enumerated() {
      for (item, path) in row.enumerated() {
        let old = ItemPath(item: item, section: section)
        let found = map.map { $0.newPath(forOld: old) } ?? changes.newPath(forOld: old)
        if found != path {
          failures.append("newPath(forOld: \(old)) is \(name(found)), not \(name(path))")
        }
      }
    }
    for (section, row) in expected.oldPath.enumerated() {
      for (item, path) in row.enumerated() {
        let new = ItemPath(item: item, section: section)
        let found = map.map { $0.oldPath(forNew: new) } ?? changes.oldPath(forNew: new)
        if found != path {
          failures.append("oldPath(forNew: \(new)) is \(name(found)), not \(name(path))")
        }
      }
    }
  }

  private func name(_ path: ItemPath?) -> String { path?.description ?? "nil" }

  private func expect<Value: Equatable>(
    _ what: String, _ value: Value, _ right: Value, _ failures: inout [String]
  ) {
    if value != right { failures.append("\(what): \(value), not \(right)") }
  }

  private func expectAscending<Value: Comparable>(
    _ what: String, _ values: [Value], _ failures: inout [String]
  ) {
    for (left, right) in zip(values, values.dropFirst()) where left >= right {
      failures.append("\(what): \(values) does not ascend")
      return
    }
  }
}
