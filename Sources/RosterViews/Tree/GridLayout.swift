/// Where the cells of a grid are: every column is as wide as its widest cell.
struct GridLayout {
  private let nodes: [ViewNode]
  private let index: Int

  /// One after the other, from the top: rows, and views that reach over all columns.
  private var lines: Range<Int> { (index + 1)..<(index + nodes[index].size) }

  /// The most columns of one cell.
  static let columnLimit = 256

  init(_ nodes: [ViewNode], _ index: Int) {
    self.nodes = nodes
    self.index = index
  }

  /// A cell, the columns that it takes, and what it says about itself.
  private struct Place {
    let node: Int
    let columns: Range<Int>
    let cell: GridCell
  }

  /// The children of a node, or of a part of it.
  private static func children(_ nodes: [ViewNode], _ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var next = range.lowerBound
    while next < range.upperBound {
      result.append(next)
      next += nodes[next].size
    }
    return result
  }

  private func isRow(_ line: Int) -> Bool {
    if case .gridRow = nodes[line].kind { true } else { false }
  }

  private func places(inRow row: Int) -> [Place] {
    var column = 0
    return Self.children(nodes, (row + 1)..<(row + nodes[row].size)).map { node in
      let cell = Self.cell(nodes, node)
      let count = min(max(Int(cell.columns ?? 1), 1), Self.columnLimit)
      defer { column += count }
      return Place(node: node, columns: column..<(column + count), cell: cell)
    }
  }

  /// What a view says about itself, also through what lies around it: what is outside counts.
  static func cell(_ nodes: [ViewNode], _ node: Int) -> GridCell {
    var result = GridCell()
    var next = node
    while next < nodes.count {
      switch nodes[next].kind {
      case .gridCell(let cell):
        result.columns = result.columns ?? cell.columns
        result.horizontal = result.horizontal ?? cell.horizontal
        result.vertical = result.vertical ?? cell.vertical
        result.column = result.column ?? cell.column
        result.isUnsizedAcross = result.isUnsizedAcross || cell.isUnsizedAcross
        result.isUnsizedDown = result.isUnsizedDown || cell.isUnsizedDown
      case .padding, .frame, .fixedSize, .offset, .hidden, .fill, .press, .accessibility, .guide,
        .space,
        .alignment:
        break
      case .background, .overlay:
        guard nodes[next].size > 1 else { return result }
        next += nodes[next + 1].size
      default:
        return result
      }
      next += 1
    }
    return result
  }
}

extension GridLayout {
  /// The lengths of all columns, from those of their cells.
  ///
  /// - Complexity: O(*n*) for *n* cells and the columns that they take.
  private func columns(_ slots: [ViewLayout.Slot], gap: Int) -> [Span] {
    var result: [Span] = []
    var wide: [Place] = []
    for row in Self.children(nodes, lines) where isRow(row) {
      for place in places(inRow: row) {
        while result.count < place.columns.upperBound { result.append(Span()) }
        if place.columns.count > 1 {
          wide.append(place)
        } else if !place.cell.isUnsizedAcross {
          let column = place.columns.lowerBound
          result[column] = result[column].covering(slots[place.node].span)
        }
      }
    }
    for place in wide where !place.cell.isUnsizedAcross {
      let sum = Self.sum(result[place.columns], gap: gap)
      let span = slots[place.node].span
      let last = place.columns.upperBound - 1
      result[last].min += max(0, span.min - sum.min)
      result[last].ideal += max(0, span.ideal - sum.ideal)
      result[last].max = min(result[last].max + max(0, span.max - sum.max), Span.endless)
      result[last].ideal = max(result[last].ideal, result[last].min)
      result[last].max = max(result[last].max, result[last].ideal)
    }
    return result
  }

  private static func sum(_ spans: some Collection<Span>, gap: Int) -> Span {
    var result = Span.fixed(max(0, spans.count - 1) * gap)
    for span in spans { result = result.followed(by: span) }
    return result
  }

