/// Styled text that was made safe and measured once, to be laid out and drawn at any width.
public struct PreparedText: Hashable, Sendable {
  /// The text as it was given.
  public let text: StyledText

  /// How it fills a width.
  public let flow: TextFlow

  /// The columns of its longest line, where only the text itself breaks lines.
  public let idealWidth: Int

  private let paragraphs: [TextLine]

  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: StyledText, flow: TextFlow = TextFlow()) {
    self.text = text
    self.flow = flow
    paragraphs = text.paragraphs(flow)
    idealWidth = paragraphs.reduce(0) { max($0, $1.width) }
  }

  /// The lines that it takes at a width.
  ///
  /// - Complexity: O(*n*) in the length of the text where it has to be wrapped, otherwise O(1).
  public func lineCount(width: Int) -> Int {
    let limit = max(flow.lineLimit ?? .max, 1)
    if width >= idealWidth { return min(paragraphs.count, limit) }
    return width <= 0 ? 0 : paragraphs.lines(width: width, flow: flow).count
  }

  public static func == (left: PreparedText, right: PreparedText) -> Bool {
    left.text == right.text && left.flow == right.flow
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(flow)
  }
}

extension Drawing {
  /// Draws text in a rectangle, as many lines as there is room for.
  ///
  /// - Complexity: O(*n*) in the length of the text where it has to be cut, otherwise in its parts.
  public mutating func draw(_ text: PreparedText, in rect: CellRect) {
    guard !rect.isEmpty, rect.minY < height else { return }
    var flow = text.flow
    flow.lineLimit = min(flow.lineLimit ?? rect.height, rect.height)
    for (number, line) in text.lines(width: rect.width, flow: flow).enumerated() {
      let inset = flow.alignment.inset(of: rect.width - line.width)
      draw(line, at: rect.origin.offset(x: inset, y: number), profile: flow.profile)
    }
  }
}

extension PreparedText {
  fileprivate func lines(width: Int, flow: TextFlow) -> [TextLine] {
    if width >= idealWidth, paragraphs.count <= flow.lineLimit ?? .max { return paragraphs }
    return paragraphs.lines(width: width, flow: flow)
  }
}
