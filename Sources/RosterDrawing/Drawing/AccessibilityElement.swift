/// What a drawing says to people who do not see it: one thing, in reading order.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it is.
  public var label: String

  /// What it is set to.
  public var value: String?

  public var traits: Traits

  /// The number of the action that pressing it runs.
  public var action: Int?

  public init(_ label: String, value: String? = nil, traits: Traits = [], action: Int? = nil) {
    self.label = label
    self.value = value
    self.traits = traits
    self.action = action
  }

  /// What kind of thing it is, and how it stands.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let button = Traits(rawValue: 1 << 0)
    public static let image = Traits(rawValue: 1 << 1)
    public static let header = Traits(rawValue: 1 << 2)
    public static let toggle = Traits(rawValue: 1 << 3)
    public static let textField = Traits(rawValue: 1 << 4)
    public static let selected = Traits(rawValue: 1 << 5)
    public static let notEnabled = Traits(rawValue: 1 << 6)
    public static let staticText = Traits(rawValue: 1 << 7)
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// `"Coding, starred, button"`, safe to print.
  public var description: String {
    var words: [String] = []
    if !label.isEmpty { words.append(label.terminalSafe) }
    if let value, !value.isEmpty { words.append(value.terminalSafe) }
    for (trait, word) in Traits.words where traits.contains(trait) { words.append(word) }
    return words.joined(separator: ", ")
  }
}

extension AccessibilityElement.Traits {
  fileprivate static let words: [(AccessibilityElement.Traits, String)] = [
    (.selected, "selected"), (.button, "button"), (.toggle, "switch"), (.header, "heading"),
    (.textField, "text field"), (.notEnabled, "dimmed"),
  ]
}
