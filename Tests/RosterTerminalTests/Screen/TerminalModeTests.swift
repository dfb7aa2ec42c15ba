import RosterDrawing
import RosterTerminal
import XCTest

/// What a terminal is told at the start and at the end, and what it is taken to be able to do.
final class TerminalModeTests: XCTestCase {
  func testWhatIsSwitchedOnIsSwitchedOff() {
    for mouse in [false, true] {
      let size = CellSize(width: 20, height: 4)
      var terminal = VirtualTerminal(size, garbage: "#")
      terminal.feed(Array(TerminalMode.enter(mouse: mouse).utf8))
      XCTAssertEqual(terminal.modes[1049], true)
      XCTAssertEqual(terminal.modes[2004], true)
      XCTAssertEqual(terminal.modes[7], false)
      XCTAssertEqual(terminal.modes[25], true)
      for mode in [1000, 1002, 1006] { XCTAssertEqual(terminal.modes[mode], mouse) }
      XCTAssertTrue(terminal.isPlain)
      // In the middle of a frame, and of something else.
      terminal.feed(Array("\u{1B}[?2026h\u{1B}[2;3r\u{1B}[7mabc".utf8))
      terminal.feed(Array(TerminalMode.restore.utf8))
      for (mode, isOn) in terminal.modes {
        XCTAssertEqual(isOn, [7, 25].contains(mode), "\(mode)")
      }
      XCTAssertTrue(terminal.isPlain)
      XCTAssertEqual(terminal.region, 0..<4)
      XCTAssertEqual(terminal.faults, [])
    }
  }

  func testWhatAKilledProgramLeftOnIsSwitchedOff() {
    var terminal = VirtualTerminal(CellSize(width: 20, height: 6), garbage: "#")
    terminal.feed(Array("\u{1B}[?2026h\u{1B}[?1004h\u{1B}[?1006h\u{1B}[?1000h\u{1B}[2;4r".utf8))
    terminal.feed(Array("\u{1B}[7m\u{1B}[5;3H".utf8))
    terminal.feed(Array(TerminalMode.enter().utf8))
    for (mode, isOn) in terminal.modes {
      XCTAssertEqual(isOn, [25, 1049, 2004].contains(mode), "\(mode)")
    }
    XCTAssertEqual(terminal.region, 0..<6)
    XCTAssertTrue(terminal.isPlain)
    XCTAssertEqual(terminal.faults, [])
    // The cursor is where the shell goes on afterwards.
    XCTAssertEqual(terminal.cursorAtTheStart, CellPoint(x: 2, y: 4))
  }

  func testWhichTerminalsCanScrollAPart() {
    func canScroll(_ environment: [String: String]) -> Bool {
      TerminalScreen.hasScrollRegions(environment: environment, variable: "LIST_NO_REGIONS")
    }
    XCTAssertTrue(canScroll(["TERM": "xterm-256color"]))
    XCTAssertTrue(canScroll(["TERM": "linux"]))
    XCTAssertTrue(canScroll(["TERM": "screen", "LIST_NO_REGIONS": ""]))
    XCTAssertFalse(canScroll(["TERM": "screen", "LIST_NO_REGIONS": "1"]))
    XCTAssertFalse(canScroll(["TERM": "dumb"]))
    XCTAssertFalse(canScroll(["TERM": ""]))
    XCTAssertFalse(canScroll([:]))
  }
}
