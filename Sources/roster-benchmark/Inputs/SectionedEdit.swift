/// Sections of numbers before and after: some items cross into other sections, some sections move.
struct SectionedEdit {
  let old: [(section: Int, items: [Int])]
  let new: [(section: Int, items: [Int])]

  init(sections: Int, each count: Int, crossings: Int, sectionMoves: Int, seed: UInt64) {
    var random = SplitMix(seed: seed)
    old = (0..<sections).map { ($0, Array($0 * count..<($0 + 1) * count)) }
    var new = old
    for _ in 0..<crossings {
      let from = Int.random(in: 0..<sections, using: &random)
      let to = (from + Int.random(in: 1..<max(2, sections), using: &random)) % sections
      guard !new[from].items.isEmpty else { continue }
      let item = new[from].items.remove(at: Int.random(in: new[from].items.indices, using: &random))
      new[to].items.insert(item, at: Int.random(in: 0...new[to].items.count, using: &random))
    }
    for _ in 0..<sectionMoves {
      let section = new.remove(at: Int.random(in: new.indices, using: &random))
      new.insert(section, at: Int.random(in: 0...new.count, using: &random))
    }
    self.new = new
  }

  /// The same items without sections.
  var flat: ListEdit { ListEdit(old: old.flatMap(\.items), new: new.flatMap(\.items)) }

  /// The fewest sections and items that must move: an item moves if it changes its section, or
  /// its place among those that stay there.
  var fewest: (sections: Int, items: Int) {
    var places: [Int: (section: Int, offset: Int)] = [:]
    for (section, items) in old {
      for (offset, item) in items.enumerated() { places[item] = (section, offset) }
    }
    var moves = 0
    for (section, items) in new {
      let own = items.compactMap { item in
        places[item].flatMap { $0.section == section ? $0.offset : nil }
      }
      moves += items.count - own.count + fewestMoves(own)
    }
    return (fewestMoves(new.map(\.section)), moves)
  }
}
