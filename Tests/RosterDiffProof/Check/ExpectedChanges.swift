import RosterDiff

/// What two arrangements force: the sets that every right batch names, and how few moves suffice.
package struct ExpectedChanges {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var sectionMoves = 0
  package var deletedItems: [ItemPath] = []
  package var insertedItems: [ItemPath] = []
  /// Rows that change section, as old and new path, by ascending new path.
  package var crossings: [Changeset.Move<ItemPath>] = []
  package var movesWithinSections = 0
  /// For every new section where it was, for every new row where it was; -1 for nowhere.
  package var oldSection: [Int] = []
  package var oldPath: [[ItemPath?]] = []
  package var newPath: [[ItemPath?]] = []

  package var itemMoves: Int { crossings.count + movesWithinSections }

  package init(
    old: Arrangement, new: Arrangement, fewest: inout FewestMoves.Table
  ) {
    let count = 1 + max(Self.highest(old), Self.highest(new))
    var oldPlace = [ItemPath?](repeating: nil, count: count)
    for (section, row) in old.rows.enumerated() {
      for (item, value) in row.enumerated() {
        oldPlace[value] = ItemPath(item: item, section: section)
      }
    }
    var oldSectionPlace = [Int](repeating: -1, count: count)
    for (index, section) in old.sections.enumerated() { oldSectionPlace[section] = index }

    oldSection = new.sections.map { oldSectionPlace[$0] }
    newPath = old.rows.map { [ItemPath?](repeating: nil, count: $0.count) }
    oldPath.reserveCapacity(new.rows.count)
    var kept: [Int] = []
    for (section, row) in new.rows.enumerated() {
      kept.removeAll(keepingCapacity: true)
      var origins: [ItemPath?] = []
      origins.reserveCapacity(row.count)
      for (item, value) in row.enumerated() {
        let path = ItemPath(item: item, section: section)
        let origin = oldPlace[value]
        origins.append(origin)
        guard let origin else {
          insertedItems.append(path)
          continue
        }
        newPath[origin.section][origin.item] = path
        if origin.section == oldSection[section] {
          kept.append(origin.item)
        } else {
          crossings.append(.init(from: origin, to: path))
        }
      }
      oldPath.append(origins)
      movesWithinSections += fewest(kept)
    }
    for (section, row) in newPath.enumerated() {
      for (item, path) in row.enumerated() where path == nil {
        deletedItems.append(ItemPath(item: item, section: section))
      }
    }
    insertedSections = oldSection.indices.filter { oldSection[$0] < 0 }
    kept = oldSection.filter { $0 >= 0 }
    deletedSections = old.sections.indices.filter { !kept.contains($0) }
    sectionMoves = fewest(kept)
  }

  private static func highest(_ arrangement: Arrangement) -> Int {
    var highest = arrangement.sections.max() ?? -1
    for row in arrangement.rows { highest = max(highest, row.max() ?? -1) }
    return highest
  }
}
