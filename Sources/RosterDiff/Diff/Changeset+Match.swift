extension Changeset {
  /// The batch that a match comes to.
  ///
  /// - Complexity: O(what was looked at); O(r log r) for r runs out of order
  @usableFromInline
  init(_ match: SnapshotMatch) {
    if !match.newSections.isEmpty { appendSections(match) }
    if !match.lists.isEmpty || !match.oldItems.isEmpty { appendItems(match) }
  }

  private mutating func appendSections(_ match: SnapshotMatch) {
    let runs = match.sections.runs
    if let stays = longestIncreasing(runs[...], of: 0) {
      for (run, stays) in zip(runs, stays) where !stays {
        for offset in 0..<run.count {
          movedSections.append(Move(from: run.old + offset, to: run.new + offset))
        }
      }
    }
    forEachGap(in: match.newSections[...], runs[...]) { insertedSections.append($1) }
    forEachUnclaimed(in: match.oldSections, by: runs) { deletedSections.append($1) }
  }

  private mutating func appendItems(_ match: SnapshotMatch) {
    for list in match.lists {
      let runs = match.items.runs[list.runs]
      let stays = longestIncreasing(runs, of: list.oldOwner)
      if stays != nil, runs.count > 64 { reserveMoves(runs, stays, list.oldOwner) }
      for (index, run) in zip(runs.indices, runs) {
        if run.owner == list.oldOwner, stays?[index - runs.startIndex] ?? true { continue }
        for offset in 0..<run.count {
          movedItems.append(
            Move(
              from: ItemPath(item: run.old + offset, section: run.owner),
              to: ItemPath(item: run.new + offset, section: list.newOwner)))
        }
      }
      forEachGap(in: match.newItems[list.stretches], runs) {
        insertedItems.append(ItemPath(item: $1, section: $0))
      }
    }
    forEachUnclaimed(in: match.oldItems, by: match.items.runs) {
      deletedItems.append(ItemPath(item: $1, section: $0))
    }
  }

  /// Makes room for all moves of a list at once.
  private mutating func reserveMoves(
    _ runs: ArraySlice<MatchRun>, _ stays: ContiguousArray<Bool>?, _ owner: Int
  ) {
    var moves = 0
    for (index, run) in runs.enumerated() where run.owner != owner || stays?[index] == false {
      moves += run.count
    }
    let needed = movedItems.count + moves
    if needed > movedItems.capacity {
      movedItems.reserveCapacity(max(needed, 2 * movedItems.count))
    }
  }

  /// Calls `body` with each new element of the stretches of one list that is in no run.
  private func forEachGap(
    in stretches: ArraySlice<Stretch>, _ runs: ArraySlice<MatchRun>, _ body: (Int, Int) -> Void
  ) {
    var index = runs.startIndex
    for stretch in stretches {
      var offset = stretch.start
      while offset < stretch.end {
        while index < runs.endIndex, runs[index].new + runs[index].count <= offset { index += 1 }
        if index < runs.endIndex, runs[index].new <= offset {
          offset = runs[index].new + runs[index].count
        } else {
          body(stretch.owner, offset)
          offset += 1
        }
      }
    }
  }
}

/// Calls `body` with each old element that was looked at and that is in no run.
///
/// - Parameter stretches: ascending.
private func forEachUnclaimed(
  in stretches: ContiguousArray<Stretch>, by runs: ContiguousArray<MatchRun>,
  _ body: (Int, Int) -> Void
) {
  var isSorted = true
  for index in runs.indices.dropFirst() {
    let (before, run) = (runs[index - 1], runs[index])
    if (before.owner, before.old) >= (run.owner, run.old) {
      isSorted = false
      break
    }
  }
  guard isSorted else {
    var claims = ClaimMap(stretches)
    for run in runs where !run.isShared { claims.claim(run) }
    claims.forEachUnclaimed(body)
    return
  }
  var index = 0
  for stretch in stretches {
    var offset = stretch.start
    while offset < stretch.end {
      while index < runs.count,
        (runs[index].owner, runs[index].old + runs[index].count) <= (stretch.owner, offset)
      {
        index += 1
      }
      if index < runs.count, runs[index].owner == stretch.owner, runs[index].old <= offset {
        offset = runs[index].old + runs[index].count
      } else {
        body(stretch.owner, offset)
        offset += 1
      }
    }
  }
}
