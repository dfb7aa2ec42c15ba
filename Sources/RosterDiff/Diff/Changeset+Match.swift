extension Changeset {
  /// The batch that a match comes to.
  ///
  /// - Complexity: O(what was looked at); O(r log r) for r runs out of order
  @usableFromInline
  init(_ match: SnapshotMatch) {
    appendSections(match)
    appendItems(match)
  }

  private mutating func appendSections(_ match: SnapshotMatch) {
    let runs = match.sections.runs
    let stays = longestIncreasing(runs)
    for (index, run) in runs.enumerated() where !stays[index] {
      for offset in 0..<run.count {
        movedSections.append(Move(from: run.old + offset, to: run.new + offset))
      }
    }
    forEachGap(in: match.sections.newStretches, runs.lazy.map { ($0.new, $0.count) }) {
      insertedSections.append($1)
    }
    unclaimed(match.oldSectionStretches, by: [match.sections]) { deletedSections.append($1) }
  }

  private mutating func appendItems(_ match: SnapshotMatch) {
    for list in match.items {
      let own = ContiguousArray(list.runs.lazy.filter { $0.owner == list.oldOwner })
      let stays = longestIncreasing(own)
      var ownIndex = 0
      for run in list.runs {
        if run.owner == list.oldOwner {
          ownIndex += 1
          if stays[ownIndex - 1] { continue }
        }
        for offset in 0..<run.count {
          movedItems.append(
            Move(
              from: ItemPath(item: run.old + offset, section: run.owner),
              to: ItemPath(item: run.new + offset, section: list.newOwner)))
        }
      }
      forEachGap(in: list.newStretches, list.runs.lazy.map { ($0.new, $0.count) }) {
        insertedItems.append(ItemPath(item: $1, section: $0))
      }
    }
    unclaimed(match.oldItemStretches, by: match.items) {
      deletedItems.append(ItemPath(item: $1, section: $0))
    }
  }

  /// Calls `body` with what stands in the stretches and in none of the ranges.
  private func forEachGap(
    in stretches: ContiguousArray<Stretch>, _ ranges: some Sequence<(Int, Int)>,
    _ body: (Int, Int) -> Void
  ) {
    var ranges = ranges.makeIterator()
    var range = ranges.next()
    for stretch in stretches {
      var offset = stretch.start
      let end = stretch.start + stretch.count
      while offset < end {
        while let (start, count) = range, start + count <= offset { range = ranges.next() }
        if let (start, count) = range, start <= offset {
          offset = start + count
        } else {
          body(stretch.owner, offset)
          offset += 1
        }
      }
    }
  }

  /// Calls `body` with each old element that was looked at and that no run claims.
  private func unclaimed(
    _ stretches: ContiguousArray<Stretch>, by lists: ContiguousArray<ListMatch>,
    _ body: (Int, Int) -> Void
  ) {
    guard !stretches.isEmpty else { return }
    var claims = ClaimMap(stretches)
    for list in lists {
      for run in list.runs where !run.isShared { claims.claim(run) }
    }
    claims.forEachUnclaimed(body)
  }
}
