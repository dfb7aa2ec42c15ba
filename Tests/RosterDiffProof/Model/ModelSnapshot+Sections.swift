import RosterDiff

extension ModelSnapshot {
  /// Appends new sections, or puts them beside an anchor.
  mutating func place(_ new: [Section], at anchor: Anchor<Section>?) throws(Refusal) {
    var faults: Set<SnapshotError.Kind> = []
    if new.hasRepeats || new.contains(where: sections.contains) { faults.insert(.duplicateSection) }
    if let anchor {
      if new.contains(anchor.identifier) { faults.insert(.selfAnchor) }
      if index(of: anchor.identifier) == nil { faults.insert(.unknownSection) }
    }
    guard faults.isEmpty else { throw Refusal(faults) }
    let place = anchor.flatMap { anchor in
      index(of: anchor.identifier).map { $0 + anchor.shift }
    }
    groups.insert(
      contentsOf: new.map { Group(section: $0, items: []) }, at: place ?? groups.count)
  }

  mutating func delete(_ gone: [Section]) {
    groups.removeAll { gone.contains($0.section) }
    dropStaleMarks()
  }

  mutating func move(_ section: Section, _ anchor: Anchor<Section>) throws(Refusal) {
    var faults: Set<SnapshotError.Kind> = []
    if section == anchor.identifier { faults.insert(.selfAnchor) }
    guard let from = index(of: section), index(of: anchor.identifier) != nil else {
      throw Refusal(faults.union([.unknownSection]))
    }
    guard faults.isEmpty else { throw Refusal(faults) }
    let group = groups.remove(at: from)
    let place = index(of: anchor.identifier).map { $0 + anchor.shift }
    groups.insert(group, at: place ?? groups.count)
  }
}
