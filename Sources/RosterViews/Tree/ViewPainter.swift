import RosterDrawing

/// Draws nodes that were laid out.
struct ViewPainter {
  let nodes: [ViewNode]
  let layout: ViewLayout
  let rules: [AccessibilityRule]
  let profile: WidthProfile
  let symbols: SymbolTable
  private(set) var drawing: Drawing

  /// What retained views say, by their nodes.
  private var retained: [Int: [AccessibilityElement]] = [:]

  /// The last view that a modifier gives a name.
  private var named: (label: String, index: Int)?

  init(
    _ nodes: [ViewNode], _ rules: [AccessibilityRule], _ layout: ViewLayout, size: CellSize,
    profile: WidthProfile, symbols: SymbolTable
  ) {
    self.nodes = nodes
    self.rules = rules
    self.layout = layout
    self.profile = profile
    self.symbols = symbols
    drawing = Drawing(size: size)
  }

  /// Draws everything, from back to front.
  ///
  /// - Parameter platform: Draws a retained view in a rectangle.
  mutating func paint(platform: (_ record: Int, CellRect, inout Drawing) -> Void) {
    // What is waiting: the first node and the end of its siblings.
    var waiting = [0..<nodes.count]
    while let range = waiting.popLast() {
      guard range.lowerBound < range.upperBound else { continue }
      let index = range.lowerBound
      let kind = nodes[index].kind
      let size = nodes[index].size
      let end = index + size
      if end < range.upperBound { waiting.append(end..<range.upperBound) }
      if case .hidden = kind { continue }
      paint(kind, index, platform)
      guard size > 1 else { continue }
      if case .overlay = kind {
        // The first child lies in front of the second.
        let second = index + 1 + nodes[index + 1].size
        waiting.append(index + 1..<second)
        waiting.append(second..<end)
      } else {
        waiting.append(index + 1..<end)
      }
    }
    drawing.accessibility = accessibility()
  }

  private mutating func paint(
    _ kind: ViewNode.Kind, _ index: Int, _ platform: (Int, CellRect, inout Drawing) -> Void
  ) {
    switch kind {
    case .text, .image:
      if let text = nodes[index].text { drawing.draw(text, in: layout.rect(index)) }
    case .divider(let axis, let style):
      let glyphs = RuleGlyphs(profile, symbols)
      drawing.fill(
        layout.rect(index), with: axis == .horizontal ? glyphs.down : glyphs.across, style: style)
    case .color(let color), .fill(let color):
      if !color.isClear { drawing.fill(layout.rect(index), background: color) }
    case .progress(let fraction, let style):
      let glyphs = RuleGlyphs(profile, symbols)
      var rect = layout.rect(index)
      drawing.fill(rect, with: glyphs.across, style: Style(foreground: .separator))
      rect.size.width = Int((Double(rect.width) * fraction).rounded())
      drawing.fill(rect, with: glyphs.done, style: style)
    case .press(let action?, _, _):
      let rect = layout.rect(index).intersection(drawing.bounds)
      if !rect.isEmpty {
        drawing.pressRegions.append(
          PressRegion(rect: rect, action: action, label: label(ofPress: index)))
      }
    case .accessibility(let number):
      if let label = rules[number].label { named = (label, index) }
    case .platform(let record, _):
      platform(record, layout.rect(index), &drawing)
      retained[index] = drawing.accessibility
      drawing.accessibility = []
    default: break
    }
  }

  /// What something to press is called: by a modifier around it and nothing else, or by its text.
  private func label(ofPress index: Int) -> String {
    let end = index + nodes[index].size
    // What is drawn first need not be written first: what lies in front stands before the rest.
    guard let named, named.index < index,
      nodes[named.index..<index].indices.allSatisfy({ $0 + nodes[$0].size == end })
    else { return label(index) }
    return named.label
  }

  private func label(_ index: Int) -> String {
    ViewTree.label(nodes[index..<(index + nodes[index].size)], rules)
  }

  /// What the nodes say, in reading order: text, and what can be pressed as one thing.
  private func accessibility() -> [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    result.reserveCapacity(nodes.count / 2 + 1)
    var index = 0
    while index < nodes.count {
      switch nodes[index].kind {
      case .text, .image:
        if let text = nodes[index].text, !text.text.isEmpty {
          result.append(
            AccessibilityElement(
              text.label ?? text.text.text,
              traits: nodes[index].kind == .image ? .image : .staticText))
        }
      case .press(let action, let traits, let value):
        result.append(
          AccessibilityElement(label(index), value: value.text, traits: traits, action: action))
        index += nodes[index].size
        continue
      case .accessibility(let number):
        let rule = rules[number]
        if let element = element(rule, index) { result.append(element) }
        if rule.isHidden || rule.saysAll {
          index += nodes[index].size
          continue
        }
      case .hidden:
        index += nodes[index].size
        continue
      case .platform:
        // Numbers of actions are those of the retained view.
        result += (retained[index] ?? []).map {
          AccessibilityElement($0.label, value: $0.value, traits: $0.traits)
        }
      default: break
      }
      index += 1
    }
    return result
  }

  private func element(_ rule: AccessibilityRule, _ index: Int) -> AccessibilityElement? {
    if rule.isHidden { return nil }
    guard rule.saysAll else { return nil }
    return AccessibilityElement(
      rule.label ?? label(index), value: rule.value ?? value(inside: index),
      traits: rule.traits.union(traits(inside: index)), action: action(inside: index))
  }

  /// The nodes inside one, without those that do not show.
  private func inside(_ index: Int) -> some Sequence<Int> {
    let end = index + nodes[index].size
    return sequence(state: index + 1) { [nodes] next in
      while next < end, nodes[next].kind == .hidden { next += nodes[next].size }
      guard next < end else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private func action(inside index: Int) -> Int? {
    for inner in inside(index) {
      if case .press(let action, _, _) = nodes[inner].kind { return action }
    }
    return nil
  }

  private func value(inside index: Int) -> String? {
    for inner in inside(index) {
      switch nodes[inner].kind {
      case .press(_, _, let value): return value.text
      case .accessibility(let rule): if let value = rules[rule].value { return value }
      case .platform: if let value = retained[inner]?.first?.value { return value }
      default: break
      }
    }
    return nil
  }

  private func traits(inside index: Int) -> AccessibilityElement.Traits {
    var added: AccessibilityElement.Traits = []
    for inner in inside(index) {
      switch nodes[inner].kind {
      case .press(_, let traits, _): return added.union(traits)
      case .accessibility(let rule): added.formUnion(rules[rule].traits)
      case .platform:
        if let traits = retained[inner]?.first?.traits { return added.union(traits) }
      default: break
      }
    }
    return added.union(.staticText)
  }
}
