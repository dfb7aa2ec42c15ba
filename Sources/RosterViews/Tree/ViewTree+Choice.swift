import RosterDrawing

/// A choice that is being built: which of its options is chosen, and how another one is.
struct Choice {
  /// Whether a value is the chosen one; nil if it is none of the choice's.
  let isChosen: (any Hashable) -> Bool?

  let choose: (any Hashable) -> Void
}

extension ViewTree {
  /// Builds views that stand for a value of the choice that is being built.
  @MainActor
  mutating func option(_ tag: some Hashable, _ build: (inout ViewTree) -> Void) {
    guard let choice else { return build(&self) }
    let first = nodes.count
    self.choice = nil
    build(&self)
    self.choice = choice
    tagCount += 1
    markOption(from: first, tag, in: choice)
  }

  /// Builds views that stand for a value, unless views inside say themselves for which.
  @MainActor
  mutating func implicitOption(_ tag: some Hashable, _ build: (inout ViewTree) -> Void) {
    guard let choice else { return build(&self) }
    let first = nodes.count
    let tags = tagCount
    build(&self)
    if tagCount == tags { markOption(from: first, tag, in: choice) }
  }

  /// Makes the last nodes an option: something to press, with a mark in front.
  @MainActor
  private mutating func markOption(from first: Int, _ tag: some Hashable, in choice: Choice) {
    guard first < nodes.count, let isChosen = choice.isChosen(tag) else { return }
    let isEnabled = environment.isEnabled
    var traits: AccessibilityElement.Traits = isChosen ? [.button, .selected] : .button
    if !isEnabled { traits.formUnion(.notEnabled) }
    let number = isEnabled ? actions.count : nil
    if isEnabled {
      actions.append(ViewAction(perform: { choice.choose(tag) }, role: nil, tint: nil))
    }
    rules.append(AccessibilityRule(isHidden: true))
    let count = nodes.count - first
    var head = [
      ViewNode(.press(action: number, traits, .none)),
      ViewNode(.stack(.horizontal, spacing: nil, .middle)),
      ViewNode(.accessibility(rule: rules.count - 1)),
      ViewNode(.image, text: mark(isChosen)),
    ]
    head[0].size = count + 4
    head[1].size = count + 3
    head[2].size = 2
    nodes.insert(contentsOf: head, at: first)
  }

  @MainActor
  private func mark(_ isChosen: Bool) -> PreparedText {
    let name = isChosen ? "circle.fill" : "circle"
    var style = environment.text.style
    if !environment.isEnabled {
      style.traits.formUnion(.dim)
    } else if isChosen {
      style.foreground = environment.tint ?? .tint
    }
    let text = StyledText(environment.glyph(for: name), style: style)
    return PreparedText(text, flow: environment.glyphFlow, label: name)
  }
}
