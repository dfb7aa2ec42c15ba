import RosterDrawing

extension ViewHost {
  /// The size of the content in cells.
  ///
  /// - Parameters:
  ///   - width: The columns there are; nil gives as many as the content wants.
  public func sizeThatFits(width: Int? = nil) -> CellSize {
    updateIfNeeded()
    let width = width.map { min(max($0, 0), Drawing.lengthLimit) }
    let key = width ?? -1
    if let size = measured[key] { return size }
    // Nothing to show: let go of, or asked for while it is built for the first time.
    guard !tree.nodes.isEmpty else { return .zero }
    let wanted = widths()
    var columns = min(wanted.ideal, Drawing.lengthLimit)
    if let width { columns = min(max(wanted.min, columns), width) }
    let layout = layOut(width: width ?? columns, height: nil)
    let size = CellSize(width: columns, height: min(layout.rect(0).height, Drawing.lengthLimit))
    // What is measured while views are updated is what was there before.
    if !stateStore.isUpdating { measured[key] = size }
    return size
  }

  /// The content as a drawing.
  ///
  /// - Parameters:
  ///   - width: Its columns.
  ///   - height: Its lines; nil gives as many as the content wants.
  public func render(width: Int, height: Int? = nil) -> Drawing {
    updateIfNeeded()
    let columns = min(max(width, 0), Drawing.lengthLimit)
    let lines =
      height.map { min(max($0, 0), Drawing.lengthLimit) }
      ?? sizeThatFits(width: columns).height
    let size = CellSize(width: columns, height: lines)
    if let cache, cache.drawing.size == size, !tree.platforms.contains(where: \.needsDisplay) {
      return cache.drawing
    }
    let layout = layOut(width: columns, height: lines)
    var painter = ViewPainter(
      layout.shownNodes ?? tree.nodes, tree.rules, layout, size: size,
      profile: environment.traits.widthProfile, symbols: environment.symbols)
    let platforms = tree.platforms
    let metrics = environment.metrics
    if !tree.spaces.isEmpty || tree.platforms.contains(where: \.isInSpaces) { placeSpaces(layout) }
    var regions = [Range<Int>?](repeating: nil, count: platforms.count)
    painter.paint { record, rect, drawing in
      let first = drawing.pressRegions.count
      platforms[record].draw(in: rect, metrics: metrics, into: &drawing)
      regions[record] = first..<drawing.pressRegions.count
    }
    // Those that are hidden have nothing to draw.
    for (record, region) in regions.enumerated() where region == nil {
      if tree.hasFittings { platforms[record].decideFocus(isShown: false) }
      platforms[record].settle()
    }
    drawCount += 1
    cache = Picture(layout: layout, drawing: painter.drawing, platformRegions: regions)
    if tree.hasFittings {
      for (record, region) in regions.enumerated() where region != nil {
        platforms[record].decideFocus(isShown: true)
      }
    }
    return painter.drawing
  }

  /// Whether it depends on the room there is which retained views can have the keys.
  var decidesFocusByLayout: Bool { tree.hasFittings && !tree.platforms.isEmpty }

  private func layOut(width: Int?, height: Int?) -> ViewLayout {
    let platforms = tree.platforms
    let metrics = environment.metrics
    let platformHeight = { (record: Int, width: Int) in
      platforms[record].height(width: width, metrics: metrics)
    }
    let closures = tree.guides
    func laidOut(_ nodes: [ViewNode]) -> ViewLayout {
      guard tree.standsByGuides else {
        return ViewLayout(nodes, width: width, height: height, platformHeight: platformHeight)
      }
      return ViewLayout(
        nodes, width: width, height: height, closures: closures, metrics: metrics,
        platformHeight: platformHeight)
    }
    return tree.hasFittings ? ViewLayout(fitting: tree.nodes, laidOut) : laidOut(tree.nodes)
  }

  /// Tells retained views where the spaces with names are that they are in.
  private func placeSpaces(_ layout: ViewLayout) {
    var around: [(end: Int, space: NamedSpace)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = around.last, last.end <= index { around.removeLast() }
      switch node.kind {
      case .space(let number):
        let origin = environment.metrics.points(layout.rect(index)).origin
        around.append((index + node.size, NamedSpace(name: tree.spaces[number], origin: origin)))
      case .platform(let record, _):
        tree.platforms[record].lies(in: around.map(\.space))
      default: break
      }
    }
  }

  /// The width of the content that may be as wide as it wants.
  private func widths() -> Span {
    guard tree.standsByGuides else { return ViewLayout.widths(tree.nodes) }
    return layOut(width: nil, height: nil).columns.first?.span ?? Span()
  }
}
