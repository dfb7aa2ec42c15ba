/// Shares a length among the views of a stack.
///
/// With enough room, each has what it wants and what is left over makes the flexible ones equally
/// long. Without, those of the lowest priority are cut first, and the longest of them most.
struct StackDealer {
  private var parts: [Part] = []
  private var sum = Span()
  private var flexible = 0
  private var lastFlexible = 0
  private var hasPriorities = false

  private struct Part {
    let span: Span
    let priority: Double
    var length: Int
  }

  mutating func reset() {
    parts.removeAll(keepingCapacity: true)
    parts.reserveCapacity(8)
    sum = Span()
    flexible = 0
    hasPriorities = false
  }

  mutating func add(_ span: Span, priority: Double) {
    if span.max > span.ideal {
      flexible += 1
      lastFlexible = parts.count
    }
    if let first = parts.first, first.priority != priority { hasPriorities = true }
    parts.append(Part(span: span, priority: priority, length: span.ideal))
    sum.min += span.min
    sum.ideal += span.ideal
    sum.max += span.max
  }

  /// The length of a view, by its number.
  func length(_ number: Int) -> Int { parts[number].length }

  mutating func deal(_ total: Int) {
    if total >= sum.ideal {
      if flexible == 1 {
        let span = parts[lastFlexible].span
        parts[lastFlexible].length = span.clamped(span.ideal + total - sum.ideal)
      } else if flexible > 1 {
        level(Array(parts.indices), total) { ($0.ideal, $0.max) }
      }
    } else if hasPriorities {
      cutByPriority(total)
    } else {
      level(Array(parts.indices), total) { ($0.min, $0.ideal) }
    }
  }

  private mutating func cutByPriority(_ total: Int) {
    let order = parts.indices.sorted { parts[$0].priority < parts[$1].priority }
    var missing = sum.ideal - total
    var start = 0
    while start < order.count, missing > 0 {
      var end = start
      while end < order.count, parts[order[end]].priority == parts[order[start]].priority {
        end += 1
      }
      let group = Array(order[start..<end]).sorted()
      let ideal = group.reduce(0) { $0 + parts[$1].span.ideal }
      let least = group.reduce(0) { $0 + parts[$1].span.min }
      let room = max(least, ideal - missing)
      level(group, room) { ($0.min, $0.ideal) }
      missing -= ideal - room
      start = end
    }
  }

  /// Makes some views as equally long as their bounds allow, and together as long as the room.
  private mutating func level(
    _ group: [Int], _ room: Int, between bounds: (Span) -> (low: Int, high: Int)
  ) {
    let bounds = group.map { bounds(parts[$0].span) }
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
      parts[index].length = length(number, least)
      if rest > 0, length(number, least + 1) > parts[index].length {
        parts[index].length += 1
        rest -= 1
      }
    }
  }
}
