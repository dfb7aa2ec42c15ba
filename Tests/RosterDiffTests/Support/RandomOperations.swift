import RosterDiffProof

/// Draws operations, most of them possible, some of them wrong in every way there is.
struct RandomOperations {
  var random: SeededRandom
  /// Identifiers are numbers below these.
  let itemBound: Int
  let sectionBound: Int

  init(random: SeededRandom, items: Int, sections: Int) {
    self.random = random
    itemBound = items
    sectionBound = sections
  }

  mutating func next() -> SnapshotOperation<Int, Int> {
    switch random.below(40) {
    case 0: random.oneIn(20 * sectionBound) ? .deleteAllItems : .appendSections(sections(2))
    case 1: .appendSections(sections(3))
    case 2: .insertSections(sections(2), anchor(section()))
    case 3: random.oneIn(sectionBound) ? .deleteSections(sections(2)) : .appendSections(sections(4))
    case 4, 5: .moveSection(section(), anchor(section()))
    case 6: .reloadSections(sections(2))
    case 7...12: .appendItems(items(6), toSection: random.oneIn(3) ? nil : section())
    case 13...20: .insertItems(items(6), anchor(item()))
    case 21...24: .deleteItems(items(6))
    case 25...31: .moveItem(item(), anchor(item()))
    case 32, 33: .reloadItems(items(2))
    case 34, 35: .reconfigureItems(items(2))
    case 36: .replaceItems(items(random.oneIn(2) ? 12 : 60), inSection: section())
    default: .insertItems([item()], anchor(item()))
    }
  }

  mutating func item() -> Int { random.below(itemBound) }
  mutating func section() -> Int { random.below(sectionBound) }

  private mutating func anchor(_ identifier: Int) -> Anchor<Int> {
    random.oneIn(2) ? .before(identifier) : .after(identifier)
  }

  /// Rarely with repeats: most operations shall succeed.
  private mutating func items(_ most: Int) -> [Int] { draw(most) { $0.item() } }
  private mutating func sections(_ most: Int) -> [Int] { draw(most) { $0.section() } }

  private mutating func draw(_ most: Int, _ one: (inout Self) -> Int) -> [Int] {
    let keepsRepeats = random.oneIn(20)
    var drawn: [Int] = []
    for _ in 0..<random.below(most + 1) {
      let value = one(&self)
      if keepsRepeats || !drawn.contains(value) { drawn.append(value) }
    }
    return drawn
  }
}
