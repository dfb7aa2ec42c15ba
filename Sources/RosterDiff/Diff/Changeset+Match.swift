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
    if let known = match.deletedItems {
      deletedItems = known
    } else {
      match.forEachUntaken { deletedItems.append(ItemPath(item: $1, section: $0)) }
    }
  }

  /// - Parameter stretches: the new items of the list that were looked at.
  private mutating func appendItems(
    of list: SnapshotMatch.List, _ runs: UnsafeBufferPointer<MatchRun>,
    _ stretches: UnsafeBufferPointer<Stretch>
  ) {
    let stays = longestIncreasing(runs, of: list.oldOwner)
    appendMoves(runs, stays, of: list)
    forEachGap(in: stretches, runs) { insertedItems.append(ItemPath(item: $1, section: $0)) }
  }

  /// - Parameter stays: for each run whether it does; nil if all of the list's own do.
  private mutating func appendMoves(
    _ runs: UnsafeBufferPointer<MatchRun>, _ stays: ContiguousArray<Bool>?,
    of list: SnapshotMatch.List
  ) {
    let owner = list.oldOwner
    var moves = 0
    for (index, run) in runs.enumerated() where run.owner != owner || stays?[index] == false {
      moves += run.count
    }
    guard moves > 0 else { return }
    // All at once: one by one, each would ask whether there is room.
    var place = movedItems.count
    let nowhere = ItemPath(item: 0, section: 0)
    movedItems.append(contentsOf: repeatElement(Move(from: nowhere, to: nowhere), count: moves))
    movedItems.withUnsafeMutableBufferPointer { moved in
      for (index, run) in runs.enumerated() where run.owner != owner || stays?[index] == false {
        for offset in 0..<run.count {
          moved[place] = Move(
            from: ItemPath(item: run.old + offset, section: run.owner),
            to: ItemPath(item: run.new + offset, section: list.newOwner))
          place += 1
        }
      }
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
