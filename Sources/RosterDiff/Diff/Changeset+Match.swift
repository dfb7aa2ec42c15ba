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
    match.sections.runs.withUnsafeBufferPointer { runs in
      if let stays = longestIncreasing(runs, of: 0) {
        for (run, stays) in zip(runs, stays) where !stays {
          for offset in 0..<run.count {
            movedSections.append(Move(from: run.old + offset, to: run.new + offset))
          }
        }
      }
      match.newSections.withUnsafeBufferPointer {
        forEachGap(in: $0, runs) { insertedSections.append($1) }
      }
    }
    forEachUnclaimed(in: match.oldSections, by: match.sections.runs) {
      deletedSections.append($1)
    }
  }

  private mutating func appendItems(_ match: SnapshotMatch) {
    // Buffers, because a slice of an array counts references, and there may be many lists.
    match.items.runs.withUnsafeBufferPointer { runs in
      match.newItems.withUnsafeBufferPointer { stretches in
        for list in match.lists {
          appendItems(
            of: list, UnsafeBufferPointer(rebasing: runs[list.runs]),
            UnsafeBufferPointer(rebasing: stretches[list.stretches]))
        }
      }
    }
    forEachUnclaimed(in: match.oldItems, by: match.items.runs) {
      deletedItems.append(ItemPath(item: $1, section: $0))
    }
  }

  /// - Parameter stretches: the new items of the list that were looked at.
  private mutating func appendItems(
    of list: SnapshotMatch.List, _ runs: UnsafeBufferPointer<MatchRun>,
    _ stretches: UnsafeBufferPointer<Stretch>
  ) {
    let stays = longestIncreasing(runs, of: list.oldOwner)
    if stays != nil, runs.count > 64 { reserveMoves(runs, stays, list.oldOwner) }
    for (index, run) in runs.enumerated() {
      if run.owner == list.oldOwner, stays?[index] ?? true { continue }
      for offset in 0..<run.count {
        movedItems.append(
          Move(
            from: ItemPath(item: run.old + offset, section: run.owner),
            to: ItemPath(item: run.new + offset, section: list.newOwner)))
      }
    }
    forEachGap(in: stretches, runs) { insertedItems.append(ItemPath(item: $1, section: $0)) }
  }

  /// Makes room for all moves of a list at once.
  private mutating func reserveMoves(
    _ runs: UnsafeBufferPointer<MatchRun>, _ stays: ContiguousArray<Bool>?, _ owner: Int
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
    in stretches: UnsafeBufferPointer<Stretch>, _ runs: UnsafeBufferPointer<MatchRun>,
    _ body: (Int, Int) -> Void
  ) {
    var index = 0
    for stretch in stretches {
      var offset = stretch.start
      while offset < stretch.end {
        while index < runs.count, runs[index].new + runs[index].count <= offset { index += 1 }
        if index < runs.count, runs[index].new <= offset {
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
