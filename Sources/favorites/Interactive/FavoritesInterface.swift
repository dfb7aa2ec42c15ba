import Foundation
import Roster
import RosterTerminal

/// The list on a terminal: keys become changes of the store, and what the store holds is shown.
///
/// One change is made after the other, each under the store's lock and by identifier. Keys that come
/// meanwhile wait for it, so that each means what the one before it left.
@MainActor
final class FavoritesInterface {
  let list: FavoritesList
  let screens: InterfaceScreens
  let device: any TerminalDevice
  private(set) var store: FavoritesStore
  /// Tells a change that waits for another program to wait no longer.
  private let surrender = Surrender()
  let worker = StoreWorker()
  var state = UIState()
  /// The list as it was read last.
  var document: FavoritesDocument { didSet { starred = Self.countStars(document) } }
  /// The version of the file that this is.
  var stamp: FileStamp?
  /// A change that is being made.
  var work: Task<Void, Never>?
  /// Events that wait for it.
  var waiting: [TerminalEvent] = []
  /// What was wrong with the last change that failed.
  var failure: Failure?
  /// Marked favorites that what was typed for a filter hides.
  var hiddenMarks: [String] = []
  /// What was wrong with a change while keys waited for it: they must not hide it.
  var unseen: UIState.Notice?
  /// What was current when a filter was typed that may have no hits.
  var home: String?
  /// Why the list is left.
  private(set) var code: ExitCode?

  private let base: ListFilter
  private let actions = RowActions()
  private var pacer: FramePacer
  /// How many have a star: to count them for every key would be felt in a long list.
  private var starred: Int
  private var onLeave: CheckedContinuation<Void, Never>?

  /// - Parameter interval: The time between two frames, at the least.
  init(
    _ store: FavoritesStore, on device: any TerminalDevice, look: InterfaceScreens.Look,
    style: ListStyle = ListStyle(), interval: Duration = .zero
  ) throws {
    self.store = store
    self.store.isGivenUp = { [surrender] in surrender.isBegun }
    self.device = device
    // Before the file is read: what is written meanwhile is seen later.
    stamp = FileStamp(path: store.location.path)
    document = try store.read()
    starred = Self.countStars(document)
    base = style.filter
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
      while (try? await Task.sleep(for: .seconds(1))) != nil { look() }
    }
    render()
    await withCheckedContinuation { continuation in
      if code == nil { onLeave = continuation } else { continuation.resume() }
    }
    loop.cancel()
    watch.cancel()
    return code ?? .done
  }

  /// Ends ``run()``. A change that is being made goes on: ``settle()`` waits for it. One that waits
  /// for another program does not keep whoever wants to leave at once.
  func leave(_ code: ExitCode) {
    guard self.code == nil else { return }
    self.code = code
    if code == .interrupted || code == .terminated { surrender.begin() }
    onLeave?.resume()
    onLeave = nil
  }

  /// Waits until nothing is being changed any more.
  func settle() async {
    while let work { await work.value }
  }

  /// Waits for a change that was being made when the list was left.
  ///
  /// - Returns: What went wrong with it.
  func settleAfterwards() async -> Failure? {
    guard work != nil else { return nil }
    (state.notice, failure) = (nil, nil)
    await settle()
    return failure ?? state.notice.flatMap { $0.isProblem ? .failed($0.text) : nil }
  }

  // MARK: What shows

  /// Looks up what there is, for keys and texts to go by.
  func refresh() {
    state.facts = UIState.Facts(
      current: list.current, marked: list.marked + hiddenMarks, count: document.items.count,
      starred: starred, shown: list.contents.shownCount,
      actions: list.table.openSwipeActions.map { $0.title ?? "" },
      swiped: list.table.indexPathForSwipedRow.flatMap { list.favorite(at: $0) },
      canUndo: store.mayUndo, hasMore: screens.helpHasMore)
  }

  /// Shows the document, or what the filter leaves of it, as a snapshot.
  func showDocument() {
    let marks = list.marked + hiddenMarks
    let (old, current) = (list.contents, list.current)
    var style = list.style
    style.filter = UIFilter.filter(state.filter, among: document, base)
    do {
      try list.apply(document, style: style)
    } catch {
      state.notice = UIState.Notice(text: "\(error)", isProblem: true)
      return
    }
    keep(marks)
    if let current { focus(current.id, in: old) } else if let home { focus(home, in: old) }
  }

  /// Keeps the current row, or goes to the next one that was below it and is there, or to the last
  /// above it.
  private func focus(_ id: String, in old: ListContents) {
    if let path = list.path(of: id) {
      if list.table.indexPathForFocusedRow != path { list.table.focusRow(at: path) }
      return
    }
    let rows = old.sections.flatMap(\.1)
    guard let place = rows.firstIndex(of: .favorite(id)) else { return }
    for row in Array(rows[place...]) + rows[..<place].reversed() {
      guard case .favorite(let id) = row, let path = list.path(of: id) else { continue }
      list.table.focusRow(at: path)
      return
    }
  }

  /// Marks stay where rows come back, and while a filter hides them; not where they are gone.
  private func keep(_ marks: [String]) {
    guard !marks.isEmpty else { return }
    let known = document.favorites(marks).filter(base.accepts).map(\.id)
    for id in Set(known).subtracting(list.marked) {
      guard let path = list.path(of: id) else { continue }
      try? list.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    hiddenMarks = known.filter { list.path(of: $0) == nil }
  }

  /// Draws now, or soon if much happens at once.
  func render() {
    guard code == nil else { return }
    switch pacer.next() {
    case .now: draw()
    case .later(let wait):
      Task {
        try? await Task.sleep(for: wait)
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

  private static func countStars(_ document: FavoritesDocument) -> Int {
    document.items.count { $0.starred }
  }
}
