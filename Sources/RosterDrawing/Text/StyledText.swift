/// Text in which parts have styles of their own.
///
/// The text is kept as it was given. It becomes safe to print where it is drawn.
public struct StyledText: Hashable, Sendable {
  /// The parts, in order.
  public private(set) var runs: [Run]

  /// A part in one style.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var style: Style

    public init(_ text: String, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  public init(_ text: String, style: Style = .plain) {
    runs = text.isEmpty ? [] : [Run(text, style: style)]
  }

  public init(_ runs: some Sequence<Run>) {
    self.runs = runs.filter { !$0.text.isEmpty }
  }

  /// The text without its styles.
  public var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  public var isEmpty: Bool { runs.isEmpty }

  /// The text with each part's style on top of another.
  public func over(_ base: Style) -> StyledText {
    StyledText(runs.map { Run($0.text, style: $0.style.over(base)) })
  }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.runs + right.runs)
  }

  public static func += (left: inout StyledText, right: StyledText) {
    left.runs += right.runs
  }
}

extension StyledText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
