extension StyledText {
  /// The columns that text wants: of its longest line, and of its widest cluster.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func measure(flow: TextFlow = TextFlow()) -> (ideal: Int, lines: Int) {
    if runs.count == 1, let width = WidthProfile.asciiWidth(of: runs[0].text) { return (width, 1) }
    let lines = paragraphs(flow)
    return (lines.reduce(0) { max($0, $1.width) }, max(lines.count, 1))
  }

  /// The number of lines at a width.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func lineCount(width: Int, flow: TextFlow = TextFlow()) -> Int {
    if width > 0, runs.count == 1, let own = WidthProfile.asciiWidth(of: runs[0].text),
      own <= width
    {
      return 1
    }
    return lines(width: width, flow: flow).count
  }

  /// The lines at a width, or as the text breaks them itself.
  func lines(width: Int?, flow: TextFlow) -> [TextLine] {
    paragraphs(flow).lines(width: width, flow: flow)
  }

  /// The lines that the text itself breaks, safe to print. Text of a single line is not broken.
  func paragraphs(_ flow: TextFlow) -> [TextLine] {
    var result: [TextLine] = []
    var line = TextLine()
    for run in runs {
      if flow.lineLimit ?? .max <= 1 || !run.text.utf8.contains(where: Self.mayBreak) {
        line.append(unsafe: run.text, style: run.style, profile: flow.profile)
        continue
      }
      let pieces = run.text.split(
        omittingEmptySubsequences: false, whereSeparator: Self.isBreak)
      for (number, piece) in pieces.enumerated() {
        if number > 0 {
          result.append(line)
          line = TextLine()
        }
        line.append(unsafe: piece, style: run.style, profile: flow.profile)
      }
    }
    result.append(line)
    return result
  }

  private static func mayBreak(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xE2 || byte == 0xC2
  }

  private static func isBreak(_ cluster: Character) -> Bool {
    switch cluster {
    case "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension [TextLine] {
  /// Paragraphs as lines at a width; the last one is truncated where there is a limit.
  func lines(width: Int?, flow: TextFlow) -> [TextLine] {
    let limit = Swift.max(flow.lineLimit ?? .max, 1)
    let columns = Swift.max(width ?? .max, 0)
    guard columns > 0 else { return [] }
    if flow.endsAtBreaks { return wrapped(to: columns, limit: limit, at: flow.breaks) }
    var result: [TextLine] = []
    for paragraph in self {
      guard result.count < limit else {
        guard let last = result.popLast() else { break }
        result.append(last.truncated(to: columns, flow: flow, isCut: true))
        break
      }
      result += paragraph.wrapped(to: columns, limit: limit - result.count, at: flow.breaks)
    }
    if let last = result.popLast() {
      result.append(last.width > columns ? last.truncated(to: columns, flow: flow) : last)
    }
    return result
  }

  /// As many lines as there may be; what would stand on others is left off.
  private func wrapped(to columns: Int, limit: Int, at breaks: TextBreaks) -> [TextLine] {
    var result: [TextLine] = []
    for paragraph in self where result.count < limit {
      let room = limit - result.count
      // One line more, so that the last one that stays ends where it breaks.
      let most = room == .max ? room : room + 1
      result += paragraph.wrapped(to: columns, limit: most, at: breaks).prefix(room)
    }
    return result
  }
}
