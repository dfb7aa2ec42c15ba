import RosterDrawing

/// Where the nodes of a tree are: whole cells, in two passes per direction, without trying.
///
/// Lengths are asked from the leaves up (least, wanted, greatest), and dealt from the root down.
/// Widths come first, because the lines of text depend on them. Every node is visited a fixed
/// number of times, whatever the depth.
struct ViewLayout {
  private(set) var columns: [Slot]
  private(set) var lines: [Slot]

  /// The length of a node in one direction.
  struct Slot {
    var span = Span()
    var position = 0
    var length = 0
  }

  /// The lines of retained views at a width that they were given.
  typealias PlatformHeight = (_ record: Int, _ width: Int) -> Int?

  /// Lays nodes out. Without a width or height, the first node has the one it wants.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) for *k* views in a stack that has not enough room.
  init(_ nodes: [ViewNode], width: Int?, height: Int?, platformHeight: PlatformHeight) {
    columns = [Slot](repeating: Slot(), count: nodes.count)
    lines = columns
    guard !nodes.isEmpty else { return }
    var dealer = StackDealer()
    Self.measure(nodes, .horizontal, &columns) { node in Self.width(of: node) }
    columns[0].length = width ?? columns[0].span.ideal
    Self.deal(nodes, .horizontal, &columns, &dealer)
    var index = nodes.count
    Self.measure(nodes, .vertical, &lines) { node in
      index -= 1
      return Self.height(of: node, width: columns[index].length, platformHeight)
    }
    lines[0].length = height ?? lines[0].span.ideal
    Self.deal(nodes, .vertical, &lines, &dealer)
  }

  /// The cells of a node.
  func rect(_ index: Int) -> CellRect {
    CellRect(
      x: columns[index].position, y: lines[index].position, width: columns[index].length,
      height: lines[index].length)
  }

  /// The width of a tree that may be as wide as it wants.
  static func widths(_ nodes: [ViewNode]) -> Span {
    var slots = [Slot](repeating: Slot(), count: nodes.count)
    measure(nodes, .horizontal, &slots) { width(of: $0) }
    return slots.first?.span ?? Span()
  }
}

extension ViewLayout {
  /// The lengths of a node that has none inside; nil for others.
  private static func width(of node: ViewNode) -> Span? {
    switch node.kind {
    case .text(let text):
      Span(min: min(1, text.idealWidth), ideal: text.idealWidth, max: text.idealWidth)
    case .image(let text, _): .fixed(text.idealWidth)
    case .spacer(let axis, let minimum):
      axis == .vertical
        ? Span() : Span(min: minimum, ideal: minimum, max: Span.endless)
    case .divider(let axis, _):
      axis == .horizontal ? .fixed(1) : Span(min: 0, ideal: 1, max: Span.endless)
    case .color: Span(min: 0, ideal: 1, max: Span.endless)
    case .platform(_, let size):
      size.width.map { Span(min: min(1, $0), ideal: $0, max: $0) }
        ?? Span(min: 0, ideal: 1, max: Span.endless)
    default: nil
    }
  }

  private static func height(
    of node: ViewNode, width: Int, _ platformHeight: PlatformHeight
  ) -> Span? {
    switch node.kind {
    case .text(let text):
      let lines = text.lineCount(width: width)
      return Span(min: min(1, lines), ideal: lines, max: lines)
    case .image: return .fixed(1)
    case .spacer(let axis, let minimum):
      return axis == .horizontal
        ? Span() : Span(min: minimum, ideal: minimum, max: Span.endless)
    case .divider(let axis, _):
      return axis == .horizontal ? Span(min: 0, ideal: 1, max: Span.endless) : .fixed(1)
    case .color: return Span(min: 0, ideal: 1, max: Span.endless)
    case .platform(let record, let size):
      if let height = platformHeight(record, width) ?? size.height {
        return Span(min: min(1, height), ideal: height, max: height)
      }
      return Span(min: 0, ideal: 1, max: Span.endless)
    default: return nil
    }
  }

  /// Asks for lengths, from the last node to the first.
  private static func measure(
    _ nodes: [ViewNode], _ axis: Axis, _ slots: inout [Slot], leaf: (ViewNode) -> Span?
  ) {
    var index = nodes.count - 1
    while index >= 0 {
      let node = nodes[index]
      slots[index].span = leaf(node) ?? inner(node, nodes, index, axis, slots)
      index -= 1
    }
  }

  private static func inner(
    _ node: ViewNode, _ nodes: [ViewNode], _ index: Int, _ axis: Axis, _ slots: [Slot]
  ) -> Span {
    let first = index + 1
    let child = node.size > 1 ? slots[first].span : Span()
    switch node.kind {
    case .stack(let along, let spacing, _) where along == axis:
      var sum = Span()
      var place = first
      var previous: Int?
      while place < index + node.size {
        if let previous {
          sum = sum.followed(by: .fixed(gap(spacing, axis, nodes[previous], nodes[place])))
        }
        sum = sum.followed(by: slots[place].span)
        previous = place
        place += nodes[place].size
      }
      return sum
    case .stack, .layers:
      var most = Span()
      var place = first
      while place < index + node.size {
        most = most.covering(slots[place].span)
        place += nodes[place].size
      }
      return most
    case .padding(let insets):
      let sides =
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      return child.followed(by: .fixed(sides))
    case .frame(let width, let height, _, _):
      return (axis == .horizontal ? width : height).applied(to: child)
    case .fixedSize(let horizontal, let vertical):
      return (axis == .horizontal ? horizontal : vertical) ? .fixed(child.ideal) : child
    case .background, .overlay:
      let second = first + nodes[first].size
      return second < index + node.size ? slots[second].span : Span()
    default:
      return child
    }
  }
}

extension ViewLayout {
  /// What lies between two views of a stack: a column beside one another, unless one is a spacer.
  static func gap(_ spacing: Int?, _ axis: Axis, _ first: ViewNode, _ second: ViewNode) -> Int {
    if let spacing { return spacing }
    return axis == .vertical || first.isSpacer || second.isSpacer ? 0 : 1
  }
}
