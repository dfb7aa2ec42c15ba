import RosterTerminal
import XCTest

@testable import favorites

final class UIStateTests: XCTestCase {
  private var full: UIState {
    var state = UIState()
    state.facts = UIState.Facts(
      current: Favorite(id: "a", title: "title a"), count: 3, starred: 1, shown: 3, canUndo: true)
    return state
  }

  func testEveryActionHasKeysAndEveryKeyOneAction() {
    XCTAssertEqual(Set(KeyBinding.all.map(\.action)), Set(UIAction.allCases))
    let keys = KeyBinding.all.flatMap(\.keys)
    XCTAssertEqual(Set(keys).count, keys.count)
    for binding in KeyBinding.all {
      XCTAssertFalse(binding.summary.isEmpty)
      for key in binding.keys { XCTAssertEqual(KeyBinding.action(for: key), binding.action) }
    }
    XCTAssertEqual(KeyBinding.action(for: Key("G", .shift)), .last)
    XCTAssertEqual(KeyBinding.action(for: Key("J", .shift)), .moveDown)
    XCTAssertNil(KeyBinding.action(for: Key("d", .alt)))
  }

  func testWhatKeysLeadToInTheList() {
    for (key, effects) in [
      (Key("j"), [.table(Key("j"))]), (Key(.up), [.table(Key(.up))]),
      (Key(.enter), [.change(.toggle(["a"]))]), (Key("s"), [.change(.toggle(["a"]))]),
      (Key("*"), [.change(.toggle(["a"]))]), (Key("d"), [.change(.delete(["a"]))]),
      (Key(.delete), [.change(.delete(["a"]))]), (Key("u"), [.undo]),
      (Key(" "), [.table(Key(" "))]), (Key(.tab), [.table(Key(.tab))]),
      (Key("J"), [.change(.move("a", by: 1))]), (Key(.up, .alt), [.change(.move("a", by: -1))]),
      (Key("l", .control), [.repaint]), (Key("z", .control), [.suspend]),
      (Key("q"), [.leave(.done)]), (Key("d", .control), [.leave(.done)]),
      (Key("c", .control), [.leave(.interrupted)]), (Key(.escape), [.leave(.done)]),
      (Key("x"), []), (Key(.function(5)), []),
    ] as [(Key, [UIEffect])] {
      var state = full
      XCTAssertEqual(state.take(key), effects, "\(key)")
      XCTAssertEqual(state.mode, .list)
    }
  }

  func testMarkedFavoritesAreMeantWhereThereAreAny() {
    var state = full
    state.facts.marked = ["b", "c"]
    XCTAssertEqual(state.take(Key("d")), [.change(.delete(["b", "c"]))])
    XCTAssertEqual(state.take(Key("s")), [.change(.toggle(["b", "c"]))])
    XCTAssertEqual(state.take(Key(.enter)), [.change(.toggle(["a"]))])
  }

  func testEscapeGoesBackStepByStep() {
    var state = full
    XCTAssertEqual(state.take(Key("/")), [])
    XCTAssertEqual(state.take(Key("x")), [.filter("x")])
    XCTAssertEqual(state.take(Key(.enter)), [])
    state.facts.marked = ["a"]
    XCTAssertEqual(state.take(Key(.escape)), [.filter("")])
    XCTAssertEqual(state.take(Key(.escape)), [.clearMarks])
    state.facts.marked = []
    XCTAssertEqual(state.take(Key(.escape)), [.leave(.done)])
  }

  func testNothingToActOn() {
    for binding in KeyBinding.all {
      var state = UIState()
      let effects = state.take(binding.keys[0])
      switch binding.action {
      case .quit, .back: XCTAssertEqual(effects, [.leave(.done)])
      case .interrupt: XCTAssertEqual(effects, [.leave(.interrupted)])
      case .repaint: XCTAssertEqual(effects, [.repaint])
      case .suspend: XCTAssertEqual(effects, [.suspend])
      default: XCTAssertEqual(effects, [], "\(binding.action)")
      }
    }
    XCTAssertEqual(UIState().hints(columns: 80), "a add  ? help  q quit")
  }

