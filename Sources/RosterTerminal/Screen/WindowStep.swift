/// How lines of a window come to their places in the next one: lines that are taken out and room
/// that is made, so that those that stay are where they belong.
///
/// Of lines that are in both windows, as many as possible keep their order; all others are written
/// anew, where there is a line for them already without any other one moving.
struct WindowStep: Hashable {
  /// From the bottom up, in places of the old window.
  private(set) var deletions: [Run] = []
  /// From the top down, in places of the new window.
  private(set) var insertions: [Run] = []

  struct Run: Hashable {
    var line: Int
    var count: Int
  }

  /// - Complexity: O(*n* log *n*) for *n* lines.
  init(from old: [AnyHashable?], to new: [AnyHashable?]) {
    var (oldEnd, newEnd) = (0, 0)
    for (oldLine, newLine) in Self.kept(old, new) {
      let (before, after) = (oldLine - oldEnd, newLine - newEnd)
      if before > after {
        deletions.append(Run(line: oldEnd + after, count: before - after))
      } else if after > before {
        insertions.append(Run(line: newEnd + before, count: after - before))
      }
      (oldEnd, newEnd) = (oldLine + 1, newLine + 1)
    }
    deletions.reverse()
  }

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty }

  /// Carries the step out on lines; what comes in is empty.
  func apply(to lines: inout [LineCells]) {
    let count = lines.count
    for run in deletions {
      lines.removeSubrange(run.line..<run.line + run.count)
      lines += repeatElement(.blank, count: run.count)
    }
    for run in insertions {
      lines.insert(contentsOf: repeatElement(.blank, count: run.count), at: run.line)
      lines.removeLast(lines.count - count)
    }
  }

  /// The most lines of both windows that keep their order.
  private static func kept(_ old: [AnyHashable?], _ new: [AnyHashable?]) -> [(Int, Int)] {
    var places: [AnyHashable: Int] = [:]
    for (line, id) in new.enumerated() {
      if let id, places[id] == nil { places[id] = line }
    }
    var pairs: [(old: Int, new: Int)] = []
    for (line, id) in old.enumerated() {
      if let id, let place = places.removeValue(forKey: id) { pairs.append((line, place)) }
    }
    return longestIncreasing(pairs)
  }

  /// The longest part whose second numbers increase.
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(Int, Int)] {
    // For each length, the pair with the smallest end; and for each pair the one before.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      result.append((pairs[index].old, pairs[index].new))
      next = before[index]
    }
    return result.reversed()
  }
}
