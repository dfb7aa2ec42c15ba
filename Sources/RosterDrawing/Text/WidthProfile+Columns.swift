extension WidthProfile {
  /// Text in at most some columns, safe to print, with an ellipsis where clusters were left out.
  ///
  /// No cluster is split, so the result may be one column shorter.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func truncate(
    _ text: String, to columns: Int, mode: TruncationMode = .tail, ellipsis: String = "…"
  ) -> String {
    let flow = TextFlow(lineLimit: 1, truncation: mode, ellipsis: ellipsis, profile: self)
    return line(text).truncated(to: max(columns, 0), flow: flow).text
  }

  /// Text with spaces around it to fill some columns, safe to print; longer text stays whole.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public func pad(_ text: String, to columns: Int, alignment: TextAlignment = .leading) -> String {
    let safe = text.terminalSafe
    let free = min(max(columns, 0), Drawing.lengthLimit) - width(of: safe)
    guard free > 0 else { return safe }
    let before = alignment.inset(of: free)
    return String(repeating: " ", count: before) + safe
      + String(repeating: " ", count: free - before)
  }

  /// Text as lines of at most some columns, safe to print.
  ///
  /// - Parameter lineLimit: The most lines; the last one is truncated.
  /// - Complexity: O(*n*) in the length of the text.
  public func wrap(
    _ text: String, to columns: Int, lineLimit: Int? = nil, mode: TruncationMode = .tail,
    ellipsis: String = "…"
  ) -> [String] {
    let flow = TextFlow(
      lineLimit: lineLimit, truncation: mode, ellipsis: ellipsis, profile: self)
    return StyledText(text).lines(width: columns, flow: flow).map(\.text)
  }

  private func line(_ text: String) -> TextLine {
    var line = TextLine()
    line.append(unsafe: text, style: .plain, profile: self)
    return line
  }
}

extension TextLine {
  /// The text of all parts.
  var text: String {
    parts.count == 1 ? parts[0].text : parts.reduce(into: "") { $0 += $1.text }
  }
}
