import RosterDiffProof

/// Draws operations on a tree of numbers, most of them possible.
struct RandomTreeOperations {
  var random: SeededRandom
  let bound: Int

  init(random: SeededRandom, items: Int) {
    self.random = random
    bound = items
  }

  mutating func next() -> SectionSnapshotOperation<Int> {
    switch random.below(30) {
    case 0: random.oneIn(60) ? .deleteAll : .collapse(items(4))
    case 1...3: .append(items(4), to: nil)
    case 4...12: .append(items(4), to: item())
    case 13...17: .insert(items(3), anchor())
    case 18...20: .delete(items(2))
    case 21...23: .expand(items(5))
    case 24: .collapse(items(5))
    case 25, 26: .replaceChildren(of: item(), tree())
    case 27, 28: .insertSnapshot(tree(), anchor())
    default: .insert([item()], anchor())
    }
  }

  mutating func item() -> Int { random.below(bound) }

  private mutating func anchor() -> Anchor<Int> {
    random.oneIn(2) ? .before(item()) : .after(item())
  }

  /// A small tree that can be built: every item once, below one that is there already.
  private mutating func tree() -> [SectionSnapshotOperation<Int>] {
    var operations: [SectionSnapshotOperation<Int>] = []
    var placed: [Int] = []
    for value in Set(items(5)).sorted() {
      let parent = placed.isEmpty || random.oneIn(3) ? nil : placed[random.below(placed.count)]
      operations.append(.append([value], to: parent))
      placed.append(value)
      if random.oneIn(3) { operations.append(.expand([value])) }
    }
    return operations
  }

  /// Rarely with repeats.
  private mutating func items(_ most: Int) -> [Int] {
    let keepsRepeats = random.oneIn(20)
    var drawn: [Int] = []
    for _ in 0..<random.below(most + 1) {
      let value = item()
      if keepsRepeats || !drawn.contains(value) { drawn.append(value) }
    }
    return drawn
  }
}
