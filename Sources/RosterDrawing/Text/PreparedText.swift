/// Styled text that was made safe and measured once, to be laid out and drawn at any width.
///
/// Copies share what was worked out.
public struct PreparedText: Hashable, Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let text: StyledText
    let flow: TextFlow
    let paragraphs: [TextLine]
    let idealWidth: Int
    let label: String?

    init(_ text: StyledText, _ flow: TextFlow, _ label: String?) {
      self.text = text
      self.label = label
      self.flow = flow
      paragraphs = text.paragraphs(flow)
      idealWidth = paragraphs.reduce(0) { max($0, $1.width) }
    }
  }

  /// - Parameter label: What the text is called, if it is a glyph that does not read well.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: StyledText, flow: TextFlow = TextFlow(), label: String? = nil) {
    storage = Storage(text, flow, label)
  }

  /// What the text is called, if it is a glyph that does not read well.
  public var label: String? { storage.label }

  /// Whether it is a glyph that has a name.
  package var hasLabel: Bool { storage.label != nil }

  /// The text as it was given.
  public var text: StyledText { storage.text }

  /// How it fills a width.
  public var flow: TextFlow { storage.flow }

  /// The columns of its longest line, where only the text itself breaks lines.
  public var idealWidth: Int { storage.idealWidth }

  private var paragraphs: [TextLine] { storage.paragraphs }

  /// The lines that it takes at a width.
  ///
  /// - Complexity: O(*n*) in the length of the text where it has to be wrapped, otherwise O(1).
  public func lineCount(width: Int) -> Int {
    let limit = max(flow.lineLimit ?? .max, 1)
    if width >= idealWidth { return min(paragraphs.count, limit) }
    return width <= 0 ? 0 : paragraphs.lines(width: width, flow: flow).count
  }

  /// Whether this is what some text in one style comes to, byte by byte.
  ///
  /// - Complexity: O(*n*) in the length of the text; nothing is made.
  package func isMade(
    of text: String, style: Style, flow: TextFlow, label: String? = nil
  ) -> Bool {
    guard let run = storage.text.runs.first else { return false }
    return storage.text.runs.count == 1 && run.style == style && run.text.hasBytes(of: text)
      && storage.label == label && storage.flow == flow
  }

  public static func == (left: PreparedText, right: PreparedText) -> Bool {
    left.storage === right.storage
      || (left.text == right.text && left.flow == right.flow && left.label == right.label)
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
      draw(line, at: rect.origin.offset(x: inset, y: number), end: rect.maxX)
    }
  }
}

extension PreparedText {
  fileprivate func lines(width: Int, flow: TextFlow) -> [TextLine] {
    if width >= idealWidth, paragraphs.count <= flow.lineLimit ?? .max { return paragraphs }
    return paragraphs.lines(width: width, flow: flow)
  }
}
