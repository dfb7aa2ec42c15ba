/// Finds out what became of each section and item.
///
/// Only what two snapshots do not share is looked at. There, the next new item is expected to be
/// the one behind the last that matched; only where it is not, the old snapshot's index is asked,
/// with the hash that is stored beside the item. So lists that are mostly equal cost comparisons
/// and no hashing.
@usableFromInline
struct SnapshotMatcher<Section: Hashable, Item: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<Section, Item>
  @usableFromInline typealias Entry = SectionEntry<Section, Item>

  @usableFromInline let old: Storage
  @usableFromInline let new: Storage
  @usableFromInline var result = SnapshotMatch()
  @usableFromInline var places: OldPlaces<Section, Item>

  @inlinable
  init(old: Storage, new: Storage) {
    self.old = old
    self.new = new
    places = OldPlaces(old)
  }

  @inlinable
  static func match(old: Storage, new: Storage) -> SnapshotMatch {
    var matcher = SnapshotMatcher(old: old, new: new)
    matcher.matchSections()
    return matcher.result
  }

  @inlinable
  mutating func matchSections() {
    var difference = RopeDifference<SectionPage<Section, Item>>()
    difference.compare(old.sections, new.sections)
    var end = (old: 0, new: 0)
    for region in difference.regions {
      addSharedSections(end, region)
      match(region)
      end = (region.oldStart + region.oldCount, region.newStart + region.newCount)
    }
    guard !difference.regions.isEmpty else { return }
    let rest = old.sectionCount - end.old
    if rest > 0 {
      result.sections.add(owner: 0, old: end.old, new: end.new, count: rest, isShared: true)
    }
    // Sections that moved were met in the order of the new snapshot.
    let isSorted = zip(result.oldItemStretches, result.oldItemStretches.dropFirst())
      .allSatisfy { ($0.owner, $0.start) <= ($1.owner, $1.start) }
    if !isSorted { result.oldItemStretches.sort { ($0.owner, $0.start) < ($1.owner, $1.start) } }
  }

  @inlinable
  mutating func addSharedSections(
    _ end: (old: Int, new: Int), _ region: RopeDifference<SectionPage<Section, Item>>.Region
  ) {
    let shared = region.oldStart - end.old
    if shared > 0 {
      result.sections.add(owner: 0, old: end.old, new: end.new, count: shared, isShared: true)
    }
  }

  /// Matches sections by identifier, then the items of each.
  @inlinable
  mutating func match(_ region: RopeDifference<SectionPage<Section, Item>>.Region) {
    let oldEntries = ContiguousArray(region.old.lazy.map(\.entries).joined())
    var isTaken = ContiguousArray(repeating: false, count: oldEntries.count)
    var expected = 0
    var offset = region.newStart
    for page in region.new {
      for entry in page.entries {
        var index: Int?
        if expected < oldEntries.count, !isTaken[expected],
          oldEntries[expected].identifier == entry.identifier
        {
          index = expected
        } else if let position = old.position(ofSection: entry.identifier, hash: entry.hash) {
          let found = position.offset - region.oldStart
          if found >= 0, found < oldEntries.count, !isTaken[found] {
            index = found
          } else if found < 0 || found >= oldEntries.count {
            // It comes from another region.
            result.sections.add(owner: 0, old: position.offset, new: offset, count: 1)
            matchItems(
              of: entry, at: offset, old: position.entry, at: position.offset)
            offset += 1
            continue
          }
        }
        if let index {
          isTaken[index] = true
          expected = index + 1
          result.sections.add(owner: 0, old: region.oldStart + index, new: offset, count: 1)
          matchItems(
            of: entry, at: offset, old: oldEntries[index], at: region.oldStart + index)
        } else {
          matchItems(of: entry, at: offset, old: nil, at: -1)
        }
        offset += 1
      }
    }
    result.sections.newStretches.append(
      Stretch(owner: 0, start: region.newStart, count: region.newCount))
    result.oldSectionStretches.append(
      Stretch(owner: 0, start: region.oldStart, count: region.oldCount))
    // Sections that nobody took are gone, or come again in another region.
    for (index, entry) in oldEntries.enumerated()
    where !isTaken[index] && entry.items.count > 0
      && new.position(ofSection: entry.identifier, hash: entry.hash) == nil
    {
      result.oldItemStretches.append(
        Stretch(owner: region.oldStart + index, start: 0, count: entry.items.count))
    }
  }

  /// Matches the items of a new section.
  ///
  /// - Parameter before: what the section was, or nil if it is new.
  @inlinable
  mutating func matchItems(
    of entry: Entry, at newOffset: Int, old before: Entry?, at oldOffset: Int
  ) {
    var difference = RopeDifference<Chunk<Item>>()
    difference.compare(before?.items ?? Rope(), entry.items)
    guard !difference.regions.isEmpty else { return }
    var list = ListMatch(oldOwner: oldOffset, newOwner: newOffset)
    var end = (old: 0, new: 0)
    for region in difference.regions {
      if region.oldStart > end.old {
        list.add(
          owner: oldOffset, old: end.old, new: end.new, count: region.oldStart - end.old,
          isShared: true)
      }
      if region.oldCount > 0 {
        result.oldItemStretches.append(
          Stretch(owner: oldOffset, start: region.oldStart, count: region.oldCount))
      }
      if region.newCount > 0 {
        list.newStretches.append(
          Stretch(owner: newOffset, start: region.newStart, count: region.newCount))
      }
      var walk = RegionWalk(region, owner: oldOffset)
      walk.match(into: &list, places: &places)
      end = (region.oldStart + region.oldCount, region.newStart + region.newCount)
    }
    let rest = entry.items.count - end.new
    if rest > 0 {
      list.add(owner: oldOffset, old: end.old, new: end.new, count: rest, isShared: true)
    }
    result.items.append(list)
  }
}
