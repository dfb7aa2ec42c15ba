/// Shares a length among the views of a stack.
///
/// With enough room, each has what it wants and what is left over makes the flexible ones equally
/// long. Without, those of the lowest priority are cut first, and the longest of them most.
struct StackDealer {
  private(set) var lengths: [Int] = []
  private var spans: [Span] = []
  private var priorities: [Double] = []
  private var sum = Span()
  private var flexible = 0
  private var lastFlexible = 0
  private var hasPriorities = false

  mutating func reset() {
    lengths.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    sum = Span()
    flexible = 0
    hasPriorities = false
  }

  mutating func add(_ span: Span, priority: Double) {
    if span.max > span.ideal {
      flexible += 1
      lastFlexible = spans.count
    }
    if let first = priorities.first, first != priority { hasPriorities = true }
    spans.append(span)
    priorities.append(priority)
    lengths.append(span.ideal)
    sum.min += span.min
    sum.ideal += span.ideal
    sum.max += span.max
  }

  mutating func deal(_ total: Int) {
    if total >= sum.ideal {
      if flexible == 1 {
        lengths[lastFlexible] = spans[lastFlexible].clamped(
          spans[lastFlexible].ideal + total - sum.ideal)
      } else if flexible > 1 {
        level(Array(spans.indices), total, from: \.ideal, to: \.max)
      }
    } else if hasPriorities {
      cutByPriority(total)
    } else {
      level(Array(spans.indices), total, from: \.min, to: \.ideal)
    }
  }

  private mutating func cutByPriority(_ total: Int) {
    let order = spans.indices.sorted { priorities[$0] < priorities[$1] }
    var missing = sum.ideal - total
    var start = 0
    while start < order.count, missing > 0 {
      var end = start
      while end < order.count, priorities[order[end]] == priorities[order[start]] { end += 1 }
      let group = Array(order[start..<end]).sorted()
      let ideal = group.reduce(0) { $0 + spans[$1].ideal }
      let least = group.reduce(0) { $0 + spans[$1].min }
      let room = max(least, ideal - missing)
      level(group, room, from: \.min, to: \.ideal)
      missing -= ideal - room
      start = end
    }
  }

  /// Makes some views as equally long as their bounds allow, and together as long as the room.
  private mutating func level(
    _ group: [Int], _ room: Int, from low: KeyPath<Span, Int>, to high: KeyPath<Span, Int>
  ) {
    let bounds = group.map { (low: spans[$0][keyPath: low], high: spans[$0][keyPath: high]) }
    func length(_ number: Int, _ level: Int) -> Int {
      min(max(level, bounds[number].low), bounds[number].high)
    }
    func used(_ level: Int) -> Int { bounds.indices.reduce(0) { $0 + length($1, level) } }
    var least = 0
    var most = max(room, 0) + 1
    while least + 1 < most {
      let middle = least + (most - least) / 2
      if used(middle) <= room { least = middle } else { most = middle }
    }
    var rest = room - used(least)
    for (number, index) in group.enumerated() {
      lengths[index] = length(number, least)
      if rest > 0, length(number, least + 1) > lengths[index] {
        lengths[index] += 1
        rest -= 1
      }
    }
  }
}
