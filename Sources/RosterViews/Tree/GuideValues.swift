import Foundation
import RosterDrawing

/// Where the guides of nodes are: those that views say themselves, and the lines of text.
///
/// They are worked out once, from the leaves up, for nodes as large as a layout without guides made
/// them. Places are counted in half cells, so that the middle of something is exact.
struct GuideValues {
  private let nodes: [ViewNode]
  private let layout: ViewLayout
  private let metrics: LayoutMetrics
  private let closures: [(ViewDimensions) -> CGFloat]
  private var columns: [Fraction: [Int?]] = [:]
  private var lines: [Fraction: [Int?]] = [:]

  /// - Complexity: O(*n*) for each alignment that views say something about.
  init(
    _ nodes: [ViewNode], _ layout: ViewLayout, _ closures: [(ViewDimensions) -> CGFloat],
    _ metrics: LayoutMetrics
  ) {
    self.nodes = nodes
    self.layout = layout
    self.closures = closures
    self.metrics = metrics
    let unknown = [Int?](repeating: nil, count: nodes.count)
    lines[.firstBaseline] = unknown
    lines[.lastBaseline] = unknown
    for case .alignment(let axis, let fraction, _) in nodes.lazy.map(\.kind) {
      if axis == .horizontal { columns[fraction] = unknown } else { lines[fraction] = unknown }
    }
    let (ofColumns, ofLines) = (Array(columns.keys), Array(lines.keys))
    for index in nodes.indices.reversed() {
      for fraction in ofColumns {
        let value = said(fraction, .horizontal, by: index)
        columns[fraction]?[index] = value
      }
      for fraction in ofLines {
        let value = said(fraction, .vertical, by: index)
        lines[fraction]?[index] = value
      }
    }
  }

  /// Where a guide of a node is, in half cells, if the node has a length.
  func value(_ fraction: Fraction, _ axis: Axis, of index: Int, length: Int) -> Int {
    known(fraction, axis, index) ?? usual(fraction, axis, length: length, index)
  }

  /// Where a guide is in something that does not say so itself, in half cells.
  func usual(_ fraction: Fraction, _ axis: Axis, length: Int, _ index: Int) -> Int {
    switch fraction {
    case .start, .separatorStart: return 0
    case .middle: return length
    case .end, .separatorEnd, .firstBaseline, .lastBaseline: return 2 * length
    default:
      var rect = layout.rect(index).size
      if axis == .horizontal { rect.width = length } else { rect.height = length }
      let size = metrics.points(rect)
      let dimensions = ViewDimensions(width: size.width, height: size.height)
      let id = AlignmentRegistry.type(of: fraction)
      return halves(id?.defaultValue(in: dimensions) ?? 0, axis)
    }
  }

  private func known(_ fraction: Fraction, _ axis: Axis, _ index: Int) -> Int? {
    (axis == .horizontal ? columns : lines)[fraction]?[index]
  }

  private func halves(_ points: CGFloat, _ axis: Axis) -> Int {
    axis == .horizontal ? metrics.columns(points * 2) : metrics.lines(points * 2)
  }
}

extension GuideValues {
  /// What a node says about a guide of it, in half cells; what is inside is known already.
  private func said(_ fraction: Fraction, _ axis: Axis, by index: Int) -> Int? {
    let first = index + 1
    let end = index + nodes[index].size
    switch nodes[index].kind {
    case .text, .image:
      let height = layout.lines[index].length
      guard axis == .vertical, height > 0 else { return nil }
      return fraction == .firstBaseline ? 2 : fraction == .lastBaseline ? 2 * height : nil
    case .alignment(axis, fraction, let closure):
      return halves(closures[closure](dimensions(of: first)), axis)
    case .stack(let along, _, let own) where along != axis:
      return combined(fraction, axis, first..<end, places(first..<end, own, axis, in: index))
    case .layers(let horizontal, let vertical):
      let own = axis == .horizontal ? horizontal : vertical
      return combined(fraction, axis, first..<end, places(first..<end, own, axis, in: index))
    case .stack:
      return combined(fraction, axis, first..<end, offset)
    case .frame(_, _, let horizontal, let vertical):
      guard first < end, let value = known(fraction, axis, first) else { return nil }
      let own = axis == .horizontal ? horizontal : vertical
      let slots = axis == .horizontal ? layout.columns : layout.lines
      let place = place(
        first, own, axis, length: slots[first].length, in: slots[index].length, of: index)
      return value + 2 * place
    case .background, .overlay:
      return known(fraction, axis, first + nodes[first].size)
    case .fitting:
      guard let shown = ViewLayout.shown(nodes, in: index) else { return nil }
      return known(fraction, axis, shown)
    case .offset:
      return first < end ? known(fraction, axis, first) : nil
    default:
      guard first < end, let value = known(fraction, axis, first) else { return nil }
      return value + 2 * offset(first, index, axis)
    }
  }

