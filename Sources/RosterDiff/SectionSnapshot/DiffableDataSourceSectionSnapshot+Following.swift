extension DiffableDataSourceSectionSnapshot {
  /// Makes this tree, which a section of a snapshot showed, show what a newer snapshot has there.
  ///
  /// Items that are gone are dropped, with what is hidden below them; those that can be seen below
  /// them move up. New items come behind the item that is before them, at its level, or below it if
  /// others stand there. Items that moved take what is hidden below them along. Of identifiers that
  /// are equal but not identical, the newer is kept.
  ///
  /// - Complexity: O(k log n) for k items that came, went or moved, and what the snapshots do not
  ///   share; O(n) if the section did not show the tree.
  package mutating func follow<Section>(
    _ new: DiffableDataSourceSnapshot<Section, Item>,
    from old: DiffableDataSourceSnapshot<Section, Item>, inSection section: Section
  ) {
    let newItems = new.storage.position(ofSection: section)?.entry.items ?? Rope()
    let oldItems = old.storage.position(ofSection: section)?.entry.items ?? Rope()
    guard newItems.count > 0 else { return deleteAll() }
    var windows = ContiguousArray<FollowedWindow<Item>>()
    if oldItems.count == storage.visibleCount {
      RopeDifference.forEachRegion(between: oldItems, newItems) { region in
        windows.append(
          FollowedWindow(
            old: HashedItems(joining: region.old), new: HashedItems(joining: region.new),
            newStart: region.newStart))
      }
    } else {
      windows.append(
        FollowedWindow(
          old: storage.rope.allLeaves.visibleItems(),
          new: HashedItems(joining: newItems.allLeaves), newStart: 0))
    }
    guard windows.contains(where: { !$0.isEmpty }) else { return }
    var following = TreeFollowing(storage, windows)
    following.run { offset in
      newItems.position(ofElement: offset).map { $0.leaf.items[offset - $0.countBefore] }
    }
    storage = following.storage
    checkInvariants()
  }
}

/// Makes a tree show other items: takes out what goes or moves, then puts in what comes.
struct TreeFollowing<Item: Hashable> {
  private(set) var storage: TreeStorage<Item>
  private let windows: ContiguousArray<FollowedWindow<Item>>

  /// What is put in, in order; `nodes` are those that it had in its old place.
  private var arrivals = ContiguousArray<Arrival>()

  /// What is taken out.
  private var departures = ContiguousArray<Departure>()

  private struct Arrival {
    var entry: FollowedWindow<Item>.Entry
    /// Its offset among all that shall be visible.
    var newOffset: Int
    var nodes = TreeNodes<Item>()
  }

  private struct Departure {
    var entry: FollowedWindow<Item>.Entry
    /// Its offset in the tree as it was.
    var offset: Int
    /// The index of its arrival, or nil if it is gone.
    var arrival: Int?
  }

  init(_ storage: TreeStorage<Item>, _ windows: ContiguousArray<FollowedWindow<Item>>) {
    self.storage = storage
    self.windows = windows
  }

  /// - Parameter item: says what shall be visible at an offset.
  mutating func run(_ item: (Int) -> Item?) {
    plan()
    // From the end, so that what is below another item leaves before it.
    departures.sort { $0.offset > $1.offset }
    for departure in departures { takeOut(departure) }
    for arrival in arrivals { putIn(arrival, behind: item(arrival.newOffset - 1)) }
    storage.renew(windows.lazy.flatMap(\.renewed))
  }

