import RosterDiff

extension ModelSnapshot {
  mutating func append(_ new: [Item], to section: Section?) throws(Refusal) {
    var faults: Set<SnapshotError.Kind> = []
    let target = section.map { index(of: $0) } ?? groups.indices.last
    if target == nil { faults.insert(section == nil ? .noSections : .unknownSection) }
    if new.hasRepeats { faults.insert(.duplicateItem) }
    guard faults.isEmpty, let target else { throw Refusal(faults) }
    remove(new)
    groups[target].items += new
  }

  mutating func insert(_ new: [Item], _ anchor: Anchor<Item>) throws(Refusal) {
    var faults: Set<SnapshotError.Kind> = []
    if path(of: anchor.identifier) == nil { faults.insert(.unknownItem) }
    if new.contains(anchor.identifier) { faults.insert(.selfAnchor) }
    if new.hasRepeats { faults.insert(.duplicateItem) }
    guard faults.isEmpty else { throw Refusal(faults) }
    remove(new)
    guard let place = path(of: anchor.identifier) else { return }
    groups[place.section].items.insert(contentsOf: new, at: place.item + anchor.shift)
  }

  mutating func delete(items gone: [Item]) {
    remove(gone)
    dropStaleMarks()
  }

  mutating func move(item: Item, _ anchor: Anchor<Item>) throws(Refusal) {
    var faults: Set<SnapshotError.Kind> = []
    if item == anchor.identifier { faults.insert(.selfAnchor) }
    guard path(of: item) != nil, path(of: anchor.identifier) != nil else {
      throw Refusal(faults.union([.unknownItem]))
    }
    guard faults.isEmpty else { throw Refusal(faults) }
    try insert([item], anchor)
  }

  mutating func replace(_ new: [Item], in section: Section) throws(Refusal) {
    var faults: Set<SnapshotError.Kind> = []
    if index(of: section) == nil { faults.insert(.unknownSection) }
    if new.hasRepeats { faults.insert(.duplicateItem) }
    guard faults.isEmpty, let target = index(of: section) else { throw Refusal(faults) }
    remove(new)
    groups[target].items = new
    dropStaleMarks()
  }

  /// Takes items out without touching their marks: they may come back at once.
  private mutating func remove(_ items: [Item]) {
    for index in groups.indices { groups[index].items.removeAll(where: items.contains) }
  }
}
