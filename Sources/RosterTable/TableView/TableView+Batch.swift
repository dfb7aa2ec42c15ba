import RosterDiff

extension TableView {
  /// Carries out several changes as one, and checks them against the data source.
  ///
  /// The data is changed inside of the block. Blocks inside of the block belong to the outermost
  /// one.
  ///
  /// - Parameters:
  ///   - updates: run at once.
  ///   - completion: called once in a later turn, with true: nothing is animated here that could be
  ///     interrupted. It is not called when the batch is refused.
  ///
  /// - Throws: ``BatchUpdateError`` when UIKit's table would raise, or what the block throws; the
  ///   table is then as it was.
  public func performBatchUpdates(
    _ updates: () throws -> Void, completion: ((Bool) -> Void)? = nil
  ) throws {
    loadIfNeeded()
    let (outer, floor) = (self.updates, self.updates.floor)
    beginUpdates()
    self.updates.floor = outer.depth + 1
    do {
      try updates()
    } catch {
      (self.updates.depth, self.updates.floor) = (outer.depth, floor)
      (self.updates.batch, self.updates.animations) = (outer.batch, outer.animations)
      self.updates.completions = outer.completions
      if outer.depth == 0 {
        discardBatch()
        runWaiting()
      }
      throw error
    }
    // A batch that the block has begun and not ended ends with it.
    (self.updates.depth, self.updates.floor) = (outer.depth + 1, floor)
    if let completion { self.updates.completions.append(completion) }
    try endUpdates()
  }

  /// The same with a block that may be missing: then the batch is empty, and row heights are asked
  /// for again.
  ///
  /// - Throws: ``BatchUpdateError``, or what the block throws.
  public func performBatchUpdates(
    _ updates: (() throws -> Void)?, completion: ((Bool) -> Void)? = nil
  ) throws {
    try performBatchUpdates({ try updates?() }, completion: completion)
  }

  /// Begins a batch; what follows until the last ``endUpdates()`` is one change.
  public func beginUpdates() {
    loadIfNeeded()
    updates.depth += 1
  }

  /// Ends a batch; the outermost one is checked and carried out.
  ///
  /// - Throws: ``BatchUpdateError``; ``TableViewError`` of kind `unbalancedUpdates`, also where the
  ///   block of ``performBatchUpdates(_:completion:)`` has not begun a batch itself.
  public func endUpdates() throws {
    guard updates.depth > updates.floor else {
      throw TableViewError(.unbalancedUpdates, "endUpdates was called without beginUpdates")
    }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let (batch, animations) = (updates.batch, updates.animations)
    let completions = updates.completions
    discardBatch()
    guard !updates.isBusy else {
      // Data may change again before its turn comes.
      let counts = askCounts()
      wait { $0.commitLate(batch, animations, completions, to: counts) }
      return
    }
    do {
      try commit(batch, animations, to: askCounts())
    } catch {
      runWaiting()
      throw error
    }
    finish(completions)
    runWaiting()
  }

  /// Whether a batch is open or waits.
  public var hasUncommittedUpdates: Bool { updates.depth > 0 || !updates.waiting.isEmpty }

  /// Puts in sections of the data source.
  ///
  /// - Parameter sections: offsets after the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) throws {
    let sections = Array(sections)
    try record(.insert, animation) { $0.insertedSections += sections }
  }

  /// Takes out sections, with their rows.
  ///
  /// - Parameter sections: offsets before the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) throws {
    let sections = Array(sections)
    try record(.delete, animation) { $0.deletedSections += sections }
  }

  /// Shows sections anew: header, footer and fresh cells. The number of rows may be another.
  ///
  /// - Parameter sections: offsets before the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) throws {
    let sections = Array(sections)
    try record(.reload, animation) { $0.reloadedSections += sections }
  }

  /// Moves a section, with its rows.
  ///
  /// - Parameters:
  ///   - section: its offset before the change.
  ///   - newSection: its offset after the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func moveSection(_ section: Int, toSection newSection: Int) throws {
    try record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Puts in rows of the data source.
  ///
  /// - Parameter indexPaths: paths after the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func insertRows(at indexPaths: [ItemPath], with animation: RowAnimation) throws {
    try record(.insert, animation) { $0.insertedRows += indexPaths }
  }

  /// Takes out rows.
  ///
  /// - Parameter indexPaths: paths before the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func deleteRows(at indexPaths: [ItemPath], with animation: RowAnimation) throws {
    try record(.delete, animation) { $0.deletedRows += indexPaths }
  }

  /// Gives rows fresh cells.
  ///
  /// - Parameter indexPaths: paths before the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func reloadRows(at indexPaths: [ItemPath], with animation: RowAnimation) throws {
    try record(.reload, animation) { $0.reloadedRows += indexPaths }
  }

  /// Asks the data source to configure the cells of rows again; the cells stay.
  ///
  /// - Parameter indexPaths: paths before the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func reconfigureRows(at indexPaths: [ItemPath]) throws {
    try record { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - indexPath: its path before the change.
  ///   - newIndexPath: its path after the change.
  ///
  /// - Throws: ``BatchUpdateError``, unless a batch is open; that one is checked as a whole.
  public func moveRow(at indexPath: ItemPath, to newIndexPath: ItemPath) throws {
    try record { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  private func record(
    _ kind: TableEvent.ChangeKind? = nil, _ animation: RowAnimation = .none,
    _ change: (inout BatchUpdates) -> Void
  ) throws {
    beginUpdates()
    change(&updates.batch)
    if let kind, eventLog.isRecording { updates.animations.note(animation, for: kind) }
    try endUpdates()
  }

  private func discardBatch() {
    updates.batch = BatchUpdates()
    updates.animations = BatchAnimations()
    updates.completions = []
  }

  /// - Parameter new: the numbers of rows that the data source had when the batch was made.
  private func commit(
    _ batch: BatchUpdates, _ animations: BatchAnimations, to new: [Int]
  ) throws(BatchUpdateError) {
    // What is to be loaded anew, as from another data source, has no use for a batch.
    if updates.needsReload { return }
    let old = geometry.counts
    try batch.check(from: old, to: new)
    var change = TableChange(batch, from: old, to: new)
    try checkIdentities(change)
    // An empty batch asks for the heights again.
    if batch.isEmpty { measureRowsAnew() }
    change.animations = animations
    guard carryOut(change, before(change)) else {
      throw BatchUpdateError(
        .replayMismatch, "the batch does not lead to the rows of the data source")
    }
  }

  /// Commits a batch that waited; nobody is there any more to catch what it throws.
  private func commitLate(
    _ batch: BatchUpdates, _ animations: BatchAnimations, _ completions: [(Bool) -> Void],
    to counts: [Int]
  ) {
    do {
      // The last one has to lead to what the data source has now.
      try commit(batch, animations, to: updates.isBehind ? counts : askCounts())
    } catch {
      report(error)
      invalidate()
      setNeedsLayout()
    }
    finish(completions)
  }

  private func finish(_ completions: [(Bool) -> Void]) {
    for completion in completions {
      turns.add { [weak self] in
        self?.eventLog.note(.completion)
        completion(true)
      }
    }
  }
}
