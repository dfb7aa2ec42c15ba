import RosterDrawing

/// A label with a switch at the other end: `[✓]` is on.
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func build(into tree: inout ViewTree) {
    let value = isOn.wrappedValue
    let isEnabled = tree.environment.isEnabled
    let number = isEnabled ? tree.actions.count : nil
    let isOn = isOn
    if isEnabled {
      let toggle = tree.following({ isOn.wrappedValue == value }) { isOn.wrappedValue.toggle() }
      tree.actions.append(ViewAction(perform: toggle, role: nil, tint: nil))
    }
    var traits: AccessibilityElement.Traits = .toggle
    if !isEnabled { traits.formUnion(.notEnabled) }
    tree.wrap(.press(action: number, traits, value ? .on : .off)) { tree in
      guard tree.environment.areLabelsHidden else {
        return tree.stack(
          .horizontal, spacing: nil, .middle, TupleView(label, Spacer(), Switch(isOn: value)))
      }
      tree.wrap(AccessibilityRule(label: tree.spoken(label))) {
        Switch(isOn: value).build(into: &$0)
      }
    }
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private struct Switch: View {
  typealias Body = Never
  let isOn: Bool

  func build(into tree: inout ViewTree) {
    let environment = tree.environment
    let mark = isOn ? environment.symbols.glyph(for: "checkmark") : " "
    var style = environment.text.style
    if !environment.isEnabled {
      style.traits.formUnion(.dim)
    } else if isOn {
      style.foreground = environment.tint ?? .tint
    }
    tree.wrap(AccessibilityRule(isHidden: true)) { tree in
      var flow = environment.flow
      flow.lineLimit = 1
      tree.append("[\(mark)]", style: style, flow: flow)
    }
  }
}
