import RosterDrawing

extension ViewTree {
  /// Whether it looks as another tree does, and stands as it does. Closures cannot be compared, so
  /// trees that have guides of a program never do.
  ///
  /// - Complexity: O(*n*)
  func looks(as other: borrowing ViewTree) -> Bool {
    guard nodes.count == other.nodes.count, guides.isEmpty, other.guides.isEmpty,
      rules == other.rules, spaces == other.spaces
    else { return false }
    // By index: a loop over nodes would copy, and count references to, each of them.
    for index in nodes.indices
    where nodes[index].size != other.nodes[index].size
      || nodes[index].kind != other.nodes[index].kind
      || nodes[index].priority != other.nodes[index].priority
      || (nodes[index].isText && nodes[index].text != other.nodes[index].text)
    { return false }
    return true
  }

  /// What some nodes are called: their text and images.
  static func label(_ nodes: ArraySlice<ViewNode>, _ rules: [AccessibilityRule]) -> String {
    var result = ""
    var index = nodes.startIndex
    // What does not show of views of which one does, the nearest last.
    var leftOut: [Range<Int>] = []
    func add(_ word: String) {
      if !result.isEmpty { result += " " }
      result += word
    }
    while index < nodes.endIndex {
      if let range = leftOut.last, range.lowerBound == index {
        leftOut.removeLast()
        index = range.upperBound
        continue
      }
      switch nodes[index].kind {
      case .text, .image:
        if let text = nodes[index].text { add(text.label ?? text.text.text) }
      case .accessibility(let rule):
        if let label = rules[rule].label { add(label) }
        if rules[rule].isHidden || rules[rule].label != nil {
          index += nodes[index].size
          continue
        }
      case .fitting(_, let choice):
        let end = index + nodes[index].size
        var shown = index + 1
        for _ in 0..<choice where shown < end { shown += nodes[shown].size }
        guard shown < end else {
          index = end
          continue
        }
        leftOut.append(shown + nodes[shown].size..<end)
        index = shown
        continue
      case .hidden:
        index += nodes[index].size
        continue
      default: break
      }
      index += 1
    }
    return result
  }
}