  func testFilterIsTyped() {
    var state = full
    XCTAssertEqual(state.take(Key("/")), [])
    XCTAssertEqual(state.mode, .filter)
    XCTAssertEqual(state.take(Key("q")), [.filter("q")])
    XCTAssertEqual(state.take(Key(" ")), [.filter("q ")])
    XCTAssertEqual(state.take(Key(.down)), [.table(Key(.down))])
    XCTAssertEqual(state.take(Key("n", .control)), [.table(Key("n", .control))])
    XCTAssertEqual(state.take(Key("d")), [.filter("q d")])
    XCTAssertEqual(state.take(Key(.left)), [])
    XCTAssertEqual(state.take(Key(.backspace)), [.filter("qd")])
    XCTAssertEqual(state.take(paste: "xy\nz"), [.filter("qxy zd")])
    XCTAssertEqual(state.take(Key(.enter)), [])
    XCTAssertEqual(state.mode, .list)
    XCTAssertEqual(state.filter, "qxy zd")
    XCTAssertEqual(state.take(Key("/")), [])
    XCTAssertEqual(state.line.text, "qxy zd")
    XCTAssertEqual(state.take(Key("u", .control)), [.filter("")])
    XCTAssertEqual(state.take(Key(.backspace)), [])
    XCTAssertEqual(state.mode, .list)
  }

  func testLinesAreTypedAndGivenUp() {
    var state = full
    XCTAssertEqual(state.take(Key("a")), [])
    for key in "q q" { XCTAssertEqual(state.take(Key(key)), []) }
    XCTAssertEqual(state.take(Key(.enter)), [.change(.add(["q q"]))])
    XCTAssertEqual(state.take(Key("a")), [])
    XCTAssertEqual(state.take(Key(" ")), [])
    XCTAssertEqual(state.take(Key(.enter)), [])
    XCTAssertEqual(state.take(Key("e")), [])
    XCTAssertEqual(state.line.text, "title a")
    XCTAssertEqual(state.take(Key("!")), [])
    XCTAssertEqual(state.take(Key(.escape)), [])
    XCTAssertEqual(state.mode, .list)
    XCTAssertEqual(state.take(Key("e")), [])
    XCTAssertEqual(state.take(Key("w", .control)), [])
    XCTAssertEqual(state.take(Key("b")), [])
    XCTAssertEqual(
      state.take(Key(.enter)),
      [.change(.rename(Favorite(id: "a", title: "title a"), to: "title b"))])
    XCTAssertEqual(state.take(Key("e")), [])
    XCTAssertEqual(state.take(Key("u", .control)), [])
    XCTAssertEqual(state.take(Key(.enter)), [])
    XCTAssertNotNil(state.notice)
    XCTAssertEqual(state.take(Key("e")), [])
    XCTAssertEqual(state.take(Key("c", .control)), [.leave(.interrupted)])
  }

  func testPastedTextIsNoCommand() {
    var state = full
    XCTAssertEqual(state.take(paste: "ddq"), [])
    XCTAssertNotNil(state.notice)
    XCTAssertEqual(state.mode, .list)
  }

  func testOpenActionsTakeTheKeys() {
    var state = full
    state.facts.actions = ["Delete"]
    for key in [Key("d"), Key(.enter), Key(.escape), Key("1"), Key("q")] {
      XCTAssertEqual(state.take(key), [.table(key)])
    }
    XCTAssertEqual(state.take(Key("c", .control)), [.leave(.interrupted)])
  }

  func testHelpTakesTheKeys() {
    var state = full
    XCTAssertEqual(state.take(Key("?")), [])
    XCTAssertEqual(state.mode, .help)
    XCTAssertEqual(state.take(Key("j")), [.help(Key("j"))])
    XCTAssertEqual(state.take(Key("d")), [])
    XCTAssertEqual(state.take(Key("q")), [])
    XCTAssertEqual(state.mode, .list)
  }

  func testHintsFitAndKeepTheWayOut() {
    XCTAssertEqual(
      full.hints(columns: 80),
      "enter star  space mark  d delete  u undo  a add  / filter  ? help  q quit")
    for columns in 0...80 {
      let hints = full.hints(columns: columns)
      XCTAssertLessThanOrEqual(hints.count, columns)
      if columns >= 14 { XCTAssertTrue(hints.hasSuffix("? help  q quit"), hints) }
    }
  }

  func testTheCursorOfALineStaysOnTheScreen() {
    for columns in 8...30 {
      var state = full
      _ = state.take(Key("/"))
      for character in "한국어abc한국어e\u{301}fghijklmnop" {
        _ = state.take(Key(character))
        let bottom = state.bottom(columns: columns)
        XCTAssertLessThan(bottom.cursor ?? columns, columns, "\(columns) \(state.filter)")
        XCTAssertGreaterThan(bottom.cursor ?? 0, 0)
      }
    }
  }
}