  /// Finds out what stays, comes and goes.
  private mutating func plan() {
    // Offsets in the tree of items that stay or arrive.
    var known = Set<Int>()
    for window in windows {
      let places = window.new.map { storage.position(of: $0.item, hash: $0.hash) }
      let own = Set(window.old.compactMap { storage.position(of: $0.item, hash: $0.hash)?.offset })
      var runs = ContiguousArray<MatchRun>()
      for (index, place) in places.enumerated() {
        if let place, own.contains(place.offset) {
          runs.append(MatchRun(owner: 0, old: place.offset, new: index, count: 1))
        }
      }
      let stays = longestIncreasing(runs[...], of: 0)
      var staying = Set<Int>()
      for (index, run) in runs.enumerated() where stays?[index] ?? true { staying.insert(run.new) }
      for (index, entry) in window.new.enumerated() {
        if let place = places[index] { known.insert(place.offset) }
        guard !staying.contains(index) else { continue }
        if let place = places[index] {
          departures.append(
            Departure(entry: entry, offset: place.offset, arrival: arrivals.count))
        }
        arrivals.append(Arrival(entry: entry, newOffset: window.newStart + index))
      }
    }
    for window in windows {
      for entry in window.old {
        guard let place = storage.position(of: entry.item, hash: entry.hash),
          !known.contains(place.offset)
        else { continue }
        departures.append(Departure(entry: entry, offset: place.offset))
      }
    }
  }

  /// Takes an item out, with what is hidden below it. What can be seen below it moves up.
  private mutating func takeOut(_ departure: Departure) {
    guard let position = storage.position(of: departure.entry.item, hash: departure.entry.hash)
    else { return }
    let below = storage.descendants(of: position)
    let staysBelow = position.mark.isVisible && position.mark.isExpanded
    let range = position.offset..<(staysBelow ? position.offset + 1 : below.upperBound)
    if let arrival = departure.arrival {
      var nodes = storage.nodes(of: range)
      // What was hidden stays so.
      if nodes.count > 1 { nodes.marks[0].isExpanded = false }
      nodes.hashed.items[0] = departure.entry.item
      nodes.rehang(shift: -position.mark.level, isVisible: true)
      arrivals[arrival].nodes = nodes
    }
    if staysBelow { storage.raise(below) }
    storage.remove([range])
  }

  private mutating func putIn(_ arrival: Arrival, behind neighbour: Item?) {
    var nodes = arrival.nodes
    if nodes.count == 0 {
      nodes = TreeNodes(
        HashedItems(items: [arrival.entry.item], hashes: [arrival.entry.hash]),
        mark: TreeMark(level: 0, isVisible: true))
    }
    guard let neighbour, let position = storage.position(of: neighbour) else {
      return storage.insert(nodes, at: 0)
    }
    let below = storage.descendants(of: position)
    let isParent = position.mark.isExpanded && !below.isEmpty
    nodes.rehang(shift: position.mark.level + (isParent ? 1 : 0), isVisible: true)
    storage.insert(nodes, at: isParent ? below.lowerBound : below.upperBound)
  }
}

extension TreeStorage {
  /// Puts values in the place of those that are equal to them.
  fileprivate mutating func renew(_ entries: some Sequence<FollowedWindow<Item>.Entry>) {
    var edited: [UInt64: (chunk: TreeChunk<Item>, items: ContiguousArray<Item>)] = [:]
    for entry in entries {
      guard let position = position(of: entry.item, hash: entry.hash),
        !areOneAndTheSame(position.item, entry.item)
      else { continue }
      let chunk = position.chunk.leaf
      edited[position.chunk.label, default: (chunk, chunk.items)].items[position.index] = entry.item
    }
    for (label, edit) in edited {
      let chunk = TreeChunk(
        name: edit.chunk.name, items: edit.items, hashes: edit.chunk.hashes,
        marks: edit.chunk.marks)
      rope.replaceLeaf(labelled: label, with: chunk)
    }
  }

  /// Moves everything in a range of offsets up by one level.
  fileprivate mutating func raise(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound, let chunk = rope.position(ofElement: offset) {
      let end = min(range.upperBound, chunk.countBefore + chunk.leaf.count)
      var marks = chunk.leaf.marks
      for index in (offset - chunk.countBefore)..<(end - chunk.countBefore) {
        marks[index] = TreeMark(
          level: marks[index].level - 1, isExpanded: marks[index].isExpanded,
          isVisible: marks[index].isVisible)
      }
      rope.replaceLeaf(labelled: chunk.label, with: TreeChunk(chunk.leaf, marks: marks))
      offset = end
    }
  }
}
