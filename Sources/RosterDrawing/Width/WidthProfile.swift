/// How many terminal columns text takes: a pure function of the text and these few choices.
///
/// Terminals agree on most text and differ on some kinds of clusters. A profile says how the
/// terminal at hand takes them. Widths follow East_Asian_Width of the Unicode version in
/// ``unicodeVersion``, and the standard library's properties and clusters for everything else.
///
/// ```swift
/// WidthProfile.unicode.width(of: "中文")  // 4
/// ```
public struct WidthProfile: Hashable, Sendable {
  /// Six choices in one byte: every piece of a drawing has its profile with it.
  private var choices = Choices()

  private struct Choices: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let wideAmbiguous = Choices(rawValue: 1 << 0)
    static let wideIndicator = Choices(rawValue: 1 << 1)
    static let selectors = Choices(rawValue: 1 << 2)
    static let modifiers = Choices(rawValue: 1 << 3)
    static let joiners = Choices(rawValue: 1 << 4)
    static let conjuncts = Choices(rawValue: 1 << 5)
  }

  public init(
    ambiguous: Int = 1,
    loneRegionalIndicator: Int = 2,
    honorsVariationSelectors: Bool = true,
    joinsModifiers: Bool = true,
    joinsZeroWidthJoiners: Bool = true,
    joinsConjuncts: Bool = true
  ) {
    self.ambiguous = ambiguous
    self.loneRegionalIndicator = loneRegionalIndicator
    self.honorsVariationSelectors = honorsVariationSelectors
    self.joinsModifiers = joinsModifiers
    self.joinsZeroWidthJoiners = joinsZeroWidthJoiners
    self.joinsConjuncts = joinsConjuncts
  }

  /// The columns of a scalar of ambiguous width (Greek, box drawing, ★): 1 or 2.
  public var ambiguous: Int {
    get { choices.contains(.wideAmbiguous) ? 2 : 1 }
    set { set(.wideAmbiguous, newValue > 1) }
  }

  /// The columns of a regional indicator that stands alone: 1 or 2.
  public var loneRegionalIndicator: Int {
    get { choices.contains(.wideIndicator) ? 2 : 1 }
    set { set(.wideIndicator, newValue > 1) }
  }

  /// Whether U+FE0F widens, and U+FE0E narrows, the emoji before it.
  public var honorsVariationSelectors: Bool {
    get { choices.contains(.selectors) }
    set { set(.selectors, newValue) }
  }

  /// Whether a skin tone takes no column of its own after an emoji.
  public var joinsModifiers: Bool {
    get { choices.contains(.modifiers) }
    set { set(.modifiers, newValue) }
  }

  /// Whether emoji joined by U+200D take the columns of one.
  public var joinsZeroWidthJoiners: Bool {
    get { choices.contains(.joiners) }
    set { set(.joiners, newValue) }
  }

  /// Whether a cluster of several letters, as in Indic conjuncts, takes at most two columns.
  public var joinsConjuncts: Bool {
    get { choices.contains(.conjuncts) }
    set { set(.conjuncts, newValue) }
  }

  /// The version of Unicode whose widths are used.
  public static var unicodeVersion: String { WideRanges.unicodeVersion }

  /// A cluster is one thing of at most two columns: tests, pipes and modern terminals.
  public static let unicode = WidthProfile()

  /// A terminal that adds up scalars, as tmux 3.3 does.
  public static let legacy = WidthProfile(
    loneRegionalIndicator: 1,
    honorsVariationSelectors: false,
    joinsModifiers: false,
    joinsConjuncts: false
  )

  private mutating func set(_ choice: Choices, _ isOn: Bool) {
    if isOn { choices.insert(choice) } else { choices.remove(choice) }
  }
}
