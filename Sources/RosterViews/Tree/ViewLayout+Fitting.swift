/// Nodes of which one shows: the first that fits.
///
/// Lengths are dealt as if the first one showed. Where it wants more than it got, the next one is
/// tried, and everything is laid out again: as often as there are views at most. What shows less
/// leaves room to others, so places go on one after the other, in order.
extension ViewLayout {
  /// The node that shows, of those in a fitting one; nil if it is empty.
  static func shown(_ nodes: [ViewNode], in index: Int) -> Int? {
    guard case .fitting(_, let choice) = nodes[index].kind else { return nil }
    let end = index + nodes[index].size
    var child = index + 1
    for _ in 0..<choice where child < end { child += nodes[child].size }
    return child < end ? child : nil
  }

  /// The lengths of a fitting node: those of the one that shows, but it can be made as short as any
  /// that comes after it.
  static func fittingSpan(_ nodes: [ViewNode], _ index: Int, _ slots: [Slot]) -> Span {
    guard let shown = shown(nodes, in: index) else { return Span() }
    var result = slots[shown].span
    var next = shown
    while next < index + nodes[index].size {
      result.min = min(result.min, slots[next].span.min)
      next += nodes[next].size
    }
    return result
  }

  /// Goes on to the next view at the first place where the one that shows wants more than there is.
  ///
  /// - Parameter all: Whether to do so at all such places.
  /// - Returns: Whether there was such a place.
  /// - Complexity: O(*n*)
  func advanceFittings(of nodes: inout [ViewNode], all: Bool) -> Bool {
    var hasAdvanced = false
    // Those that show, from outside in: the first node and the end of its siblings.
    var waiting = [0..<nodes.count]
    while let range = waiting.popLast() {
      guard let index = range.first else { continue }
      let end = index + nodes[index].size
      if end < range.upperBound { waiting.append(end..<range.upperBound) }
      guard case .fitting(let axes, let choice) = nodes[index].kind else {
        waiting.append(index + 1..<end)
        continue
      }
      guard let shown = Self.shown(nodes, in: index) else { continue }
      let next = shown + nodes[shown].size
      if next < end, !fits(shown, in: index, axes) {
        nodes[index] = nodes[index].replaced(by: .fitting(axes, choice: choice + 1))
        hasAdvanced = true
        if !all { return true }
      } else {
        waiting.append(shown..<next)
      }
    }
    return hasAdvanced
  }

  private func fits(_ child: Int, in index: Int, _ axes: Axis.Set) -> Bool {
    (!axes.contains(.horizontal) || columns[child].span.ideal <= columns[index].length)
      && (!axes.contains(.vertical) || lines[child].span.ideal <= lines[index].length)
  }

  /// Nodes of which those that do not fit are hidden.
  static func withoutMisfits(_ nodes: [ViewNode]) -> [ViewNode] {
    var result = nodes
    for index in nodes.indices {
      guard case .fitting = nodes[index].kind else { continue }
      let shown = shown(nodes, in: index)
      var child = index + 1
      while child < index + nodes[index].size {
        if child != shown { result[child] = nodes[child].replaced(by: .hidden) }
        child += nodes[child].size
      }
    }
    return result
  }
}

extension ViewNode {
  /// Another node that holds the same nodes.
  fileprivate func replaced(by kind: Kind) -> ViewNode {
    var result = ViewNode(kind)
    result.size = size
    result.priority = priority
    return result
  }
}
