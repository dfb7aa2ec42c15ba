import RosterDrawing

/// Where a row's separators start and end, in columns.
public struct SeparatorGuides: Hashable, Sendable {
  /// The column where it starts: a guide of the content, or its first text, or its first column.
  public var leading: Int

  /// The column where it ends, if the content gives one.
  public var trailing: Int?

  public init(leading: Int, trailing: Int? = nil) {
    self.leading = leading
    self.trailing = trailing
  }
}

extension ViewHost {
  /// Presses a cell of the last drawing.
  ///
  /// - Returns: Whether something was there to press.
  @discardableResult
  public func press(at point: CellPoint) -> Bool {
    guard let cache else { return false }
    // A container that takes presses has given them to its subviews already.
    if containerView?.isUserInteractionEnabled != true {
      for (number, platform) in tree.platforms.enumerated().reversed()
      where !isCovered(number, at: point) && platform.press(at: point) { return true }
    }
    // What is in retained views is theirs to press.
    let foreign = cache.platformRegions.compactMap { $0 }
    let regions = cache.drawing.pressRegions
    guard
      let index = regions.indices.last(where: { index in
        regions[index].rect.contains(point) && !foreign.contains { $0.contains(index) }
      })
    else { return false }
    return perform(action: regions[index].action)
  }

  /// Whether the content has retained views.
  package var hasRetainedViews: Bool { !tree.platforms.isEmpty }

  /// Whether a view is a retained one of the content.
  func shows(_ view: PlatformView) -> Bool { tree.platforms.contains { $0.shows(view) } }

  /// Whether something that can be pressed lies in front of a retained view, or it is hidden.
  func isCovered(_ view: PlatformView, at point: CellPoint) -> Bool {
    guard let number = tree.platforms.firstIndex(where: { $0.shows(view) }) else { return false }
    return isCovered(number, at: point)
  }

  private func isCovered(_ record: Int, at point: CellPoint) -> Bool {
    guard let cache, cache.platformRegions.indices.contains(record) else { return false }
    guard let own = cache.platformRegions[record] else { return true }
    return cache.drawing.pressRegions.dropFirst(own.upperBound)
      .contains { $0.rect.contains(point) }
  }

  /// Does what the press region with a number does.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func perform(action: Int) -> Bool {
    guard tree.actions.indices.contains(action) else { return false }
    tree.actions[action].perform()
    return true
  }

  /// The swipe actions that the content has, one group for each edge, in order from the edge.
  public var swipeActions: [SwipeActionGroup] {
    updateIfNeeded()
    return HorizontalEdge.allCases.compactMap { edge in
      let groups = tree.swipeActions.filter { $0.edge == edge }
      guard let first = groups.first(where: { !$0.actions.isEmpty }) ?? groups.first else {
        return nil
      }
      return SwipeActionGroup(
        edge: edge, allowsFullSwipe: first.allowsFullSwipe, actions: groups.flatMap(\.actions),
        onPresentationChanged: groups.flatMap(\.onPresentationChanged))
    }
  }

  /// What the content says about the separators around its row.
  public var separatorVisibility: SeparatorVisibility {
    updateIfNeeded()
    return tree.separators
  }

  /// Where separators start and end in the content at a size.
  public func separatorGuides(width: Int, height: Int? = nil) -> SeparatorGuides {
    _ = render(width: width, height: height)
    guard let layout = cache?.layout else { return SeparatorGuides(leading: 0) }
    let nodes = layout.shownNodes ?? tree.nodes
    var result = SeparatorGuides(leading: layout.firstText(in: nodes))
    let metrics = environment.metrics
    var shown = 0
    for (index, node) in nodes.enumerated() where index >= shown {
      if node.kind == .hidden, layout.shownNodes != nil { shown = index + node.size }
      guard case .guide(let guide, let number) = node.kind else { continue }
      let rect = layout.rect(index)
      let size = metrics.points(rect.size)
      let points = tree.guides[number](ViewDimensions(width: size.width, height: size.height))
      let column = rect.minX + metrics.columns(points)
      switch guide {
      case .leading: result.leading = column
      case .trailing: result.trailing = column
      }
    }
    return result
  }

  /// The nodes of the content as an indented list: what was built, and where it is.
  public func outline() -> String {
    updateIfNeeded()
    var result = ""
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      result += String(repeating: "  ", count: ends.count) + node.name
      if let rect = cache?.layout.rect(index) { result += " \(rect)" }
      result += "\n"
      ends.append(index + node.size)
    }
    return result
  }
}

extension ViewLayout {
  /// The column of the first text, or else of the first thing that shows.
  fileprivate func firstText(in nodes: [ViewNode]) -> Int {
    var other: Int?
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      switch node.kind {
      case .text where node.text?.text.isEmpty == false: return rect(index).minX
      case .image, .divider, .platform: other = other ?? rect(index).minX
      case .hidden:
        index += node.size
        continue
      case .background, .overlay:
        // What lies behind or in front is no content.
        index += 1 + nodes[index + 1].size
        continue
      default: break
      }
      index += 1
    }
    return other ?? 0
  }
}

extension ViewNode {
  fileprivate var name: String {
    switch kind {
    case .text: "text \"\(text?.text.text.terminalSafe ?? "")\""
    case .image: "image \"\(text?.label?.terminalSafe ?? "")\""
    case .spacer: "spacer"
    case .divider: "divider"
    case .color(let color): "color \(color)"
    case .progress(let fraction, _): "progress \(fraction)"
    case .stack(let axis, _, _): axis == .horizontal ? "row" : "column"
    case .layers: "layers"
    case .fitting: "fitting"
    case .grid: "grid"
    case .gridRow: "grid row"
    case .gridCell: "grid cell"
    case .padding: "padding"
    case .frame: "frame"
    case .fixedSize: "fixed size"
    case .offset: "offset"
    case .hidden: "hidden"
    case .background: "background"
    case .overlay: "overlay"
    case .fill(let color): "fill \(color)"
    case .press: "press"
    case .accessibility: "accessibility"
    case .space: "coordinate space"
    case .guide: "guide"
    case .alignment: "alignment"
    case .platform: "platform view"
    }
  }
}
