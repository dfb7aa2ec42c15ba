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
  private(set) var state = UIState()
  let screen: TerminalTable
  let help: (list: HelpList, screen: TerminalTable)
  private let device: any TerminalDevice
  private let store: FavoritesStore
  private let worker = StoreWorker()
  /// The list as it was read last.
  private(set) var document: FavoritesDocument { didSet { countStars() } }
  /// How many have a star: to count them for every key would be felt in a long list.
  private var starred = 0
  private let base: ListFilter
  private let actions = RowActions()

  /// The version of the file that was looked at last.
  private var stamp: FileStamp?
  /// A change that is being made.
  private var work: Task<Void, Never>?
  /// Events that wait for it.
  private var waiting: [TerminalEvent] = []
  private var pacer: FramePacer
  /// Why the list is left.
  private(set) var code: ExitCode?
  private var onLeave: CheckedContinuation<Void, Never>?

  /// - Parameter interval: The time between two frames, at the least.
  init(
    _ store: FavoritesStore, on device: any TerminalDevice, encoder: TerminalEncoder,
    style: ListStyle = ListStyle(), isScreenReader: Bool = false, hasScrollRegions: Bool = true,
    interval: Duration = .zero
  ) throws {
    self.store = store
    self.device = device
    stamp = FileStamp(path: store.location.path)
    document = try store.read()
    base = style.filter
    starred = document.items.count { $0.starred }
    pacer = FramePacer(interval: interval)
    list = try FavoritesList(document, style: style)
    screen = TerminalTable(
      list.table, on: device, encoder: encoder, hasScrollRegions: hasScrollRegions)
    let helpList = try HelpList()
    help = (
      helpList,
      TerminalTable(
        helpList.table, on: device, encoder: encoder, hasScrollRegions: hasScrollRegions)
    )
    screen.isScreenReader = isScreenReader
    help.screen.isScreenReader = isScreenReader
    list.table.allowsMultipleSelection = true
    list.table.delegate = actions
    actions.interface = self
    for shown in [screen, help.screen] { (shown.header, shown.footer) = ([""], [""]) }
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

  /// Waits until nothing is being changed any more.
  func settle() async {
    while let work { await work.value }
  }

  // MARK: Events

  func handle(_ event: TerminalEvent) {
    guard code == nil else { return }
    switch event {
    case .resized:
      screen.repaint()
      help.screen.repaint()
    case .resumed:
      screen.repaint()
      help.screen.repaint()
      look()
    case .suspend: device.suspend()
    case .ended(let end): return leave(ExitCode(end))
    case .key(Key("c", .control)): return leave(.interrupted)
    case .key, .paste, .mouse:
      guard work == nil else {
        waiting.append(event)
        return
      }
      take(event)
      look()
    }
    render()
  }

  private func take(_ event: TerminalEvent) {
    refresh()
    switch event {
    case .key(let key): run(state.take(key))
    case .paste(let text): run(state.take(paste: text))
    case .mouse(let mouse):
      state.notice = nil
      _ = state.mode == .help ? help.screen.handle(mouse) : screen.handle(mouse)
    default: break
    }
    refresh()
  }

  private func run(_ effects: [UIEffect]) {
    for effect in effects { run(effect) }
  }

  private func run(_ effect: UIEffect) {
    switch effect {
    case .table(let key):
      let hadStrip = state.facts.isStripOpen
      guard !screen.handle(key), hadStrip else { return }
      // A key that means nothing to open actions closes them.
      list.table.closeSwipe()
      refresh()
      run(state.take(key))
    case .help(let key): _ = help.screen.handle(key)
    case .change(let change): make(change)
    case .undo: undo()
    case .filter: showDocument()
    case .clearMarks:
      for path in list.table.indexPathsForSelectedRows ?? [] {
        list.table.deselectRow(at: path, animated: false)
      }
    case .repaint:
      screen.repaint()
      help.screen.repaint()
    case .suspend: device.suspend()
    case .leave(let code): leave(code)
    }
  }

  func leave(_ code: ExitCode) {
    guard self.code == nil else { return }
    self.code = code
    onLeave?.resume()
    onLeave = nil
  }

  // MARK: The store

  /// Makes a change, and shows what it led to.
  func make(_ change: UIChange) {
    let (store, style) = (store, list.style)
    start { [worker] in
      try await worker.run {
        try store.change(change.name) { document in change.apply(to: &document, style: style) }
      }
    } then: { interface, done in
      interface.stamp = done.stamp
      interface.show(done.new, focus: change.focus(done))
      interface.note(change.summary(done), done)
    }
  }

  private func undo() {
    let store = store
    start { [worker] in
      try await worker.run { try store.undo() }
    } then: { interface, undone in
      switch undone {
      case .nothing: interface.state.notice = UIState.Notice(text: "There is nothing to undo.")
      case .superseded(let entry, let document):
        interface.show(document)
        interface.state.notice = UIState.Notice(
          text: "Cannot take \(entry.name) back: what it changed was changed again since.",
          isProblem: true)
      case .done(let entry, let change):
        let before = Set(change.old.items.map(\.id))
        interface.stamp = change.stamp
        interface.show(
          change.new, focus: entry.placed.first { !before.contains($0.id) }?.id)
        interface.note("Undid \(entry.name): \(entry.summary(change.new, change.old))", change)
      }
    }
  }

  /// Looks whether the file is another one than was read last, and shows it if so.
  func look() {
    guard work == nil, code == nil else { return }
    let found = FileStamp(path: store.location.path)
    guard found != stamp else { return }
    stamp = found
    let (store, document) = (store, document)
    start { [worker] in
      try await worker.run {
        let new = try store.read()
        return new == document ? nil : new
      }
    } then: { interface, new in
      guard let new else { return }
      interface.show(new)
      if interface.state.notice == nil {
        interface.state.notice = UIState.Notice(text: "The list was changed elsewhere.")
      }
    }
  }

  /// Does something that takes a while. What goes wrong is said, and nothing else happens then.
  private func start<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result,
    then: @escaping @MainActor (FavoritesInterface, Result) -> Void
  ) {
    work = Task {
      let result: Swift.Result<Result, any Error>
      do {
        result = .success(try await body())
      } catch {
        result = .failure(error)
      }
      work = nil
      switch result {
      case .success(let value): then(self, value)
      case .failure(let error):
        state.notice = UIState.Notice(text: Failure(error).message, isProblem: true)
      }
      refresh()
      while work == nil, code == nil, !waiting.isEmpty { take(waiting.removeFirst()) }
      render()
    }
  }

  private func note(_ text: String, _ change: FavoritesStore.Change) {
    state.notice =
      change.journalFailure.map { UIState.Notice(text: $0, isProblem: true) }
      ?? UIState.Notice(text: text)
  }

  private func show(_ new: FavoritesDocument, focus id: String? = nil) {
    document = new
    showDocument()
    guard let id, let path = list.path(of: id) else { return }
    list.table.focusRow(at: path)
  }

  private func showDocument() {
    var style = list.style
    style.filter = UIFilter.filter(state.filter, among: document, base)
    do {
      try list.apply(document, style: style)
    } catch {
      state.notice = UIState.Notice(text: "\(error)", isProblem: true)
    }
  }

  // MARK: The screen

  private func countStars() { starred = document.items.count { $0.starred } }

  private func refresh() {
    state.facts = UIState.Facts(
      current: list.current, marked: list.marked, count: document.items.count,
      starred: starred, shown: list.contents.shownCount,
      isStripOpen: !list.table.openSwipeActions.isEmpty, canUndo: store.mayUndo)
  }

  private func render() {
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

  func draw() {
    guard code == nil else { return }
    let isHelp = state.mode == .help
    let shown = isHelp ? help.screen : screen
    shown.layoutIfNeeded()
    refresh()
    if isHelp != wasHelp { shown.repaint() }
    wasHelp = isHelp
    let size = device.size
    let (text, cursor) = state.bottom(columns: size.width)
    shown.header = isHelp ? [StyledText("Keys", style: Style(.bold))] : [state.title]
    shown.footer = [text]
    shown.cursor = cursor.map { CellPoint(x: $0, y: size.height - 1) }
    do {
      try shown.render()
    } catch {
      // Nobody is left to see it.
      leave(.hungUp)
    }
  }

  private var wasHelp = false
}
