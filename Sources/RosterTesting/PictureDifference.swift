import RosterDrawing

/// How a picture differs from the one that was expected, line by line; nil if it does not.
///
/// Spaces at the ends of lines do not count, nor do empty lines at the end.
///
/// ```swift
/// XCTAssertNil(
///   pictureDifference(
///     tester.picture(),
///     """
///     apple
///     plum
///     """))
/// ```
///
/// - Returns: the lines, those that were expected with `-`, those that came with `+`.
public func pictureDifference(_ picture: String, _ expected: String) -> String? {
  let (old, new) = (lines(of: expected), lines(of: picture))
  guard old != new else { return nil }
  let difference = new.difference(from: old)
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [String] = []
  var (oldLine, newLine) = (0, 0)
  while oldLine < old.count || newLine < new.count {
    if removed.contains(oldLine) {
      result.append("- \(old[oldLine])")
      oldLine += 1
    } else if inserted.contains(newLine) {
      result.append("+ \(new[newLine])")
      newLine += 1
    } else {
      result.append("  \(new[newLine])")
      oldLine += 1
      newLine += 1
    }
  }
  return result.joined(separator: "\n")
}

/// Two pictures side by side, for a document or a failure.
public func sideBySide(_ left: String, _ right: String, gap: Int = 3) -> String {
  let (left, right) = (lines(of: left), lines(of: right))
  let widths = left.map { WidthProfile.unicode.width(of: $0) }
  let width = widths.max() ?? 0
  return (0..<max(left.count, right.count)).map { line in
    let first = line < left.count ? left[line] : ""
    let second = line < right.count ? right[line] : ""
    guard !second.isEmpty else { return first }
    let space = width - (line < widths.count ? widths[line] : 0) + max(0, gap)
    return first + String(repeating: " ", count: space) + second
  }.joined(separator: "\n")
}

private func lines(of picture: String) -> [String] {
  var lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
  while lines.last == "" { lines.removeLast() }
  return lines
}
