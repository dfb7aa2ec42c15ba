extension Arrangement {
  /// An arrangement of at most so many sections and items, numbered from zero, spread unevenly.
  package static func random(
    items: Int, sections: Int, using random: inout SeededRandom
  ) -> Arrangement {
    var result = Arrangement(
      sections: Array(0..<max(sections, 1)).shuffled(using: &random), rows: [])
    result.rows = result.sections.map { _ in [] }
    let favourite = random.below(result.sections.count)
    for item in Array(0..<items).shuffled(using: &random) {
      let section = random.oneIn(3) ? favourite : random.below(result.sections.count)
      result.rows[section].append(item)
    }
    return result
  }

  /// How much a state is changed into another, in parts of a thousand.
  package struct Churn: Sendable {
    package var deletes: Int
    package var inserts: Int
    package var moves: Int
    package var sections: Int

    package init(deletes: Int, inserts: Int, moves: Int, sections: Int) {
      self.deletes = deletes
      self.inserts = inserts
      self.moves = moves
      self.sections = sections
    }
  }

  /// A state that this one could become: items and sections go, come and move.
  package func changed(_ churn: Churn, using random: inout SeededRandom) -> Arrangement {
    var result = self
    var fresh = 1 + (result.rows.joined().max() ?? -1)
    var freshSection = 1 + (result.sections.max() ?? -1)
    func happens(_ parts: Int) -> Bool { random.below(1_000) < parts }
    var loose: [Int] = []
    for section in result.rows.indices {
      result.rows[section] = result.rows[section].filter { item in
        if happens(churn.deletes) { return false }
        if happens(churn.moves) {
          loose.append(item)
          return false
        }
        return true
      }
    }
    for index in result.sections.indices.reversed() where happens(churn.sections) {
      switch random.below(3) {
      case 0:
        result.sections.remove(at: index)
        loose += result.rows.remove(at: index).filter { _ in random.oneIn(2) }
      case 1:
        result.sections.insert(freshSection, at: index)
        result.rows.insert([], at: index)
        freshSection += 1
      default:
        let place = random.below(result.sections.count)
        result.sections.insert(result.sections.remove(at: index), at: place)
        result.rows.insert(result.rows.remove(at: index), at: place)
      }
    }
    if result.sections.isEmpty { return result }
    for _ in 0..<rows.joined().count where happens(churn.inserts) {
      loose.append(fresh)
      fresh += 1
    }
    for item in loose {
      let section = random.below(result.sections.count)
      result.rows[section].insert(item, at: random.below(result.rows[section].count + 1))
    }
    return result
  }
}
