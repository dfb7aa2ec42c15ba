import Foundation
import RosterDrawing

/// Where the nodes of a tree are: whole cells, in two passes per direction, without trying.
///
/// Lengths are asked from the leaves up (least, wanted, greatest), and dealt from the root down.
/// Widths come first, because the lines of text depend on them. Every node is visited a fixed
/// number of times, whatever the depth.
struct ViewLayout {
  private(set) var columns: [Slot]
  private(set) var lines: [Slot]

  /// The nodes that show, where some do not fit; nil if all do.
  private(set) var shownNodes: [ViewNode]?

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
    lines = [Slot](repeating: Slot(), count: nodes.count)
    guard !nodes.isEmpty else { return }
    layOut(nodes, nil, width: width, height: height, platformHeight)
  }

  /// Lays nodes out of which some stand by guides. Sizes come first, as if there were no guides.
  init(
    _ nodes: [ViewNode], width: Int?, height: Int?, closures: [(ViewDimensions) -> CGFloat],
    metrics: LayoutMetrics, platformHeight: PlatformHeight
  ) {
    self.init(nodes, width: width, height: height, platformHeight: platformHeight)
    guard !nodes.isEmpty else { return }
    let guides = GuideValues(nodes, self, closures, metrics)
    layOut(nodes, guides, width: width, height: height, platformHeight)
  }

  /// Lays nodes out of which those that do not fit do not show.
  ///
  /// - Parameter layOut: Lays out nodes.
  /// - Complexity: O(*n*) for each view that does not fit; after 100 of them, for each round in which
  ///   all places go on.
  init(fitting nodes: [ViewNode], _ layOut: ([ViewNode]) -> ViewLayout) {
    var nodes = nodes
    self = layOut(nodes)
    var rounds = 0
    while advanceFittings(of: &nodes, all: rounds >= 100) {
      self = layOut(nodes)
      rounds += 1
    }
    shownNodes = Self.withoutMisfits(nodes)
  }

  private mutating func layOut(
    _ nodes: [ViewNode], _ guides: GuideValues?, width: Int?, height: Int?,
    _ platformHeight: PlatformHeight
  ) {
    var dealer = StackDealer()
    Self.measure(nodes, .horizontal, &columns, guides) { Self.width(of: nodes[$0]) }
    columns[0].length = width ?? columns[0].span.ideal
    Self.deal(nodes, .horizontal, &columns, &dealer, guides)
    Self.measure(nodes, .vertical, &lines, guides) { [columns] in
      Self.height(of: nodes[$0], width: columns[$0].length, platformHeight)
    }
    lines[0].length = height ?? lines[0].span.ideal
    Self.deal(nodes, .vertical, &lines, &dealer, guides)
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
    measure(nodes, .horizontal, &slots, nil) { width(of: nodes[$0]) }
    return slots.first?.span ?? Span()
  }

  /// What lies between two views of a stack: a column beside one another, unless one is a spacer.
  @inline(__always)
  static func gap(
    _ spacing: Int32?, _ axis: Axis, _ nodes: [ViewNode], _ first: Int, _ second: Int
  ) -> Int {
    if let spacing { return Int(spacing) }
    return axis == .vertical || nodes[first].isSpacer || nodes[second].isSpacer ? 0 : 1
  }
}

extension ViewLayout {
  /// The width of a node that has none inside; nil for others.
  @inline(__always)
  private static func width(of node: ViewNode) -> Span? {
    switch node.kind {
    case .text:
      let width = node.text?.idealWidth ?? 0
      return Span(min: min(1, width), ideal: width, max: width)
    case .image:
      return .fixed(node.text?.idealWidth ?? 0)
    case .spacer(let axis, let minimum):
      return axis == .vertical ? Span() : .flexible(from: Int(minimum))
    case .divider(let axis, _):
      return axis == .horizontal ? .fixed(1) : .stretching
    case .progress:
      return Span(min: 1, ideal: 10, max: Span.endless)
    case .color:
      return .stretching
    case .platform(_, let size):
      return size.width.map { .shrinking(from: $0) } ?? .stretching
    default:
      return nil
    }
  }

  /// The height of a node that has none inside; nil for others.
  @inline(__always)
  private static func height(
    of node: ViewNode, width: Int, _ platformHeight: PlatformHeight
  ) -> Span? {
    switch node.kind {
    case .text:
      return .shrinking(from: node.text?.lineCount(width: width) ?? 0)
    case .progress:
      return .fixed(1)
    case .image:
      return .fixed(1)
    case .spacer(let axis, let minimum):
      return axis == .horizontal ? Span() : .flexible(from: Int(minimum))
    case .divider(let axis, _):
      return axis == .horizontal ? .stretching : .fixed(1)
    case .color:
      return .stretching
    case .platform(let record, let size):
      return (platformHeight(record, width) ?? size.height).map { .shrinking(from: $0) }
        ?? .stretching
    default:
      return nil
    }
  }

  /// Asks for lengths, from the last node to the first.
  @inline(__always)
  private static func measure(
    _ nodes: [ViewNode], _ axis: Axis, _ slots: inout [Slot], _ guides: GuideValues?,
    leaf: (Int) -> Span?
  ) {
    var index = nodes.count - 1
    while index >= 0 {
      let span = leaf(index) ?? inner(nodes, index, axis, slots, guides)
      slots[index].span = span
      index -= 1
    }
  }

  private static func inner(
    _ nodes: [ViewNode], _ index: Int, _ axis: Axis, _ slots: [Slot], _ guides: GuideValues?
  ) -> Span {
    let first = index + 1
    let end = index + nodes[index].size
    let child = first < end ? slots[first].span : Span()
    switch nodes[index].kind {
    case .stack(let along, let spacing, _) where along == axis:
      var sum = Span()
      var place = first
      var previous = -1
      while place < end {
        if previous >= 0 {
          sum = sum.followed(by: .fixed(gap(spacing, axis, nodes, previous, place)))
        }
        sum = sum.followed(by: slots[place].span)
        previous = place
        place += nodes[place].size
      }
      return sum
    case .stack(_, _, let fraction) where guides != nil:
      return guides?.span(first..<end, fraction, axis) { slots[$0].span } ?? Span()
    case .layers(let horizontal, let vertical) where guides != nil:
      let fraction = axis == .horizontal ? horizontal : vertical
      return guides?.span(first..<end, fraction, axis) { slots[$0].span } ?? Span()
    case .stack, .layers:
      var most = Span()
      var place = first
      while place < end {
        most = most.covering(slots[place].span)
        place += nodes[place].size
      }
      return most
    case .fitting:
      return fittingSpan(nodes, index, slots)
    case .grid(let columnGap, let lineGap, _, _):
      let grid = GridLayout(nodes, index)
      return axis == .horizontal
        ? grid.width(slots, gap: Int(columnGap)) : grid.height(slots, gap: Int(lineGap))
    case .gridRow:
      return GridLayout.rowSpan(nodes, first..<end, axis, slots)
    case .padding(let insets):
      let sides = insets.sides(axis)
      return child.followed(by: .fixed(sides.before + sides.after))
    case .frame(let width, let height, _, _):
      return (axis == .horizontal ? width : height).applied(to: child)
    case .fixedSize(let horizontal, let vertical):
      return (axis == .horizontal ? horizontal : vertical) ? .fixed(child.ideal) : child
    case .background, .overlay:
      let second = first + nodes[first].size
      return second < end ? slots[second].span : Span()
    default:
      return child
    }
  }
}
