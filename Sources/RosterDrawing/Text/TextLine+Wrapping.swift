extension TextLine {
  /// The line as lines of at most some columns: broken at spaces, beside East Asian letters, and
  /// inside words that are longer than a line; or everywhere.
  ///
  /// Spaces at the end of a line that do not fit are left off.
  ///
  /// - Parameter limit: The most lines. The last one holds all the rest, and may be too long.
  /// - Complexity: O(*n*) in the clusters of the line.
  func wrapped(to columns: Int, limit: Int, at breaks: TextBreaks) -> [TextLine] {
    guard width > columns, columns > 0 else { return [self] }
    guard limit > 1 else { return [withoutSpaces(beyond: columns)] }
    var walk = WrapWalk(line: self, columns: columns, limit: limit, breaks: breaks)
    walk.run()
    return walk.lines.map { $0.withoutSpaces(beyond: columns) }
  }

  /// The line cut to some columns, if there are only spaces beyond.
  private func withoutSpaces(beyond columns: Int) -> TextLine {
    guard width > columns, parts.last?.text.utf8.last == 0x20 else { return self }
    let cut = position(from: start, within: columns).position
    let rest = slice(from: cut, to: nil)
    let isBlank = rest.parts.allSatisfy { $0.text.utf8.allSatisfy { $0 == 0x20 } }
    return isBlank ? slice(from: start, to: cut) : self
  }
}

private struct WrapWalk {
  let line: TextLine
  let columns: Int
  let limit: Int
  let breaks: TextBreaks
  var lines: [TextLine] = []

  private var start: TextLine.Position
  private var column = 0
  private var breakPoint: Break?
  private var previous = Kind.none

  private struct Break {
    let end: TextLine.Position
    var resume: TextLine.Position
    var column: Int
  }

  private enum Kind { case none, space, letter, ideograph }

  init(line: TextLine, columns: Int, limit: Int, breaks: TextBreaks) {
    self.line = line
    self.columns = columns
    self.limit = limit
    self.breaks = breaks
    start = line.start
  }

  mutating func run() {
    for (number, part) in line.parts.enumerated() {
      var index = part.text.startIndex
      while index < part.text.endIndex {
        let cluster = part.text[index]
        let next = part.text.index(after: index)
        if lines.count == limit - 1 { break }
        add(
          cluster, part.profile, at: TextLine.Position(part: number, index: index),
          next: TextLine.Position(part: number, index: next))
        index = next
      }
      if lines.count == limit - 1 { break }
    }
    let rest = line.slice(from: start, to: nil)
    if !rest.parts.isEmpty || lines.isEmpty { lines.append(rest) }
  }

  private mutating func add(
    _ cluster: Character, _ profile: WidthProfile, at position: TextLine.Position,
    next: TextLine.Position
  ) {
    if cluster == " ", breaks == .betweenWords {
      addSpace(at: position, next: next)
      return
    }
    let width = profile.width(of: cluster)
    let kind = width > 1 ? Kind.ideograph : .letter
    if breaks == .betweenWords,
      previous == .ideograph || (kind == .ideograph && previous == .letter)
    {
      breakPoint = Break(end: position, resume: position, column: column)
    }
    while column + width > columns, position != start {
      if let point = breakPoint {
        emit(to: point.end, resume: point.resume)
        column -= point.column
      } else {
        emit(to: position, resume: position)
        column = 0
      }
      breakPoint = nil
      if lines.count == limit - 1 { return }
    }
    column += width
    previous = kind
  }

  private mutating func addSpace(at position: TextLine.Position, next: TextLine.Position) {
    column += 1
    switch previous {
    case .none: return
    case .space: breakPoint?.resume = next
    case .letter, .ideograph: breakPoint = Break(end: position, resume: next, column: column)
    }
    breakPoint?.column = column
    previous = .space
  }

  private mutating func emit(to end: TextLine.Position, resume: TextLine.Position) {
    lines.append(line.slice(from: start, to: end))
    start = resume
  }
}
