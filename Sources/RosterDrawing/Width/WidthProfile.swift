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
  /// The columns of a scalar of ambiguous width (Greek, box drawing, ★): 1 or 2.
  public var ambiguous: Int { didSet { ambiguous = ambiguous > 1 ? 2 : 1 } }

  /// The columns of a regional indicator that stands alone: 1 or 2.
  public var loneRegionalIndicator: Int {
    didSet { loneRegionalIndicator = loneRegionalIndicator > 1 ? 2 : 1 }
  }

  /// Whether U+FE0F widens, and U+FE0E narrows, the emoji before it.
  public var honorsVariationSelectors: Bool

  /// Whether a skin tone takes no column of its own after an emoji.
  public var joinsModifiers: Bool

  /// Whether emoji joined by U+200D take the columns of one.
  public var joinsZeroWidthJoiners: Bool

  /// Whether a cluster of several letters, as in Indic conjuncts, takes at most two columns.
  public var joinsConjuncts: Bool

  public init(
    ambiguous: Int = 1,
    loneRegionalIndicator: Int = 2,
    honorsVariationSelectors: Bool = true,
    joinsModifiers: Bool = true,
    joinsZeroWidthJoiners: Bool = true,
    joinsConjuncts: Bool = true
  ) {
    self.ambiguous = ambiguous > 1 ? 2 : 1
    self.loneRegionalIndicator = loneRegionalIndicator > 1 ? 2 : 1
    self.honorsVariationSelectors = honorsVariationSelectors
    self.joinsModifiers = joinsModifiers
    self.joinsZeroWidthJoiners = joinsZeroWidthJoiners
    self.joinsConjuncts = joinsConjuncts
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
}
