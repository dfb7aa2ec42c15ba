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

  /// Puts a text in: one line of it.
  mutating func insert(_ text: String) {
    let line = text.drop(while: \.isNewline).prefix { !$0.isNewline }
    // By way of one text, because a mark joins the character before it.
    before = Array((String(before) + line).prefix(Self.limit))
  }

  /// Characters; nobody types more.
  private static var limit: Int { 4096 }
}
