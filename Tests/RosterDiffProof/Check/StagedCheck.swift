import RosterDiff

/// Whether stages lead from old to new through states that a table accepts one by one.
package struct StagedCheck {
  package struct Stage {
    package var changes: Changeset
    package var state: Arrangement

    package init(changes: Changeset, state: Arrangement) {
      self.changes = changes
      self.state = state
    }
  }

  package var fewest = FewestMoves.Table()

  package init() {}

  /// What is wrong with the stages; nothing if they are right.
  ///
  /// - Parameter isWholeRight: whether `whole` was judged already, and found right. A single stage
  ///   that is all of it then only has to be one that a table accepts.
  package mutating func failures(
    of stages: [Stage], old: Arrangement, new: Arrangement, whole: Changeset,
    isWholeRight: Bool = false
  ) -> [String] {
    let expected = ExpectedChanges(old: old, new: new, fewest: &fewest)
    return failures(
      of: stages, expected, old: old, new: new, whole: whole, isWholeRight: isWholeRight)
  }

  /// What is wrong with the stages, given what the two arrangements force.
  package func failures(
    of stages: [Stage], _ expected: ExpectedChanges, old: Arrangement, new: Arrangement,
    whole: Changeset, isWholeRight: Bool
  ) -> [String] {
    if isWholeRight, stages.count == 1, stages[0].changes == whole, stages[0].state == new {
      return BatchRules.refusals(
        of: whole, old: old.rows.map { $0.count }, new: new.rows.map { $0.count })
    }
    var survivors: [Int] = []
    for (row, origins) in zip(new.rows, expected.oldPath) {
      for (item, origin) in zip(row, origins) where origin != nil { survivors.append(item) }
    }
    var failures: [String] = []
    var state = old
    for (index, stage) in stages.enumerated() {
      for failure in step(stage, from: state, survivors: survivors) {
        failures.append("stage \(index): \(failure)")
      }
      state = stage.state
    }
    if state != new { failures.append("the last stage is \(state), not \(new)") }
    checkTotals(stages, expected, whole, &failures)
    return failures
  }

  private func step(_ stage: Stage, from state: Arrangement, survivors: [Int]) -> [String] {
    let (changes, target) = (stage.changes, stage.state)
    if changes.isEmpty { return ["is empty"] }
    var failures = BatchRules.refusals(
      of: changes, old: state.rows.map { $0.count }, new: target.rows.map { $0.count })
    do throws(Replay.Failure) {
      let result = try Replay.result(
        of: changes, on: state,
        insertedSection: { target.sections.indices.contains($0) ? target.sections[$0] : -1 },
        insertedItem: { target.contains($0) ? target[$0] : -1 })
      if result != target { failures.append("replay gives \(result), not \(target)") }
    } catch {
      failures.append("replay: \(error)")
    }
    var isPresent: [Bool] = []
    for row in target.rows {
      for item in row {
        while isPresent.count <= item { isPresent.append(false) }
        if isPresent[item] { failures.append("item \(item) is there twice") }
        isPresent[item] = true
      }
    }
    for item in survivors where !isPresent.indices.contains(item) || !isPresent[item] {
      failures.append("item \(item) lives on and is missing")
    }
    return failures
  }

  /// Over all stages nothing is done twice: as much as in the one batch.
  private func checkTotals(
    _ stages: [Stage], _ expected: ExpectedChanges, _ whole: Changeset,
    _ failures: inout [String]
  ) {
    func expect(_ what: String, _ right: Int, _ count: (Changeset) -> Int) {
      let sum = stages.reduce(0) { $0 + count($1.changes) }
      if sum != right { failures.append("stages name \(sum) \(what), not \(right)") }
    }
    expect("deleted sections", expected.deletedSections.count) { $0.deletedSections.count }
    expect("inserted sections", expected.insertedSections.count) { $0.insertedSections.count }
    expect("section moves", expected.sectionMoves) { $0.movedSections.count }
    expect("deleted items", expected.deletedItems.count) { $0.deletedItems.count }
    expect("inserted items", expected.insertedItems.count) { $0.insertedItems.count }
    expect("item moves", expected.itemMoves) { $0.movedItems.count }
    // A section that is shown anew brings its rows with it.
    let reloaded = Set(whole.reloadedSections)
    let alone = { (paths: [ItemPath]) in paths.count { !reloaded.contains($0.section) } }
    expect("reloaded sections", reloaded.count) { $0.reloadedSections.count }
    expect("reloaded items", alone(whole.reloadedItems)) { $0.reloadedItems.count }
    expect("reconfigured items", alone(whole.reconfiguredItems)) { $0.reconfiguredItems.count }
  }
}
