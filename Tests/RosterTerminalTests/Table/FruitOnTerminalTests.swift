import Roster
import RosterTerminal
import XCTest

@MainActor
func show(_ table: TableView, on device: any TerminalDevice) async throws {
  let list = TerminalTable(table, on: device, encoder: TerminalEncoder(hasColors: true))
  list.header = [StyledText("Fruit", style: Style(.bold))]
  list.footer = ["enter chooses  q quits"]
  // Whatever changes the table, an apply or a model that a row has read, shows.
  table.needsUpdateHandler = { Task { try? list.render() } }
  try list.render()
  for await event in device.events() {
    switch event {
    case .key(Key("q")), .ended: return
    case .key(let key): _ = list.handle(key)
    case .mouse(let mouse): _ = list.handle(mouse)
    case .resized, .resumed: list.repaint()
    case .suspend: device.suspend()
    case .paste: break
    }
    try list.render()
  }
}

@MainActor
func showOnTheTerminal(_ table: TableView) async throws {
  let terminal = try StandardTerminal(
    entering: Array(TerminalMode.enter(mouse: true).utf8),
    leaving: Array(TerminalMode.restore.utf8))
  try terminal.open()
  defer { terminal.close() }
  try await show(table, on: terminal)
}

/// The example of the article about lists in a terminal.
@MainActor final class FruitOnTerminalTests: XCTestCase {
  func testTheExampleShowsAListUntilItIsLeft() async throws {
    let list = try TerminalFixture("A: apple pear plum", columns: 30, lines: 6)
    list.device.type("jj\r")
    list.device.resize(to: CellSize(width: 30, height: 6))
    list.device.type("q")
    try await show(list.table, on: list.device)
    XCTAssertEqual(list.current, "plum")
    XCTAssertEqual(list.marked, ["plum"])
    for frame in list.device.frames { list.screen.feed(frame) }
    XCTAssertEqual(
      list.screen.picture, "Fruit\n apple\n pear\n✓plum\n\nenter chooses  q quits")
  }

  func testWhatChangesBetweenEventsShows() async throws {
    let list = try TerminalFixture("A: apple pear plum", columns: 30, lines: 6)
    var calls = 0
    for isScreenReader in [false, true] {
      list.list.isScreenReader = isScreenReader
      try list.list.render()
      list.table.needsUpdateHandler = { calls += 1 }
      try list.list.render()
      XCTAssertEqual(calls, 0, "what shows is no change")
      try list.apply(isScreenReader ? "A: plum" : "A: pear")
      XCTAssertGreaterThan(calls, 0)
      try list.list.render()
      calls = 0
    }
  }
}
