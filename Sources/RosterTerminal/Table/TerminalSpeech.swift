import Roster

/// What was told last to people who do not see the screen.
struct TerminalSpeech {
  var row: String?
  var lines: [String] = []
  /// What is to be told next, also if it was told before.
  var news: [String] = []
}

extension TerminalTable {
  /// Tells something once, where changes are told; the same text again if it happened again.
  public func announce(_ text: String) {
    if isScreenReader, !text.isEmpty { speech.news.append(text) }
  }

  /// What changed since the last time, a line each.
  func spokenBytes() -> [UInt8] {
    layOut(in: screenSize)
    // What was looked at is no change any more.
    _ = table.render()
    var said: [String] = []
    let lines = (header + footer).map(\.text).filter { !$0.isEmpty }
    for line in lines where !speech.lines.contains(line) { said.append(line) }
    speech.lines = lines
    said += speech.news
    speech.news = []
    let row = currentSpeech
    if row != speech.row { said.append(row) }
    speech.row = row
    return said.flatMap { Array($0.terminalSafe.utf8) + [0x0D, 0x0A] }
  }

  /// `3 of 12, Coding, starred`.
  private var currentSpeech: String {
    guard let path = table.indexPathForFocusedRow else {
      return table.lastRow == nil ? "No rows" : "No current row"
    }
    let (before, count) = table.rank(of: path)
    let actions = table.indexPathForSwipedRow == path ? table.openSwipeActions : []
    // The row names its open actions last; here they have numbers.
    let said = table.cellForRow(at: path)?.render().accessibility.dropLast(actions.count) ?? []
    var parts = ["\(before + 1) of \(count)"] + said.map(description)
    if !actions.isEmpty {
      let names = actions.enumerated().map { "\($0 + 1) \($1.title ?? $1.image?.systemName ?? "")" }
      parts.append("actions: " + names.joined(separator: ", "))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Where several rows can be selected they are marked, and the word is as on the screen.
  private func description(_ element: AccessibilityElement) -> String {
    guard table.allowsMultipleSelection, element.traits.contains(.selected) else {
      return element.description
    }
    var element = element
    element.traits.remove(.selected)
    return element.description + ", marked"
  }
}
