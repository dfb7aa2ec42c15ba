import RosterTerminal
import XCTest

@testable import favorites

final class LineEditorTests: XCTestCase {
  /// A line after keys; the cursor is where the bar is.
  private func line(_ start: String, _ keys: [Key]) -> String {
    var line = LineEditor(start)
    for key in keys { XCTAssertTrue(line.take(key), "\(key)") }
    var marked = line
    marked.insert("|")
    return marked.text
  }

  func testKeys() {
    let ctrl = { (character: Character) in Key(character, .control) }
    XCTAssertEqual(line("", []), "|")
    XCTAssertEqual(line("ab", [Key("c"), Key("é")]), "abcé|")
    XCTAssertEqual(line("ab", [Key(.left), Key("x")]), "ax|b")
    XCTAssertEqual(line("ab", [Key(.home), Key(.delete)]), "|b")
    XCTAssertEqual(line("ab", [ctrl("a"), Key(.right), ctrl("k")]), "a|")
    XCTAssertEqual(line("ab", [ctrl("a"), ctrl("e"), Key(.backspace)]), "a|")
    XCTAssertEqual(line("ab", [Key(.left), ctrl("u")]), "|b")
    XCTAssertEqual(line("one two  ", [ctrl("w")]), "one |")
    XCTAssertEqual(line("one", [ctrl("w"), ctrl("w"), Key(.backspace), Key(.delete)]), "|")
    XCTAssertEqual(line("ab", [ctrl("b"), ctrl("b"), ctrl("b"), ctrl("f")]), "a|b")
    // One flag, one key.
    XCTAssertEqual(line("a🇩🇪", [Key(.backspace)]), "a|")
    // A mark joins what stands before it.
    XCTAssertEqual(line("e", [Key("\u{301}"), Key(.backspace)]), "|")
  }

  func testKeysThatMeanNothing() {
    var line = LineEditor("ab")
    for key in [Key(.up), Key(.tab), Key("x", .alt), Key(.function(1)), Key("y", .control)] {
      XCTAssertFalse(line.take(key), "\(key)")
    }
    XCTAssertEqual(line.text, "ab")
  }

  func testOnlyOneLineIsPasted() {
    for (text, line) in [
      ("a\nb", "a"), ("\r\n a\r\nb", " a"), ("", ""), ("\n\n", ""), ("a\tb", "a\tb"),
    ] {
      var editor = LineEditor()
      editor.insert(text)
      XCTAssertEqual(editor.text, line)
    }
    var editor = LineEditor()
    editor.insert(String(repeating: "a", count: 100_000))
    XCTAssertLessThan(editor.text.count, 10_000)
  }

  func testALineThatIsTooLongAlreadyStaysAndTakesNothing() {
    for length in [4095, 4096, 5000] {
      let text = String(repeating: "a", count: length)
      var editor = LineEditor(text)
      editor.insert("bc")
      XCTAssertEqual(editor.text, length < 4096 ? text + "b" : text)
      _ = editor.take(Key(.home))
      editor.insert("d")
      _ = editor.take(Key(.right))
      XCTAssertEqual(editor.text.count, max(length, 4096))
      XCTAssertTrue(editor.text.hasPrefix("aaa"))
    }
  }

  func testTheEndOfALongLineShows() {
    var editor = LineEditor("a한bc")
    XCTAssertTrue(editor.shown(room: 2) == ("bc", 2))
    XCTAssertTrue(editor.shown(room: 3) == ("bc", 2))
    XCTAssertTrue(editor.shown(room: 4) == ("한bc", 4))
    XCTAssertTrue(editor.shown(room: 9) == ("a한bc", 5))
    _ = editor.take(Key(.left))
    XCTAssertTrue(editor.shown(room: 1) == ("bc", 1))
    XCTAssertTrue(editor.shown(room: 0) == ("c", 0))
  }

  func testColumns() {
    XCTAssertEqual(LineEditor("a한é").column, 4)
  }
}