  /// The widths that the grid may have.
  func width(_ slots: [ViewLayout.Slot], gap: Int) -> Span {
    var result = Self.sum(columns(slots, gap: gap), gap: gap)
    for line in Self.children(nodes, lines)
    where !isRow(line) && !Self.cell(nodes, line).isUnsizedAcross {
      result = result.covering(slots[line].span)
    }
    return result
  }

  /// The heights that the grid may have.
  func height(_ slots: [ViewLayout.Slot], gap: Int) -> Span {
    let spans = Self.children(nodes, lines).map { line in
      Self.cell(nodes, line).isUnsizedDown ? Span() : slots[line].span
    }
    return Self.sum(spans, gap: gap)
  }

  /// The lengths of a row across: those of its longest cell.
  static func rowSpan(
    _ nodes: [ViewNode], _ range: Range<Int>, _ axis: Axis, _ slots: [ViewLayout.Slot]
  ) -> Span {
    var result = Span()
    for node in children(nodes, range)
    where axis == .horizontal || !cell(nodes, node).isUnsizedDown {
      result = result.covering(slots[node].span)
    }
    return result
  }
}

extension GridLayout {
  /// Deals the width of the grid to its columns, and places all cells in theirs.
  func dealColumns(
    _ slots: inout [ViewLayout.Slot], _ dealer: inout StackDealer, gap: Int, _ fraction: Fraction
  ) {
    let slot = slots[index]
    let spans = columns(slots, gap: gap)
    dealer.reset()
    for span in spans { dealer.add(span, priority: 0) }
    dealer.deal(max(0, slot.length - max(0, spans.count - 1) * gap))
    var starts: [Int] = []
    var position = slot.position
    for column in spans.indices {
      starts.append(position)
      position += dealer.length(column) + gap
    }
    let children = Self.children(nodes, lines)
    let rows = children.filter(isRow).map { (row: $0, places: places(inRow: $0)) }
    var alignments = [Fraction?](repeating: nil, count: spans.count)
    for place in rows.lazy.flatMap(\.places) {
      guard let own = place.cell.column else { continue }
      for column in place.columns { alignments[column] = alignments[column] ?? own }
    }
    for line in children where !isRow(line) {
      ViewLayout.place(line, Self.cell(nodes, line).horizontal ?? fraction, in: slot, &slots)
    }
    for (row, places) in rows {
      (slots[row].position, slots[row].length) = (slot.position, slot.length)
      for place in places {
        let (first, last) = (place.columns.lowerBound, place.columns.upperBound - 1)
        var room = ViewLayout.Slot()
        room.position = starts[first]
        room.length = starts[last] + dealer.length(last) - starts[first]
        let own = place.cell.horizontal ?? alignments[first] ?? fraction
        ViewLayout.place(place.node, own, in: room, &slots)
      }
    }
  }

  /// Deals the height of the grid to its lines.
  func dealLines(_ slots: inout [ViewLayout.Slot], _ dealer: inout StackDealer, gap: Int) {
    let slot = slots[index]
    let children = Self.children(nodes, lines)
    dealer.reset()
    for line in children {
      let isUnsized = Self.cell(nodes, line).isUnsizedDown
      dealer.add(isUnsized ? Span() : slots[line].span, priority: nodes[line].priority)
    }
    dealer.deal(max(0, slot.length - max(0, children.count - 1) * gap))
    var position = slot.position
    for (number, line) in children.enumerated() {
      slots[line].position = position
      slots[line].length = dealer.length(number)
      position += slots[line].length + gap
    }
  }

  /// Places the cells of a row in its height.
  static func dealRow(
    _ nodes: [ViewNode], _ range: Range<Int>, _ fraction: Fraction, in slot: ViewLayout.Slot,
    _ slots: inout [ViewLayout.Slot]
  ) {
    for node in children(nodes, range) {
      ViewLayout.place(node, cell(nodes, node).vertical ?? fraction, in: slot, &slots)
    }
  }
}
