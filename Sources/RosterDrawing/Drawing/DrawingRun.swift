/// Text in one style at a place in a row of a drawing.
///
/// The text is safe to print: there is no way to make a run whose text can act on a terminal.
public struct DrawingRun: Hashable, Sendable {
  /// The column of its first cell.
  public internal(set) var column: Int

  /// How many columns it takes.
  public internal(set) var width: Int

  /// The text; empty for a run of spaces, which may be long.
  public internal(set) var text: String

  public internal(set) var style: Style

  /// How the columns of the text were counted.
  private(set) var profile = WidthProfile.unicode

  /// The column after its last.
  public var end: Int { column + width }

  /// Whether it shows nothing but its ground.
  public var isBlank: Bool { text.isEmpty }

  /// The text with spaces written out.
  public var printedText: String {
    text.isEmpty ? String(repeating: " ", count: width) : text
  }
}

extension DrawingRun {
  init(_ part: TextLine.Part, column: Int) {
    self.init(
      column: column, width: part.width, text: part.text, style: part.style, profile: part.profile)
    if part.isOpen { close() }
  }

  /// The part inside some columns. Halves of wide clusters at the edges become spaces.
  ///
  /// - Complexity: O(*n*) in the length of the text, O(1) where it stays whole.
  func cropped(to columns: Range<Int>) -> [DrawingRun] {
    let low = max(column, columns.lowerBound)
    let high = min(end, columns.upperBound)
    guard low < high || (width == 0 && columns.contains(column)) else { return [] }
    if low == column, high == end { return [self] }
    var result = self
    result.column = low
    result.width = high - low
    if text.isEmpty { return [result] }
    if profile.hasPlainBytes(text, columns: width) {
      let utf8 = text.utf8
      let from = utf8.index(utf8.startIndex, offsetBy: low - column)
      result.text = String(text[from..<utf8.index(from, offsetBy: high - low)])
      return [result]
    }
    return croppedClusters(to: low..<high)
  }

  /// The first column from one on at which no cluster is cut.
  ///
  /// - Complexity: O(*n*) in the length of the text, O(1) at its ends and in plain text.
  func boundary(from place: Int) -> Int {
    guard place > column, place < end, !text.isEmpty,
      !profile.hasPlainBytes(text, columns: width)
    else { return place }
    var next = column
    for cluster in text {
      if next >= place { break }
      next += profile.width(of: cluster)
    }
    return next
  }

  private func croppedClusters(to columns: Range<Int>) -> [DrawingRun] {
    var kept = ""
    var place = column
    for cluster in text {
      let next = place + profile.width(of: cluster)
      // What takes no columns at the end belongs to the end.
      if place >= columns.upperBound, columns.upperBound < end || next > place { break }
      if place >= columns.lowerBound, next <= columns.upperBound {
        kept.append(cluster)
      } else if next > columns.lowerBound {
        // Half of it is outside.
        let cells = min(next, columns.upperBound) - max(place, columns.lowerBound)
        kept += String(repeating: " ", count: cells)
      }
      place = next
    }
    var result = self
    (result.column, result.width, result.text) = (columns.lowerBound, columns.count, kept)
    result.close()
    return [result]
  }
}
