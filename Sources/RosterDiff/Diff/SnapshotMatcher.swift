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
  @usableFromInline typealias Items = UnsafePointer<Rope<Chunk<Item>>>
  @usableFromInline typealias PageRegion = RopeDifference<SectionPage<Section, Item>>.Region

  @usableFromInline let old: StorageBox<Section, Item>
  @usableFromInline let new: StorageBox<Section, Item>
  @usableFromInline var result = SnapshotMatch()
  @usableFromInline var places: OldPlaces<Section, Item>

  /// Used again for each section, with the memory that it has.
  @usableFromInline var difference = RopeDifference<Chunk<Item>>()

  /// Where the sections at hand begin that are shared or unchanged.
  @usableFromInline var shared = (old: 0, new: 0)

  @inlinable
  init(old: StorageBox<Section, Item>, new: StorageBox<Section, Item>) {
    self.old = old
    self.new = new
    places = OldPlaces(old)
    // For few, what comes at the end costs more than it spares.
    places.lastAskedAtOnce = old.storage.parameters.largestChunk
  }

  @inlinable
  static func match(
    old: StorageBox<Section, Item>, new: StorageBox<Section, Item>
  ) -> SnapshotMatch {
    guard old !== new else { return SnapshotMatch() }
    var matcher = SnapshotMatcher(old: old, new: new)
    RopeDifference.forEachRegion(between: old.storage.sections, new.storage.sections) { region in
      if !matcher.matchInPlace(region) { matcher.match(region) }
    }
    matcher.finish()
    matcher.matchNewcomers()
    return matcher.result
  }

  /// Matches sections that are the same on both sides and only differ in their items.
  ///
  /// - Returns: false, with nothing done, if sections differ.
  @inlinable
  mutating func matchInPlace(_ region: PageRegion) -> Bool {
    guard region.old.count == 1, region.new.count == 1 else { return false }
    let count = region.old[0].entries.count
    guard region.new[0].entries.count == count else { return false }
    let (before, after) = (
      region.old[0].entries.firstElement, region.new[0].entries.firstElement
    )
    for index in 0..<count where before[index].identifier != after[index].identifier {
      return false
    }
    for index in 0..<count {
      matchItems(
        Self.items(of: before + index), at: region.oldStart + index,
        Self.items(of: after + index), at: region.newStart + index)
    }
    return true
  }

  /// Matches sections by identifier, then the items of each.
  @inlinable
  mutating func match(_ region: PageRegion) {
    if region.oldStart > shared.old {
      result.sections.add(
        owner: 0, old: shared.old, new: shared.new, count: region.oldStart - shared.old,
        isShared: true)
    }
    shared = (region.oldStart + region.oldCount, region.newStart + region.newCount)
    // Pointers: the boxes keep all pages, and a copy of a section counts several references.
    let oldEntries = Self.entries(of: region.old)
    var isTaken = ContiguousArray(repeating: false, count: oldEntries.count)
    var expected = 0
    var offset = region.newStart
    for entry in Self.entries(of: region.new) {
      var before: (entry: UnsafePointer<Entry>, offset: Int)?
      if expected < oldEntries.count,
        oldEntries[expected].pointee.identifier == entry.pointee.identifier
      {
        before = (oldEntries[expected], region.oldStart + expected)
      } else if let position = old.storage.position(
        ofSection: entry.pointee.identifier, hash: entry.pointee.hash)
      {
        before = (position.page.leaf.entries.firstElement + position.index, position.offset)
      }
      if let before {
        let index = before.offset - region.oldStart
        if oldEntries.indices.contains(index) {
          isTaken[index] = true
          expected = index + 1
        }
        result.sections.add(owner: 0, old: before.offset, new: offset, count: 1)
        matchItems(
          Self.items(of: before.entry), at: before.offset, Self.items(of: entry), at: offset)
      } else {
        withUnsafePointer(to: Rope()) { matchItems($0, at: -1, Self.items(of: entry), at: offset) }
      }
      offset += 1
    }
    result.newSections.append(Stretch(owner: 0, start: region.newStart, count: region.newCount))
    result.oldSections.append(Stretch(owner: 0, start: region.oldStart, count: region.oldCount))
    // Sections that nobody took are gone, or come again in another region.
    for (index, entry) in oldEntries.enumerated()
    where !isTaken[index] && entry.pointee.items.count > 0
      && new.storage.position(ofSection: entry.pointee.identifier, hash: entry.pointee.hash)
        == nil
    {
      result.oldItems.append(
        Stretch(owner: region.oldStart + index, start: 0, count: entry.pointee.items.count))
    }
  }

  /// The items of a section: they stand first in it.
  @inlinable
  static func items(of entry: UnsafePointer<Entry>) -> Items {
    UnsafeRawPointer(entry).assumingMemoryBound(to: Rope<Chunk<Item>>.self)
  }

  /// The sections of some pages, which somebody has to keep.
  @inlinable
  static func entries(
    of pages: ContiguousArray<SectionPage<Section, Item>>
  ) -> ContiguousArray<UnsafePointer<Entry>> {
    var result = ContiguousArray<UnsafePointer<Entry>>()
    result.reserveCapacity(pages.reduce(0) { $0 + $1.entries.count })
    for page in pages {
      let first = page.entries.firstElement
      for index in 0..<page.entries.count { result.append(first + index) }
    }
    return result
  }

  @inlinable
  mutating func finish() {
    // The sections at the end, if any before them changed.
    let rest = old.storage.sectionCount - shared.old
    if rest > 0, !result.newSections.isEmpty {
      result.sections.add(
        owner: 0, old: shared.old, new: shared.new, count: rest, isShared: true)
    }
    // Sections that moved were met in the order of the new snapshot.
    for index in result.oldItems.indices.dropFirst() {
      let (before, stretch) = (result.oldItems[index - 1], result.oldItems[index])
      guard (before.owner, before.start) > (stretch.owner, stretch.start) else { continue }
      result.oldItems.sort { ($0.owner, $0.start) < ($1.owner, $1.start) }
      break
    }
  }

  /// Matches the items of a new section.
  ///
  /// - Parameters:
  ///   - before: what the section held; nothing if it is new.
  ///   - oldOffset: where it was; -1 if it is new.
  @inlinable
  mutating func matchItems(
    _ before: Items, at oldOffset: Int, _ after: Items, at newOffset: Int
  ) {
    Self.matchItems(
      before, at: oldOffset, after, at: newOffset, &difference, into: &result, &places)
  }

  // All that changes is handed in, because a closure of a member would hold all members.
  @inlinable
  static func matchItems(
    _ before: Items, at oldOffset: Int, _ after: Items, at newOffset: Int,
    _ difference: inout RopeDifference<Chunk<Item>>, into result: inout SnapshotMatch,
    _ places: inout OldPlaces<Section, Item>
  ) {
    let stretchStart = result.newItems.count
    let runStart = result.items.runs.count
    result.items.listStart = runStart
    let newcomerStart = places.newcomers.count
    var end: (old: Int, new: Int)?
    difference.forEachRegion(between: before, after) { region in
      let start = end ?? (0, 0)
      let (oldStart, oldCount) = (region.pointee.oldStart, region.pointee.oldCount)
      let (newStart, newCount) = (region.pointee.newStart, region.pointee.newCount)
      if oldStart > start.old {
        result.items.add(
          owner: oldOffset, old: start.old, new: start.new, count: oldStart - start.old,
          isShared: true)
      }
      if oldCount > 0 {
        result.oldItems.append(Stretch(owner: oldOffset, start: oldStart, count: oldCount))
      }
      if newCount > 0 {
        result.newItems.append(Stretch(owner: newOffset, start: newStart, count: newCount))
      }
      var walk = RegionWalk(region, owner: oldOffset)
      walk.match(into: &result.items, places: &places)
      end = (oldStart + oldCount, newStart + newCount)
    }
    guard let end else { return }
    let rest = after.pointee.count - end.new
    if rest > 0 {
      result.items.add(
        owner: oldOffset, old: end.old, new: end.new, count: rest,
        isShared: true)
    }
    result.lists.append(
      SnapshotMatch.List(
        oldOwner: oldOffset, newOwner: newOffset, runs: runStart..<result.items.runs.count,
        stretches: stretchStart..<result.newItems.count,
        newcomers: newcomerStart..<places.newcomers.count))
  }
}
