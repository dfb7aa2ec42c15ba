extension TextLine {
  /// The line in at most some columns, with an ellipsis where clusters were left out.
  ///
  /// No cluster is split; where a wide one does not fit, the line is one column shorter.
  ///
  /// - Complexity: O(*n*) in the clusters of the line.
  func truncated(to columns: Int, flow: TextFlow, isCut: Bool = false) -> TextLine {
    guard width > columns || isCut else { return self }
    let profile = flow.profile
    let mark = ellipsis(within: columns, flow)
    let room = columns - mark.width
    guard room > 0 else {
      var result = TextLine()
      result.append(
        mark.text, style: parts.first?.style ?? .plain, width: mark.width, profile: profile)
      return result
    }
    // Text that was cut off after this line can only be missing at its end.
    switch width <= room ? .tail : flow.truncation {
    case .tail:
      let cut = position(from: start, within: room)
      var result = slice(from: start, to: cut.position)
      result.append(
        mark.text, style: style(before: cut.position), width: mark.width, profile: profile)
      return result
    case .head:
      let cut = position(from: start, skipping: width - room)
      var result = TextLine()
      result.append(mark.text, style: style(at: cut), width: mark.width, profile: profile)
      result.append(slice(from: cut, to: nil))
      return result
    case .middle:
      let first = position(from: start, within: (room + 1) / 2)
      let rest = room - first.columns
      let second = position(from: start, skipping: width - rest)
      var result = slice(from: start, to: first.position)
      result.append(
        mark.text, style: style(before: first.position), width: mark.width, profile: profile)
      result.append(slice(from: second, to: nil))
      return result
    }
  }

  /// The first position with at least some columns before it.
  private func position(from: Position, skipping columns: Int) -> Position {
    let found = position(from: from, within: columns)
    guard found.columns < columns, found.position.part < parts.count else { return found.position }
    let part = parts[found.position.part]
    return Position(part: found.position.part, index: part.text.index(after: found.position.index))
  }

  private func ellipsis(within columns: Int, _ flow: TextFlow) -> (text: String, width: Int) {
    let width = flow.profile.width(of: flow.ellipsis)
    if width <= columns { return (flow.ellipsis, width) }
    var line = TextLine()
    line.append(flow.ellipsis, style: .plain, width: width, profile: flow.profile)
    let cut = line.position(from: line.start, within: max(columns, 0))
    let kept = line.slice(from: line.start, to: cut.position)
    return (kept.parts.first?.text ?? "", kept.width)
  }

  private func style(at position: Position) -> Style {
    position.part < parts.count ? parts[position.part].style : parts.last?.style ?? .plain
  }

  private func style(before position: Position) -> Style {
    guard position.part < parts.count else { return parts.last?.style ?? .plain }
    let isStart = position.index == parts[position.part].text.startIndex
    return parts[isStart && position.part > 0 ? position.part - 1 : position.part].style
  }
}
