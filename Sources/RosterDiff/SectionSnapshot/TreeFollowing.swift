/// Makes a tree show other items: takes out what goes or moves, then puts in what comes.
@usableFromInline
struct TreeFollowing<Item: Hashable> {
  @usableFromInline var storage: TreeStorage<Item>
  @usableFromInline let windows: ContiguousArray<FollowedWindow<Item>>

  /// What is put in, in order; `nodes` are those that it had in its old place.
  @usableFromInline var arrivals = ContiguousArray<Arrival>()

  /// What is taken out.
  @usableFromInline var departures = ContiguousArray<Departure>()

  @usableFromInline
  struct Arrival {
    @usableFromInline var entry: FollowedWindow<Item>.Entry
    /// Its offset among all that shall be visible.
    @usableFromInline var newOffset: Int
    @usableFromInline var nodes = TreeNodes<Item>()

    @inlinable
    init(entry: FollowedWindow<Item>.Entry, newOffset: Int) {
      self.entry = entry
      self.newOffset = newOffset
    }
  }

  @usableFromInline
  struct Departure {
    @usableFromInline var entry: FollowedWindow<Item>.Entry
    /// Its offset in the tree as it was.
    @usableFromInline var offset: Int
    /// The index of its arrival, or nil if it is gone.
    @usableFromInline var arrival: Int?

    @inlinable
    init(entry: FollowedWindow<Item>.Entry, offset: Int, arrival: Int? = nil) {
      self.entry = entry
      self.offset = offset
      self.arrival = arrival
    }
  }

  @inlinable
  init(_ storage: TreeStorage<Item>, _ windows: ContiguousArray<FollowedWindow<Item>>) {
    self.storage = storage
    self.windows = windows
  }

  /// - Parameter item: says what shall be visible at an offset.
  @inlinable
  mutating func run(_ item: (Int) -> Item?) {
    plan()
    takeOut()
    for arrival in arrivals { putIn(arrival, behind: item(arrival.newOffset - 1)) }
    storage.renew(windows.lazy.flatMap(\.renewed))
  }

  /// Finds out what stays, comes and goes.
  @inlinable
  mutating func plan() {
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
      let stays = runs.withUnsafeBufferPointer { longestIncreasing($0, of: 0) }
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

  /// Takes items out, each with what is hidden below it. What can be seen below them moves up.
  ///
  /// All is found out in the tree as it was, and written in one go: of a chain, each item has all
  /// others below it.
  @inlinable
  mutating func takeOut() {
    sortDepartures()
    var ranges = ContiguousArray<Range<Int>>()
    var raised = ContiguousArray<Range<Int>>()
    for departure in departures {
      guard let position = storage.position(at: departure.offset) else { return }
      let below = storage.descendants(of: position)
      if position.mark.isVisible, position.mark.isExpanded {
        ranges.append(position.offset..<(position.offset + 1))
        if !below.isEmpty { raised.append(below) }
      } else {
        ranges.append(position.offset..<below.upperBound)
      }
    }
    for (index, departure) in departures.enumerated() {
      guard let arrival = departure.arrival else { continue }
      var nodes = self.nodes(of: index, ranges)
      // What was hidden stays so.
      if nodes.count > 1 { nodes.marks[0].isExpanded = false }
      nodes.hashed.items[0] = departure.entry.item
      nodes.rehang(shift: -nodes.marks[0].level, isVisible: true)
      arrivals[arrival].nodes = nodes
    }
    storage.raise(raised)
    var outermost = ContiguousArray<Range<Int>>()
    for range in ranges where range.lowerBound >= outermost.last?.upperBound ?? 0 {
      outermost.append(range)
    }
    storage.remove(outermost)
  }

  /// By offset, each once: identifiers whose equality is no equality may name one item twice.
  @inlinable
  mutating func sortDepartures() {
    departures.sort { $0.offset < $1.offset }
    var last = -1
    departures.removeAll { departure in
      defer { last = departure.offset }
      return departure.offset == last
    }
  }

  /// What leaves with an item: its range without those in it that leave on their own.
  @inlinable
  func nodes(of index: Int, _ ranges: ContiguousArray<Range<Int>>) -> TreeNodes<Item> {
    let end = ranges[index].upperBound
    var nodes = TreeNodes<Item>()
    var start = ranges[index].lowerBound
    var inner = index + 1
    while inner < ranges.count, ranges[inner].lowerBound < end {
      nodes.append(storage.nodes(of: start..<ranges[inner].lowerBound))
      start = ranges[inner].upperBound
      // Past what leaves on its own inside of that.
      inner +=
        1 + lowerBound(ranges.count - inner - 1) { ranges[inner + 1 + $0].lowerBound < start }
    }
    nodes.append(storage.nodes(of: start..<end))
    return nodes
  }

  @inlinable
  mutating func putIn(_ arrival: Arrival, behind neighbour: Item?) {
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
