import Foundation
import Roster
import RosterTerminal

extension Command {
  static let ui = Command(
    name: "ui",
    summary: "show the list on the whole terminal, and change it with keys",
    options: [
      Option(name: "all", summary: "all favorites (as without an option)"),
      Option(name: "starred", summary: "only those with a star"),
      Option(name: "unstarred", summary: "only those without a star"),
      .group,
      Option(name: "mouse", summary: "take the mouse: clicks, the wheel, drags to the side"),
      Option(
        name: "ascii", summary: "draw stars, marks and lines in ASCII; texts stay as they are"),
      Option(
        name: "screen-reader",
        summary: "tell each change in a line of its own instead of drawing"),
    ],
    exclusive: [["all", "starred", "unstarred"]],
    hasKeys: true,
    notes: [
      "It is what \"favorites\" alone does on a terminal. Needs one on both sides: elsewhere, list.",
      "What other programs change shows within a second; the current row and the marks stay.",
      "What is typed is kept: if a change cannot be made it can be typed on, and a favorite that was",
      "deleted elsewhere meanwhile can be added again. Whoever leaves gets it printed.",
      "With --mouse the current row stays in view while the wheel scrolls: keys act on what shows.",
      "ACCESSIBLE=1 in the environment is the same as --screen-reader.",
    ],
    examples: [
      Example("favorites ui", "? shows the keys, q leaves"),
      Example("favorites ui --group folder --mouse", "in folders, with the mouse"),
    ]
  ) { invocation, session in
    let environment = session.environment.values
    let isSpoken = invocation.has("screen-reader") || session.environment.isAccessible
    guard StandardTerminal.isAvailable else {
      throw Failure.usage(
        "ui needs a terminal for input and output. \"favorites list\" prints the list.")
    }
    guard isSpoken || session.environment.hasScreen else {
      throw Failure.usage(
        "this terminal (TERM=\(environment["TERM"] ?? "")) cannot be drawn on. \"favorites list\" prints the list, and "
          + "--screen-reader tells changes in lines.")
    }
    // Told in lines there is no screen to take over.
    let terminal = try StandardTerminal(
      entering: Array(
        (isSpoken
          ? TerminalMode.enterSpoken : TerminalMode.enter(mouse: invocation.has("mouse"))).utf8),
      leaving: Array((isSpoken ? TerminalMode.restoreSpoken : TerminalMode.restore).utf8))
    var look = InterfaceScreens.Look(
      encoder: TerminalEncoder(hasColors: session.console.hasColor), isSpoken: isSpoken,
      hasScrollRegions: TerminalScreen.hasScrollRegions(
        environment: environment, variable: "FAVORITES_NO_SCROLL_REGIONS"))
    look.isASCII = invocation.has("ascii")
    let interface = try FavoritesInterface(
      session.store(invocation), on: terminal, look: look,
      style: ListStyle(grouping: ListGrouping(invocation), filter: ListFilter(invocation)),
      interval: .milliseconds(16), reading: .seconds(2))
    var hangUp = sigaction()
    sigaction(SIGHUP, nil, &hangUp)
    defer { sigaction(SIGHUP, &hangUp, nil) }
    try terminal.open()
    session.code = MainLoop.run { await interface.run() }
    // What was begun is done, and said here if it failed: there is no line for it any more.
    // Nor does a window that is closed meanwhile end it, at no moment.
    signal(SIGHUP, SIG_IGN)
    terminal.close()
    let tell = { count in
      let text = count > 1 ? "Saving \(count) changes" : "Saving"
      session.console.note(text + (look.isASCII ? "..." : "…"))
    }
    // Whoever does not want to wait for another program gets back what was typed. Whoever does not
    // want to wait for that either ends the program.
    let ends = [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)]
    let impatience = ends.map { number, code in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        signal(number, SIG_DFL)
        MainActor.assumeIsolated { interface.giveUp(as: code) }
      }
      source.resume()
      return source
    }
    defer {
      for source in impatience { source.cancel() }
      for (number, _) in ends { signal(number, SIG_DFL) }
    }
    if let failure = MainLoop.run({ await interface.settleAfterwards(tell) }) {
      throw failure
    }
  }
}
