import RosterDiff

extension TableViewDiffableDataSource {
  /// Shows a snapshot at once if it can, else as soon as what is on its way is shown.
  func applyNow(
    _ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?
  ) -> Changeset {
    guard completion == nil, isIdle else { return enqueue(snapshot, isAnimated, completion) }
    // It meets no other apply, and nobody waits for it: it need not be queued.
    let changes = access.changes(current, snapshot, contentChangeStyle)
    let old = current
    current = access.withoutMarks(snapshot)
    if hasOutlines { followOutlines(from: old) }
    show(current, changes, isReload: false, isAnimated: isAnimated)
    if tableView?.eventLog.isRecording == true { noteCompletion() }
    if !queue.isEmpty { show() }
    return changes
  }

  // What most applies do not need is apart: the types in it would be looked up for each of them.

  @inline(never)
  private func followOutlines(from old: Snapshot) { updateOutlines(nil, from: old) }

  @inline(never)
  private func enqueue(
    _ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?
  ) -> Changeset {
    run(Job(snapshot, isReload: false, isAnimated: isAnimated, completion: completion))
  }

  /// Runs a job, and returns when its completion would run.
  @discardableResult
  func runAwaited(_ job: Job) async -> Changeset {
    job.isAwaited = true
    let changes = run(job)
    await job.finished(queue.resumptions)
    return changes
  }

  typealias Job = ApplyJob<SectionIdentifierType, ItemIdentifierType>

  @discardableResult
  func run(_ job: Job) -> Changeset {
    queue.undiffed.append(job)
    diffAll()
    show()
    return job.changes ?? Changeset()
  }

  /// Works out all differences that are not known yet, here and now.
  func diffAll() {
    while let job = queue.undiffed.first { take(job, changes: changes(for: job)) }
  }

  /// Takes and shows all that is on its way.
  func settle() {
    guard !queue.isEmpty else { return }
    diffAll()
    show()
  }

  /// Takes the first snapshot that was not diffed as the newest state.
  func take(_ job: Job, changes: Changeset) {
    guard queue.undiffed.first === job else { return }
    queue.undiffed.removeFirst()
    job.changes = changes
    let old = current
    current = job.snapshot.withoutMarks()
    updateOutlines(job.outline, from: old)
    queue.unshown.append(job)
  }

  /// Shows what waits, one after the other. A call from inside waits for the outer one.
  func show() {
    guard !queue.isShowing else { return }
    while let job = queue.unshown.first {
      if let table = tableView, table.dataSource === self, table.isInUpdate {
        // Whoever waits for a completion gets it, also when the data source is let go meanwhile.
        let wait = Wait { self.queue.turns.add { self.show() } }
        table.whenIdle {
          wait.isOver = true
          self.show()
        }
        return
      }
      queue.unshown.removeFirst()
      show(
        job.snapshot.withoutMarks(), job.changes ?? Changeset(), isReload: job.isReload,
        isAnimated: job.isAnimated)
      guard job.isAwaited || tableView?.eventLog.isRecording == true else { continue }
      noteCompletion(of: job)
    }
  }

  /// Loading anew needs no difference, unless somebody wants to see it.
  private func changes(for job: Job) -> Changeset {
    let isUnseen = changeHandlers.willApply == nil && changeHandlers.didApply == nil
    if job.isReload, isUnseen { return Changeset() }
    return access.changes(current, job.snapshot, contentChangeStyle)
  }

  private func noteCompletion(of job: Job? = nil) {
    queue.turns.add { [weak self] in
      self?.tableView?.eventLog.note(.completion)
      job?.finish()
    }
  }

  /// Whether no apply is on its way and the table is ready to show one.
  private var isIdle: Bool {
    guard queue.isEmpty, !queue.isShowing else { return false }
    guard let table = tableView, table.isInUpdate else { return true }
    return table.dataSource !== self
  }

  private func show(_ state: Snapshot, _ changes: Changeset, isReload: Bool, isAnimated: Bool) {
    let isReload = isReload || !queue.hasLoaded
    queue.hasLoaded = true
    queue.isShowing = true
    defer { queue.isShowing = false }
    func report() -> ApplyReport {
      ApplyReport(changes: changes, isReload: isReload, isAnimated: isAnimated)
    }
    changeHandlers.willApply?(report())
    if let table = tableView, table.dataSource === self {
      let old = shown
      if isReload {
        table.reloadData()
        shown = state
        table.layoutIfNeeded()
      } else if changes.isEmpty {
        shown = state
      } else {
        let animations = isAnimated ? (rowAnimations, defaultRowAnimation) : nil
        table.show(changes, animations) { shown = state }
      }
      if !isReload { refreshHeadings(table, from: old, isUnchanged: changes.isEmpty) }
      if hasOutlines || showedOutlines { table.outlineStatesChanged() }
      showedOutlines = hasOutlines
    } else {
      shown = state
    }
    changeHandlers.didApply?(report())
  }
}

extension TableViewDiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {
  /// Makes the list what a snapshot says; the difference is worked out away from the main actor.
  ///
  /// Call it from anywhere: calls take effect in their order, whatever each costs. A call of the
  /// synchronous form does not wait for this one, but finishes it first. Cancelling the task
  /// changes nothing. A subclass cannot override this form: its own is called where the type of
  /// the subclass is known.
  @discardableResult
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async -> Changeset {
    let job = Job(snapshot, isReload: false, isAnimated: animatingDifferences)
    job.isAwaited = true
    job.startDiff = { [weak self, weak job] in
      guard let self, let job else { return }
      let (base, style) = (current, contentChangeStyle)
      // It holds nothing, so it may go where the snapshots may.
      nonisolated(unsafe) let difference = access.changes
      Task.detached { [weak self] in
        let changes = difference(base, snapshot, style)
        await self?.diffed(job, changes)
      }
    }
    queue.undiffed.append(job)
    if queue.undiffed.count == 1 { startNextDiff() }
    await job.finished(queue.resumptions)
    return job.changes ?? Changeset()
  }

  private func diffed(_ job: Job, _ changes: Changeset) {
    take(job, changes: changes)
    show()
    startNextDiff()
  }

  /// Begins to work out the first difference that is not known, unless somebody is at it.
  private func startNextDiff() {
    guard let job = queue.undiffed.first, let start = job.startDiff else { return }
    job.startDiff = nil
    start()
  }
}
