import RosterDrawing
import RosterTerminal
import XCTest

@MainActor
final class MemoryTerminalTests: XCTestCase {
  func testWhatIsSentComesInOrder() async throws {
    let terminal = MemoryTerminal(size: CellSize(width: 40, height: 8))
    terminal.type("j\u{1B}")
    terminal.press(Key(.up), Key("x", .alt))
    terminal.resize(to: CellSize(width: 20, height: 4))
    terminal.suspend()
    terminal.end(.terminated)
    var events: [TerminalEvent] = []
    for await event in terminal.events() { events.append(event) }
    XCTAssertEqual(
      events,
      [
        .key(Key("j")), .key(Key(.escape)), .key(Key(.up)), .key(Key("x", .alt)),
        .resized(CellSize(width: 20, height: 4)), .resumed, .ended(.terminated),
      ])
    XCTAssertEqual(terminal.size, CellSize(width: 20, height: 4))
    XCTAssertEqual(terminal.suspensions, 1)
  }

  func testFramesAreKeptUnlessTheyFail() async throws {
    let terminal = MemoryTerminal()
    try terminal.write([0x61])
    terminal.failure = .failed(operation: "write to", reason: "gone")
    XCTAssertThrowsError(try terminal.write([0x62]))
    terminal.failure = nil
    try terminal.write([0x63])
    XCTAssertEqual(terminal.frames, [[0x61], [0x63]])
  }

  func testKeysHaveNames() {
    for (key, name) in [
      (Key("c", .control), "ctrl-C"), (Key(.up, .alt), "alt-up"), (Key("J"), "J"),
      (Key(" "), "space"), (Key(" ", .control), "ctrl-space"), (Key(.backTab), "shift-tab"),
      (Key(.function(5)), "F5"), (Key(.left, [.control, .shift]), "ctrl-shift-left"),
    ] {
      XCTAssertEqual(key.description, name)
    }
  }
}
