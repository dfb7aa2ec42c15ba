/// Texts that are drawn side by side stay apart: none is printed as one cluster with another, so that
/// each keeps its cells, its style and what it shows.
///
/// Where they would join, U+200B lies between: it takes no column, and joins with nothing. It goes
/// into the text that is drawn later, so that nothing changes what was drawn by somebody else:
/// - text that would be drawn into whatever is before it, as a skin tone or a joiner, begins with it;
/// - text that draws in whatever is after it, as an Arabic number sign, ends with it;
/// - other text has it only where it touches text that it would join with, as halves of flags do.
extension DrawingRun {
  private static let separator = "\u{200B}"

  /// Keeps the text from joining with a space, or with any other text that does with all.
  mutating func close() {
    if text.joinsSpaceBefore { text = Self.separator + text }
    if text.joinsSpaceBehind { text += Self.separator }
  }

  /// Whether the text, which lies right before another run, would be printed as one cluster with it.
  func joins(_ next: DrawingRun) -> Bool {
    guard end == next.column, !isPlain, !next.isPlain else { return false }
    return text.joins(next.text)
  }

  /// Whether it is known at once that it joins with nothing.
  private var isPlain: Bool { text.isEmpty || profile.hasPlainBytes(text, columns: width) }

  mutating func separateFromPrevious() { text = Self.separator + text }

  mutating func separateFromNext() { text += Self.separator }
}

extension DrawingRow {
  /// Keeps all runs apart, after some were cut.
  mutating func keepApart() {
    for index in runs.indices.dropFirst() where runs[index - 1].joins(runs[index]) {
      runs[index].separateFromPrevious()
    }
  }

  /// Keeps runs that were just drawn apart from those at their sides.
  mutating func keepApart(_ drawn: Range<Int>) {
    guard let first = drawn.first, let last = drawn.last else { return }
    if first > 0, runs[first - 1].joins(runs[first]) { runs[first].separateFromPrevious() }
    if last + 1 < runs.count, runs[last].joins(runs[last + 1]) { runs[last].separateFromNext() }
  }
}
