import RosterDrawing

/// A view that says something else than its text.
public struct AccessibilityView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let rule: AccessibilityRule

  public func build(into tree: inout ViewTree) {
    tree.wrap(rule) { content.build(into: &$0) }
  }
}

extension View {
  /// What the view is called, in place of its text.
  public func accessibilityLabel(_ label: some StringProtocol) -> AccessibilityView<Self> {
    let label = String(label)
    return AccessibilityView(content: self, rule: AccessibilityRule(label: label))
  }

  /// What the view is called, in place of its text.
  public func accessibilityLabel(_ label: Text) -> AccessibilityView<Self> {
    accessibilityLabel(label.runs.map(\.text).joined())
  }

  /// What the view is set to.
  public func accessibilityValue(_ value: some StringProtocol) -> AccessibilityView<Self> {
    let value = String(value)
    return AccessibilityView(content: self, rule: AccessibilityRule(value: value))
  }

  /// Leaves the view out of what is said.
  public func accessibilityHidden(_ isHidden: Bool) -> AccessibilityView<Self> {
    AccessibilityView(content: self, rule: AccessibilityRule(isHidden: isHidden))
  }

  /// Says the text of all views inside as one thing.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> AccessibilityView<Self> {
    AccessibilityView(
      content: self,
      rule: AccessibilityRule(isHidden: children == .ignore, combines: children == .combine))
  }

  /// What the view is, besides its text: a heading, a button, selected.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> AccessibilityView<Self> {
    AccessibilityView(content: self, rule: AccessibilityRule(traits: traits.element))
  }

  /// Changes nothing: an identifier is for tests that find views by it.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
}

/// What happens to the views inside one that is said as one thing.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// What a view is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isImage = AccessibilityTraits(.image)
  public static let isToggle = AccessibilityTraits(.toggle)
  public static let isStaticText = AccessibilityTraits(.staticText)

  private init(_ traits: AccessibilityElement.Traits) { self.init(rawValue: traits.rawValue) }

  var element: AccessibilityElement.Traits { AccessibilityElement.Traits(rawValue: rawValue) }
}
