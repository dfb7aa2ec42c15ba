/// How text fills a width: lines, what is left out, and where lines stand.
public struct TextFlow: Hashable, Sendable {
  /// The most lines; nil is as many as it takes. Less than one counts as one.
  public var lineLimit: Int?

  /// Where text is left out that does not fit.
  public var truncation: TruncationMode

  /// Where the lines stand.
  public var alignment: TextAlignment

  /// What stands for the text that is left out.
  public var ellipsis: String { didSet { ellipsis = ellipsis.terminalSafe } }

  /// The widths of the terminal at hand.
  public var profile: WidthProfile

  /// Where lines may end.
  public var breaks = TextBreaks.betweenWords

  /// Whether text that has no room ends where its last line breaks: nothing stands for the rest.
  public var endsAtBreaks = false

  public init(
    lineLimit: Int? = nil,
    truncation: TruncationMode = .tail,
    alignment: TextAlignment = .leading,
    ellipsis: String = "…",
    profile: WidthProfile = .unicode
  ) {
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.ellipsis = ellipsis.terminalSafe
    self.profile = profile
  }
}

/// Where a line of text may end.
public enum TextBreaks: Hashable, Sendable, CaseIterable {
  /// At spaces and beside East Asian letters; inside a word only if it is longer than a line.
  case betweenWords
  case betweenCharacters
}

/// Where text is left out that does not fit.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

/// Where lines stand in the width they have.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  /// UIKit's word for ``leading``. A terminal's lines run from left to right.
  public static let natural = leading

  /// UIKit's word for text that fills its lines; letters in cells cannot be stretched, so it is
  /// ``leading``.
  public static let justified = leading

  public static let left = leading
  public static let right = trailing

  /// The columns before something, of those that are left over.
  public func inset(of free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(free, 0) / 2
    case .trailing: max(free, 0)
    }
  }
}