  /// What several nodes say: the first and the last line of all, or the middle between places.
  private func combined(
    _ fraction: Fraction, _ axis: Axis, _ children: Range<Int>,
    _ place: (_ child: Int, _ parent: Int, Axis) -> Int
  ) -> Int? {
    var sum = 0
    var count = 0
    var least = Int.max
    var most = Int.min
    var child = children.lowerBound
    while child < children.upperBound {
      if let value = known(fraction, axis, child) {
        let value = value + 2 * place(child, children.lowerBound - 1, axis)
        sum += value
        count += 1
        least = min(least, value)
        most = max(most, value)
      }
      child += nodes[child].size
    }
    if count == 0 { return nil }
    return fraction == .firstBaseline ? least : fraction == .lastBaseline ? most : sum / count
  }

  /// The cells between the starts of a node and one inside, as they were laid out.
  private func offset(_ child: Int, _ parent: Int, _ axis: Axis) -> Int {
    let slots = axis == .horizontal ? layout.columns : layout.lines
    return slots[child].position - slots[parent].position
  }

  /// The cells between the starts of a node and those inside that stand by an alignment.
  private func places(
    _ children: Range<Int>, _ own: Fraction, _ axis: Axis, in index: Int
  ) -> (_ child: Int, _ parent: Int, Axis) -> Int {
    let slots = axis == .horizontal ? layout.columns : layout.lines
    let group = group(children, own, axis, in: slots[index].length, of: index) { slots[$0].length }
    return { child, _, axis in
      group.place(value(own, axis, of: child, length: slots[child].length))
    }
  }

  private func dimensions(of index: Int) -> ViewDimensions {
    let size = metrics.points(layout.rect(index).size)
    var explicit: [ViewDimensions.Place: CGFloat] = [:]
    for (fraction, values) in columns {
      guard let value = values[index] else { continue }
      explicit[.init(axis: .horizontal, fraction: fraction)] =
        CGFloat(value) / 2 * metrics.pointsPerColumn
    }
    for (fraction, values) in lines {
      guard let value = values[index] else { continue }
      explicit[.init(axis: .vertical, fraction: fraction)] =
        CGFloat(value) / 2 * metrics.pointsPerLine
    }
    return ViewDimensions(width: size.width, height: size.height, explicit: explicit)
  }
}

extension GuideValues {
  /// Nodes that stand side by side with a guide of each at one place.
  struct Group {
    /// Where that place is, in half cells from the start of what they are in.
    let line: Int

    /// The cells that come before a node, by where its own guide is.
    func place(_ value: Int) -> Int { (line - value) >> 1 }
  }

  /// Lines up nodes in a length.
  func group(
    _ children: Range<Int>, _ fraction: Fraction, _ axis: Axis, in room: Int, of index: Int,
    length: (Int) -> Int
  ) -> Group {
    let (before, after) = reach(children, fraction, axis, length: length)
    let used = (before + after + 1) >> 1
    let free = max(0, room - used)
    let start =
      switch fraction {
      case .start, .separatorStart, .firstBaseline: 0
      case .middle: free
      case .end, .separatorEnd, .lastBaseline: 2 * free
      default:
        max(0, usual(fraction, axis, length: room, index))
          - max(0, usual(fraction, axis, length: used, index))
      }
    return Group(line: start + before)
  }

  /// The cells before one node that stands in another by an alignment.
  ///
  /// - Parameter content: the node whose guide counts, if the other one is only as large as it.
  func place(
    _ child: Int, _ fraction: Fraction, _ axis: Axis, length: Int, in room: Int, of index: Int,
    content: Int? = nil
  ) -> Int {
    let own = content.flatMap { known(fraction, axis, $0) }
    if room < length, own == nil, known(fraction, axis, child) == nil { return 0 }
    let line = own ?? usual(fraction, axis, length: room, index)
    return (line - value(fraction, axis, of: child, length: length)) >> 1
  }

  /// The lengths that nodes take together when a guide of each is at one place.
  func span(_ children: Range<Int>, _ fraction: Fraction, _ axis: Axis, _ spans: (Int) -> Span)
    -> Span
  {
    func total(_ length: (Span) -> Int) -> Int {
      let (before, after) = reach(children, fraction, axis) { length(spans($0)) }
      return min((before + after + 1) >> 1, Span.endless)
    }
    let least = total(\.min)
    let most = max(least, total(\.max))
    return Span(min: least, ideal: min(max(total(\.ideal), least), most), max: most)
  }

  /// The half cells before and after the place at which all guides are.
  private func reach(
    _ children: Range<Int>, _ fraction: Fraction, _ axis: Axis, length: (Int) -> Int
  ) -> (before: Int, after: Int) {
    var before = Int.min
    var after = Int.min
    var child = children.lowerBound
    while child < children.upperBound {
      let length = length(child)
      let value = value(fraction, axis, of: child, length: length)
      before = max(before, value)
      after = max(after, 2 * length - value)
      child += nodes[child].size
    }
    return children.isEmpty ? (0, 0) : (before, after)
  }
}
