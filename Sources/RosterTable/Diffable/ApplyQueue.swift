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
    continuation?.resume()
    continuation = nil
  }

  /// Waits until the apply is finished.
  func finished() async {
    guard !isFinished else { return }
    await withCheckedContinuation { continuation = $0 }
  }
}
