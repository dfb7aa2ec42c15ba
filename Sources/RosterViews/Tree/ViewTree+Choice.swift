import RosterDrawing

/// A choice that is being built: which of its options is chosen, and how another one is.
struct Choice {
  /// Whether a value is the chosen one; nil if it is none of the choice's.
  let isChosen: (any Hashable) -> Bool?

  /// Whether what shows as chosen still is.
  let isAsShown: () -> Bool

  let choose: (any Hashable) -> Void

  /// Which stands for a value by its identifier.
  var scope = Scope.all

  enum Scope {
    case all

    /// A view directly in an element that may stand for one itself.
    case element

    /// Nothing: what is beside or below one another in an element is one option.
    case nothing
  }
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
    guard let choice, choice.scope != .nothing else { return build(&self) }
    let first = nodes.count
    let tags = tagCount
    self.choice?.scope = .element
    build(&self)
    self.choice?.scope = choice.scope
    guard tagCount == tags, markOption(from: first, tag, in: choice) else { return }
    tagCount += 1
  }

  /// Starts what keeps views together.
  ///
  /// - Returns: The scope of identifiers to go back to.
  mutating func closeScope() -> Choice.Scope {
    guard let scope = choice?.scope else { return .all }
    if scope == .element { choice?.scope = .nothing }
    return scope
  }

  /// Makes the last nodes an option: something to press, with a mark in front.
  ///
  /// - Returns: Whether they are one now.
  @MainActor
  @discardableResult
  private mutating func markOption(
    from first: Int, _ tag: some Hashable, in choice: Choice
  ) -> Bool {
    guard first < nodes.count, let isChosen = choice.isChosen(tag) else { return false }
    let isEnabled = environment.isEnabled
    var traits: AccessibilityElement.Traits = isChosen ? [.button, .selected] : .button
    if !isEnabled { traits.formUnion(.notEnabled) }
    let number = isEnabled ? actions.count : nil
    if isEnabled {
      let choose = following(choice.isAsShown) { choice.choose(tag) }
      actions.append(ViewAction(perform: choose, role: nil, tint: nil))
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
    return true
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
