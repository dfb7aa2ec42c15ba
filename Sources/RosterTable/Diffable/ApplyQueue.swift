import RosterDiff

/// Applies on their way: those whose difference is not known yet, and those that the table has not
/// shown yet. Both keep the order of the calls.
@MainActor struct ApplyQueue<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Job = ApplyJob<SectionIdentifierType, ItemIdentifierType>

  var undiffed: [Job] = [] { didSet { isEmpty = undiffed.isEmpty && unshown.isEmpty } }
  var unshown: [Job] = [] { didSet { isEmpty = undiffed.isEmpty && unshown.isEmpty } }
  /// Whether there are none, without a look at the jobs: mostly there are none.
  private(set) var isEmpty = true
  var isShowing = false
  /// Whether the table, or the state alone where there is no table, has been loaded once.
  var hasLoaded = false
  let turns = TurnQueue()
  let resumptions = Resumptions()
}

/// Tasks that awaited an apply, in the order in which the applies were done. Each goes on when the
/// one before has: nothing promises that tasks are resumed in the order in which they were told.
@MainActor final class Resumptions {
  private var waiting: ArraySlice<CheckedContinuation<Void, Never>> = []
  private var isUnderWay = false

  func add(_ continuation: CheckedContinuation<Void, Never>) {
    waiting.append(continuation)
    resumeNext()
  }

  /// Called by a task that has gone on.
  func wentOn() {
    isUnderWay = false
    resumeNext()
  }

  private func resumeNext() {
    guard !isUnderWay, let next = waiting.popFirst() else { return }
    isUnderWay = true
    next.resume()
  }
}

/// One apply.
@MainActor final class ApplyJob<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  typealias Outline = (
    section: SectionIdentifierType, tree: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )

  let snapshot: Snapshot
  let isReload: Bool
  let isAnimated: Bool
  var changes: Changeset?
  /// Begins to work out the difference away from the main actor; nil once it has begun.
  var startDiff: (() -> Void)?
  /// A tree that some section gets with the snapshot.
  var outline: Outline?
  /// Whether somebody wants to know when it is done.
  var isAwaited: Bool

  private var completion: (() -> Void)?
  private var continuation: CheckedContinuation<Void, Never>?
  private var resumptions: Resumptions?
  private var isFinished = false

  init(
    _ snapshot: Snapshot, isReload: Bool, isAnimated: Bool, completion: (() -> Void)? = nil
  ) {
    self.snapshot = snapshot
    self.isReload = isReload
    self.isAnimated = isAnimated
    self.completion = completion
    isAwaited = completion != nil
  }

  /// Tells whoever waits, once.
  func finish() {
    isFinished = true
    completion?()
    completion = nil
    if let continuation { resumptions?.add(continuation) }
    continuation = nil
  }

  /// Waits until the apply is finished, and those before it have told so.
  func finished(_ resumptions: Resumptions) async {
    self.resumptions = resumptions
    await withCheckedContinuation {
      if isFinished { resumptions.add($0) } else { continuation = $0 }
    }
    resumptions.wentOn()
  }
}
