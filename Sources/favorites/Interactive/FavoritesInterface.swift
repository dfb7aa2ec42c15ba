import Foundation
import Roster
import RosterTerminal

/// The list on a terminal: keys become changes of the store, and what the store holds is shown.
///
/// A change shows at once; it is made behind that, one after the other, each under the store's lock
/// and by identifier. Whatever cannot be made is taken back.
@MainActor
final class FavoritesInterface {
  let list: FavoritesList
  let screens: InterfaceScreens
  let device: any TerminalDevice
  private(set) var store: FavoritesStore
  /// Tells a change that waits for another program to wait no longer.
  private let surrender = Surrender()
  /// As what changes that wait for another program were given up.
  private var surrenderCode = ExitCode.interrupted
  let worker = StoreWorker()
  var state = UIState()
  /// The list as it shows: with changes that are still on their way to the file.
  var document: FavoritesDocument { didSet { starred = document.starCount } }
  /// The list as it was read or written last.
  var saved: FavoritesDocument
  /// The version of the file that this is.
  var savedStamp: FileStamp?
  /// The version of the file that was looked at last; it may be one that cannot be read.
  var stamp: FileStamp?
  /// What is typed to find favorites by.
  var filter: TypedFilter
  /// What is still to be done with the file, in this order.
  var errands: [Errand] = []
  /// What is being done with the file.
  var work: Task<Void, Never>?
  /// Whether that takes long: another program may have the file.
  var isSlow = false
  /// Events that wait for it.
  var waiting: [TerminalEvent] = []
  /// What was wrong with the last change that failed.
  var failure: Failure?
  /// Marked favorites that what was typed for a filter hides.
  var hiddenMarks: [String] = []
  /// What went wrong while keys may have been on their way: they must not hide it at once.
  var unread: (notice: UIState.Notice, until: ContinuousClock.Instant)?
  /// How long that is.
  let reading: Duration
  /// What waits are measured by.
  let clock: any Clock<Duration>
  /// What was typed for changes that could not be made, until it is typed on.
  var unsaved: [UnsavedText] = []
  /// What was current when a filter was typed that may have no hits.
  var home: String?
  /// Why the list is left.
  private(set) var code: ExitCode?

  private let actions = RowActions()
  private var pacer: FramePacer
  /// How many have a star: to count them for every key would be felt in a long list.
  private var starred: Int
  private var onLeave: CheckedContinuation<Void, Never>?

  /// - Parameters:
  ///   - interval: The time between two frames, at the least.
  ///   - reading: How long it is said what went wrong, whatever is pressed.
  ///   - clock: For tests of what happens when a while has gone by.
  init(
    _ store: FavoritesStore, on device: any TerminalDevice, look: InterfaceScreens.Look,
    style: ListStyle = ListStyle(), interval: Duration = .zero,
    reading: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    self.store = store
    self.store.isGivenUp = { [surrender] in surrender.isBegun }
    self.device = device
    // Before the file is read: what is written meanwhile is seen later.
    stamp = FileStamp(path: store.location.path)
    savedStamp = stamp
    saved = try store.read()
    document = saved
    starred = document.starCount
    filter = TypedFilter(document.items, base: style.filter)
    self.reading = reading
    self.clock = clock
    pacer = FramePacer(interval: interval)
    list = try FavoritesList(document, style: style)
    list.isSpoken = look.isSpoken
    screens = try InterfaceScreens(list.table, on: device, look: look)
    list.table.allowsMultipleSelection = true
    list.table.delegate = actions
    actions.interface = self
  }

  /// Shows the list until it is left.
  func run() async -> ExitCode {
    let events = device.events()
    let loop = Task {
      for await event in events { handle(event) }
      leave(.hungUp)
    }
    let watch = Task {
      while (try? await clock.sleep(for: .seconds(1))) != nil { look() }
    }
    render()
    prepareFilter()
    await withCheckedContinuation { continuation in
      if code == nil { onLeave = continuation } else { continuation.resume() }
    }
    loop.cancel()
    watch.cancel()
    return code ?? .done
  }

  /// Folds what is searched, while nobody is typing yet.
  private func prepareFilter() {
    let items = document.items
    Task.detached(priority: .utility) { [weak self] in
      let folded = StandardTerminal.withRestoration { FoldedTexts(items) }
      await self?.take(folded, of: items)
    }
  }

  private func take(_ folded: FoldedTexts, of items: [Favorite]) {
    filter.fill(from: folded, of: items)
  }

  /// Ends ``run()``. A change that is being made goes on: ``settle()`` waits for it. One that waits
  /// for another program does not keep whoever wants to leave at once.
  func leave(_ code: ExitCode) {
    guard self.code == nil else { return }
    self.code = code
    if code == .interrupted || code == .terminated { giveUp(as: code) }
    onLeave?.resume()
    onLeave = nil
  }

  /// Gives up changes that wait for another program: what was typed for them is told.
  func giveUp(as code: ExitCode) {
    surrenderCode = code
    surrender.begin()
  }

  /// Waits until nothing is being changed any more.
  func settle() async {
    while let work { await work.value }
  }

  /// Waits for a change that was being made when the list was left.
  ///
  /// - Parameter tell: Says that this takes a while, and how many changes are left.
  /// - Returns: What went wrong with it.
  func settleAfterwards(_ tell: @escaping (Int) -> Void = { _ in }) async -> Failure? {
    guard work != nil else { return withTyped(nil) }
    (state.notice, failure) = (nil, nil)
    let slow = Task {
      if (try? await clock.sleep(for: .milliseconds(300))) != nil, !Task.isCancelled {
        tell(errands.count)
      }
    }
    await settle()
    slow.cancel()
    let end = withTyped(failure ?? state.notice.flatMap { $0.isProblem ? .failed($0.text) : nil })
    guard let end, end.code == .interrupted else { return end }
    return Failure(code: surrenderCode, message: end.message, details: end.details)
  }

  // MARK: What shows

  /// Looks up what there is, for keys and texts to go by.
  func refresh() {
    state.facts = UIState.Facts(
      current: list.current, marked: list.marked + hiddenMarks, count: document.items.count,
      starred: starred, shown: list.contents.shownCount,
      actions: list.table.openSwipeActions.map { $0.title ?? "" },
      swiped: list.table.indexPathForSwipedRow.flatMap { list.favorite(at: $0) },
      isSaving: isSlow && !errands.isEmpty, canUndo: store.mayUndo || !errands.isEmpty,
      hasMore: screens.helpHasMore)
  }

  /// Draws now, or soon if much happens at once.
  func render() {
    guard code == nil else { return }
    switch pacer.next() {
    case .now: draw()
    case .later(let wait):
      Task {
        try? await clock.sleep(for: wait)
        pacer.waited()
        draw()
      }
    case .planned: break
    }
  }

  private func draw() {
    guard code == nil else { return }
    screens.shown(state).layoutIfNeeded()
    refresh()
    do {
      try screens.render(state)
    } catch {
      // Nobody is left to see it.
      leave(.hungUp)
    }
  }
}
