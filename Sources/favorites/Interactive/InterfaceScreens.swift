import Roster
import RosterTerminal

/// The list and the help, of which one is on the terminal.
@MainActor
final class InterfaceScreens {
  let list: TerminalTable
  let help: TerminalTable
  private let helpList: HelpList
  private let device: any TerminalDevice
  private let isSpoken: Bool
  private var showsHelp = false
  /// What is told about the list at the start, and not again whenever a number in it changes.
  private var spokenTitle: StyledText?
  /// What was told by now.
  private var spoken = (notices: 0, trouble: UIState.Notice?.none, marks: 0)

  /// How a terminal is written to.
  struct Look {
    var encoder: TerminalEncoder
    /// Whether changes are told in lines instead of drawn.
    var isSpoken = false
    var hasScrollRegions = true
    var isASCII = false
  }

  init(_ table: TableView, on device: any TerminalDevice, look: Look) throws {
    self.device = device
    isSpoken = look.isSpoken
    helpList = try HelpList()
    func screen(_ table: TableView) -> TerminalTable {
      let screen = TerminalTable(
        table, on: device, encoder: look.encoder, hasScrollRegions: look.hasScrollRegions)
      screen.isScreenReader = look.isSpoken
      screen.isASCII = look.isASCII
      // One line each at the start: the rows between them know their places.
      (screen.header, screen.footer) = ([""], [""])
      return screen
    }
    list = screen(table)
    help = screen(helpList.table)
  }

  /// The one that shows.
  func shown(_ state: UIState) -> TerminalTable { state.mode == .help ? help : list }

  /// Whether the help goes on below what shows of it.
  var helpHasMore: Bool {
    help.table.contentOffset.y + help.table.bounds.height < help.table.contentSize.height
  }

  /// Forgets what is on the terminal.
  func repaint() {
    list.repaint()
    help.repaint()
  }

  func render(_ state: UIState) throws {
    let (shown, isHelp) = (shown(state), state.mode == .help)
    // The other one was there.
    if isHelp != showsHelp { shown.repaint() }
    showsHelp = isHelp
    if isSpoken {
      let title = spokenTitle ?? state.title
      spokenTitle = title
      let keys = StyledText("\(KeyBinding.firstKey(of: .help)) tells the keys")
      shown.header = isHelp ? [Self.keys] : [title, keys]
      shown.footer = [state.spokenBottom]
      announce(state, on: shown)
    } else {
      let size = device.size
      shown.header = [isHelp ? Self.keys : state.title]
      shown.footer = state.bottomLines(
        columns: size.width, lines: size.height, ellipsis: shown.isASCII ? "..." : "…")
      shown.cursor = state.bottom(columns: size.width).cursor.map {
        CellPoint(x: $0, y: size.height - 1)
      }
    }
    try shown.render()
  }

  /// Tells what happened: each time, and once.
  private func announce(_ state: UIState, on shown: TerminalTable) {
    if let notice = state.notice, state.noticeNumber != spoken.notices {
      shown.announce(notice.text)
    }
    if let trouble = state.trouble, trouble != spoken.trouble { shown.announce(trouble.text) }
    let marks = state.facts.marked.count
    if marks != spoken.marks { shown.announce(marks == 0 ? "No marks" : "\(marks) marked") }
    spoken = (state.noticeNumber, state.trouble, marks)
  }

  private static let keys = StyledText("Keys", style: Style(.bold))
}
