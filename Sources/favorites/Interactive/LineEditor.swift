import Roster
import RosterTerminal

/// A line that is typed.
struct LineEditor: Equatable {
  private var before: [Character] = []
  private var after: [Character] = []

  init(_ text: String = "") { before = Array(text) }

  var text: String { String(before + after) }

  /// Where the next character goes, as columns behind the start.
  var column: Int { WidthProfile.unicode.width(of: String(before)) }

  /// What shows of a line that may be longer: the part before the cursor that ends there, and what
  /// is behind it.
  ///
  /// - Parameter room: Columns before the cursor.
  /// - Returns: The text, and how many columns of it are before the cursor.
  func shown(room: Int) -> (text: String, column: Int) {
    var (start, column) = (before.count, 0)
    while start > 0 {
      let width = WidthProfile.unicode.width(of: String(before[start - 1]))
      guard column + width <= room else { break }
      (start, column) = (start - 1, column + width)
    }
    return (String(before[start...] + after), column)
  }

  /// - Returns: Whether the key means something in a line.
  mutating func take(_ key: Key) -> Bool {
    if let character = key.character {
      insert(String(character))
      return true
    }
    switch (key.code, key.modifiers) {
    case (.backspace, []):
      _ = before.popLast()
    case (.delete, []):
      if !after.isEmpty { after.removeFirst() }
    case (.left, []), (.character("b"), .control):
      if let character = before.popLast() { after.insert(character, at: 0) }
    case (.right, []), (.character("f"), .control):
      if !after.isEmpty { before.append(after.removeFirst()) }
    case (.home, []), (.character("a"), .control):
      (before, after) = ([], before + after)
    case (.end, []), (.character("e"), .control):
      (before, after) = (before + after, [])
    case (.character("u"), .control):
      before = []
    case (.character("k"), .control):
      after = []
    case (.character("w"), .control), (.backspace, .alt):
      while before.last?.isWhitespace == true { before.removeLast() }
      while let last = before.last, !last.isWhitespace { before.removeLast() }
    default:
      return false
    }
    return true
  }

  /// The text with another one at the cursor, whole.
  func inserting(_ text: String) -> String { String(before) + text + String(after) }

  /// Puts a text in: one line of it, as far as there is room. What is there already stays.
  ///
  /// - Returns: Whether all of it fits.
  @discardableResult
  mutating func insert(_ text: String) -> Bool {
    let line = text.drop(while: \.isNewline).prefix { !$0.isNewline }
    // By way of one text, because a mark joins the character before it.
    let room = max(0, Self.limit - before.count - after.count)
    before = Array(String(before) + line.prefix(room))
    return line.dropFirst(room).isEmpty
  }

  /// Characters; nobody types more.
  static var limit: Int { 4096 }
}
