extension View {
  /// What the view is called, in place of its text.
  public func accessibilityLabel(_ label: some StringProtocol) -> WrappedView<Self> {
    let label = String(label)
    return WrappedView(content: self) { _ in .accessibility(AccessibilityRule(label: label)) }
  }

  /// What the view is called, in place of its text.
  public func accessibilityLabel(_ label: Text) -> WrappedView<Self> {
    accessibilityLabel(label.runs.map(\.text).joined())
  }

  /// What the view is set to.
  public func accessibilityValue(_ value: some StringProtocol) -> WrappedView<Self> {
    let value = String(value)
    return WrappedView(content: self) { _ in .accessibility(AccessibilityRule(value: value)) }
  }

  /// Leaves the view out of what is said.
  public func accessibilityHidden(_ isHidden: Bool) -> WrappedView<Self> {
    WrappedView(content: self) { _ in .accessibility(AccessibilityRule(isHidden: isHidden)) }
  }

  /// Says the text of all views inside as one thing.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> WrappedView<Self> {
    WrappedView(content: self) { _ in
      .accessibility(
        AccessibilityRule(isHidden: children == .ignore, combines: children == .combine))
    }
  }

  /// Changes nothing: an identifier is for tests that find views by it.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
}

/// What happens to the views inside one that is said as one thing.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
