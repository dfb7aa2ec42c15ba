import Roster

/// What stands above and below the rows.
extension UIState {
  /// How many favorites there are and why not all of them show.
  var title: StyledText {
    let count = "\(facts.count) \(facts.count == 1 ? "favorite" : "favorites")"
    var parts = ["\(facts.starred) with a star"]
    if !filter.isEmpty { parts.append("\(facts.shown) with \"\(filter)\"") }
    if !facts.marked.isEmpty { parts.append("\(facts.marked.count) marked") }
    if facts.isSaving { parts.append("saving") }
    return StyledText(count, style: Style(.bold))
      + StyledText(facts.count == 0 && !facts.isSaving ? "" : ", " + parts.joined(separator: ", "))
  }

  /// What was done or typed, or else what the keys do that matter now.
  ///
  /// - Returns: The text, and the column of the cursor if a line is typed.
  func bottom(columns: Int) -> (text: StyledText, cursor: Int?) {
    if let prompt { return bottom(prompt, columns: columns) }
    if let said { return (Self.text(of: said), nil) }
    return (StyledText(hints(columns: columns), style: Style(.dim)), nil)
  }

  /// The same as lines: what went wrong is said in several if it has to be, because its end says
  /// what became of the list.
  ///
  /// - Parameters:
  ///   - lines: How many the screen has: the list keeps some of them.
  ///   - ellipsis: What stands for the rest where they are too few.
  func bottomLines(columns: Int, lines: Int, ellipsis: String = "…") -> [StyledText] {
    let last = bottom(columns: columns).text
    guard let said else { return [last] }
    if prompt == nil, !said.isProblem {
      // Its end says what can be done about it, and long titles are known by their start.
      let text = WidthProfile.unicode.truncate(
        said.text, to: columns, mode: .middle, ellipsis: ellipsis)
      return [StyledText(text)]
    }
    let text = Self.text(of: said)
    // What is typed has a line of its own below.
    let room = lines - 2 - (prompt == nil ? 0 : 1)
    let limit = max(1, min(room, max(Self.problemLines, lines - Self.keptLines)))
    var drawing = Drawing(width: columns, height: limit)
    drawing.draw(text, in: drawing.bounds, flow: TextFlow(lineLimit: limit, ellipsis: ellipsis))
    let found = (0..<drawing.height).map { drawing.row($0).text }.filter { !$0.isEmpty }
    let problem = found.map { StyledText($0, style: text.runs.first?.style ?? .plain) }
    return prompt == nil ? problem : problem + [last]
  }

  private static func text(of notice: Notice) -> StyledText {
    StyledText(
      notice.text, style: notice.isProblem ? Style(.bold, foreground: .destructive) : .plain)
  }

  /// What went wrong may take so many lines on any screen, and on a high one all but so many.
  private static var problemLines: Int { 4 }
  private static var keptLines: Int { 6 }

  /// What is typed, told as it changes; hints and messages are told once.
  var spokenBottom: StyledText {
    prompt == nil ? "" : bottom(columns: Self.wholeLine).text
  }

  /// Columns; nothing is cut off where nothing is drawn.
  private static var wholeLine: Int { 1 << 20 }

  private var prompt: String? {
    switch mode {
    case .list, .help: nil
    case .filter: "/"
    case .add: "Add: "
    case .edit: "Title: "
    case .addAgain: "Add again: "
    }
  }

  /// Of a line that is too long the part before the cursor shows.
  private func bottom(_ prompt: String, columns: Int) -> (text: StyledText, cursor: Int?) {
    let profile = WidthProfile.unicode
    let room = max(columns - profile.width(of: prompt) - 1, 1)
    let shown = line.shown(room: room)
    let text = StyledText(prompt, style: Style(.bold)) + StyledText(shown.text)
    return (text, min(profile.width(of: prompt) + shown.column, columns - 1))
  }

  /// "enter star  d delete  ? help  q quit": as many as there is room for, help and quit first.
  func hints(columns: Int) -> String {
    if mode == .help { return "? closes the help" + (facts.hasMore ? ", down shows more" : "") }
    if !facts.actions.isEmpty { return actionHints }
    let enabled = KeyBinding.all.filter { $0.hint != nil && isEnabled($0.action) }
    let texts =
      enabled.map { binding in
        (binding.action, "\(binding.keys[0].description) \(binding.hint ?? "")")
      } + backHint
    var kept: Set<UIAction> = []
    var room = columns + Self.gap.count
    for (action, text) in texts.filter({ Self.first.contains($0.0) }) + backHint + texts {
      let width = text.count + Self.gap.count
      guard !kept.contains(action), width <= room else { continue }
      kept.insert(action)
      room -= width
    }
    return texts.filter { kept.contains($0.0) }.map(\.1).joined(separator: Self.gap)
  }

  /// What escape takes back, if anything shows less than there is.
  private var backHint: [(UIAction, String)] {
    filter.isEmpty ? [] : [(.back, "esc clears")]
  }

  /// The actions by their digits, and the row that they are about, which they push aside.
  private var actionHints: String {
    let actions = facts.actions.enumerated().map { "\($0.offset + 1) \($0.element)" }
    let title = facts.swiped.map { ": " + $0.title } ?? ""
    return (actions + ["esc closes"]).joined(separator: Self.gap) + title
  }

  private static var first: Set<UIAction> { [.help, .quit] }
  private static var gap: String { "  " }
}
