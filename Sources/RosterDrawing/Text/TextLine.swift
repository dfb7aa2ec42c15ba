/// A line of styled text that is safe to print, with the columns of its parts known.
struct TextLine: Sendable {
  /// The parts, in order.
  private(set) var parts: [Part] = []

  /// The columns of all parts.
  private(set) var width = 0

  struct Part: Sendable {
    let text: String
    let style: Style
    let width: Int
    /// How the columns were counted.
    let profile: WidthProfile
    /// Whether every byte is a cluster of one column.
    let isPlain: Bool
    /// Whether it would be printed as one cluster with a space beside it.
    let isOpen: Bool
  }

  /// A place between two clusters, from a part to its end.
  struct Position: Equatable {
    var part: Int
    var index: String.Index
  }

  mutating func append(
    _ text: String, style: Style, width: Int, profile: WidthProfile, isPlain: Bool? = nil
  ) {
    let isPlain = isPlain ?? profile.hasPlainBytes(text, columns: width)
    parts.append(
      Part(
        text: text, style: style, width: width, profile: profile, isPlain: isPlain,
        isOpen: !isPlain && (text.joinsSpaceBefore || text.joinsSpaceBehind)))
    self.width += width
  }

  /// Appends text that is not known to be safe. Where it would be one cluster with what is before
  /// it, a space keeps them apart: styles and columns are counted by parts.
  mutating func append(unsafe text: some StringProtocol, style: Style, profile: WidthProfile) {
    guard !text.isEmpty else { return }
    var safe = text.terminalSafe
    if parts.last?.text.joins(safe) == true { safe = " " + safe }
    append(safe, style: style, width: profile.width(of: safe), profile: profile)
  }

  /// Appends a piece of another line.
  mutating func append(_ piece: Range<String.Index>, of part: Part) {
    guard !piece.isEmpty else { return }
    if piece.lowerBound == part.text.startIndex, piece.upperBound == part.text.endIndex {
      parts.append(part)
      width += part.width
      return
    }
    let text = String(part.text[piece])
    let columns = part.isPlain ? text.utf8.count : part.profile.width(of: text)
    append(
      text, style: part.style, width: columns, profile: part.profile,
      isPlain: part.isPlain ? true : nil)
  }

  mutating func append(_ other: TextLine) {
    parts += other.parts
    width += other.width
  }
}

extension TextLine {
  var start: Position {
    Position(part: 0, index: parts.first?.text.startIndex ?? "".startIndex)
  }

  /// What stands between two positions.
  func slice(from: Position, to: Position?) -> TextLine {
    var result = TextLine()
    var number = from.part
    while number < parts.count {
      let part = parts[number]
      if let to, number > to.part { break }
      let low = number == from.part ? from.index : part.text.startIndex
      let high = number == to?.part ? to?.index ?? part.text.endIndex : part.text.endIndex
      if low < high { result.append(low..<high, of: part) }
      number += 1
    }
    return result
  }

  /// The position after as many clusters as fit into some columns from a position on, and the
  /// columns that they take.
  func position(from: Position, within columns: Int) -> (position: Position, columns: Int) {
    var used = 0
    var number = from.part
    while number < parts.count {
      let part = parts[number]
      var index = number == from.part ? from.index : part.text.startIndex
      let isWhole = index == part.text.startIndex
      if isWhole, part.width <= columns - used {
        used += part.width
      } else if part.isPlain {
        let utf8 = part.text.utf8
        let left = utf8.distance(from: index, to: utf8.endIndex)
        let taken = min(left, columns - used)
        used += taken
        if taken < left {
          return (Position(part: number, index: utf8.index(index, offsetBy: taken)), used)
        }
      } else {
        while index < part.text.endIndex {
          let cluster = part.profile.cluster(of: part.text, at: index)
          if used + cluster.columns > columns {
            return (Position(part: number, index: index), used)
          }
          used += cluster.columns
          index = cluster.end
        }
      }
      number += 1
    }
    return (Position(part: parts.count, index: "".startIndex), used)
  }
}
