import Foundation
import RosterDiff
import RosterViews

/// Whether and how a table is being changed.
struct Updates {
  /// Whether the counts have to be asked again.
  var needsReload = true
  /// How many batches are open; only the outermost commits.
  var depth = 0
  /// What the open batch asked for so far.
  var batch = BatchUpdates()
  var animations = BatchAnimations()
  var completions: [(Bool) -> Void] = []
  /// Whether a batch is being carried out or rows are being placed.
  var isBusy = false
  /// Changes asked for meanwhile; they wait their turn.
  var waiting: [Waiting] = []
  /// Something that waits; whether the data has changed for it already.
  struct Waiting {
    let isAhead: Bool
    let run: () -> Void
  }

  /// Whether the data has changed and the table waits to follow: until then nothing may be asked
  /// about its rows, as their paths are no longer the data's.
  var isBehind = false
  /// Counts the changes that were carried out and the reloads.
  var changes = 0
  /// Counts those of them after which rows have other paths.
  var structures = 0
  /// The depth below which the block of a batch may not end batches: those are not its own.
  var floor = 0
  /// Counts the reloads and changes that wait: what began before one is void.
  var generation = 0
  /// Whether a layout was asked for in the middle of a change.
  var isLayoutDue = false
  /// Whether a turn is scheduled to lay the table out.
  var isTurnScheduled = false
  /// The row that had the focus when everything was to be loaded anew.
  var focused: ItemPath?
  /// The rows that were in view then.
  var inView: [(key: RowKey, distance: CGFloat)] = []
}

extension TableView {
  /// What ``reloadData()`` does.
  func loadAnew() {
    if updates.depth > 0 {
      report(TableViewError(.reloadInsideBatch, "reloadData was called inside of a batch update"))
    }
    if updates.isBusy || updates.depth > 0 {
      wait { $0.loadAnew() }
      return
    }
    eventLog.note(.reloadData)
    invalidate()
    scheduleTurn()
  }

  /// Lays out what is pending and runs completions that are due.
  public func flush() {
    layoutIfNeeded()
    identified?.runPending()
    turns.run()
    layoutIfNeeded()
  }

  /// Asks for the counts if they are not known.
  ///
  /// Whoever is asked may change the data or the data source: then all is asked again, a few times.
  func loadIfNeeded() {
    guard updates.needsReload, !updates.isBusy else { return }
    for _ in 0..<Self.settlingRounds where updates.needsReload && !updates.isBusy { load() }
  }

  private func load() {
    updates.isBusy = true
    let generation = updates.generation
    geometry = unmeasuredGeometry(askCounts())
    if generation == updates.generation { noteIdentities() }
    updates.isBusy = false
    updates.needsReload = generation != updates.generation
    sectionIndex.isStale = true
    guard !updates.needsReload else { return runWaiting() }
    selection.keys = selection.keys.filter { path(of: $0) != nil }
    states = states.filter { path(of: $0.key) != nil }
    dropEdgeStates()
    dropInteractionOfLostRows()
    if let old = updates.focused {
      updates.focused = nil
      if interaction.focused != nil, indexPathForFocusedRow == nil { moveFocus(fromLoaded: old) }
    }
    runWaiting()
  }

  /// The number of rows of each section, as the data source gives it.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let generation = updates.generation
    eventLog.noteQuestion("numberOfSections")
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      report(
        TableViewError(.wrongCount, "the data source gave \(sections) as the number of sections"))
      return []
    }
    return (0..<sections).map { section in
      // The data has changed since: these sections are no longer its own.
      guard generation == updates.generation else { return 0 }
      eventLog.noteQuestion("numberOfRows", about: section)
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      guard rows >= 0 else {
        report(
          TableViewError(
            .wrongCount, section: section,
            "the data source gave \(rows) as the number of rows in section \(section)"))
        return 0
      }
      return rows
    }
  }

  func dataSourceChanged() {
    // Whoever is asking about a row has its path from the old data source.
    if updates.isBusy { wait { _ in } }
    invalidate()
    identified = dataSource as? any IdentifiedRows
    selection.keys = []
    let old = interaction
    interaction = Interaction()
    interaction.isEditing = old.isEditing
    interaction.swipes = old.swipes
    interaction.followed = old.followed.map { _ in nil }
    updates.focused = nil
    updates.inView = []
    states = [:]
    edgeStates = [:]
    setNeedsLayout()
    scheduleTurn()
  }

  /// Takes all cells off the screen; nothing is asked yet.
  func invalidate() {
    closeSwipe(.reload)
    if identified == nil { cancelReordering() }
    if interaction.focused != nil, !updates.needsReload { updates.focused = indexPathForFocusedRow }
    if !updates.needsReload { updates.inView = rowsInView }
    updates.needsReload = true
    identityCheck?.shown = nil
    updates.generation += 1
    updates.changes &+= 1
    updates.structures &+= 1
    // Whoever is told that rows are gone does not bring others on in the middle of it.
    let wasBusy = updates.isBusy
    updates.isBusy = true
    let (rows, prepared) = (display.rows, display.prepared)
    display.rows = []
    display.prepared = []
    for row in rows { endDisplaying(row) }
    if identified == nil {
      selection.keys = []
      (interaction.highlighted, interaction.touched, interaction.selecting) = (nil, nil, nil)
      interaction.followed = interaction.followed.map { _ in nil }
      states = [:]
    }
    for row in prepared { recycle(row.cell) }
    removeEdgeViews()
    if identified == nil { edgeStates = [:] }
    display.prefetched = []
    lookAhead = LookAhead()
    updates.isBusy = wasBusy
    setNeedsLayout()
    if updates.isBehind || updates.isLayoutDue { runWaiting() }
  }

  /// Lays the table out in the next turn, if nobody does so before.
  func scheduleTurn() {
    guard !updates.isTurnScheduled else { return }
    updates.isTurnScheduled = true
    turns.add { [weak self] in
      self?.updates.isTurnScheduled = false
      self?.layoutIfNeeded()
    }
  }

  func cellNeedsUpdate() {
    display.needsCellUpdates = true
    setNeedsLayout()
    scheduleTurn()
  }

  /// Runs the changes that were asked for during another one.
  func runWaiting() {
    while !updates.isBusy, updates.depth == 0, !updates.waiting.isEmpty {
      let next = updates.waiting.removeFirst()
      // What waits behind it has changed the data, too.
      updates.isBehind = updates.waiting.contains(where: \.isAhead)
      next.run()
    }
    guard updates.isLayoutDue, !isInUpdate else { return }
    updates.isLayoutDue = false
    setNeedsLayout()
    scheduleTurn()
  }

  /// Follows a change of the data when the change or layout at hand is done, and ends that early.
  func wait(_ work: @escaping (TableView) -> Void) {
    updates.isBehind = true
    updates.generation += 1
    updates.waiting.append(Updates.Waiting(isAhead: true) { [weak self] in self.map(work) })
  }

  func report(_ error: any Error) {
    eventLog.note(.fault("\(error)"))
    faultHandler?(error)
  }
}
