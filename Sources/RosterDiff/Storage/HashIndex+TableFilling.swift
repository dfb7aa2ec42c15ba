extension HashIndex {
  /// Lays out tables that have been given all their pairs at once.
  ///
  /// Probing would be a guess of the processor's for each pair, mostly a wrong one. Instead the
  /// pairs are counted by home, and those of each home get the next places that are free: loops
  /// without branches, eight tables at a time, and the result is one that probing could have made.
  struct TableFilling {
    let shift: UInt64
    let nameMask: UInt32

    /// How many pairs the homes of the tables at hand have, and where the next pair of each goes:
    /// a lane for each table.
    private var counts = ContiguousArray<Int32>()
    private var next = ContiguousArray<Int32>()

    /// One table, with a few free places in front, and behind it what runs over its end.
    var places = ContiguousArray<UInt64>()
    var end = 0

    private typealias Lanes = SIMD8<Int32>

    /// Pairs of one home stand side by side; so many before it are compared with each.
    static var window: Int { 4 }

    init(depth: UInt32, nameMask: UInt32) {
      shift = UInt64(HashIndex.bits * depth)
      self.nameMask = nameMask
    }

    /// Brings the pairs of all tables, which stand in front, to their places.
    ///
    /// - Parameters:
    ///   - used: how many pairs each table has.
    ///   - suspects: gets pairs of pairs with one hash, up to ``HashIndex/suspectLimit``.
    mutating func layOut(
      _ tables: inout ContiguousArray<ContiguousArray<UInt64>>, _ used: ContiguousArray<Int>,
      suspects: inout [Suspects]
    ) {
      let width = Lanes.scalarCount
      for first in stride(from: 0, to: tables.count, by: width) {
        let group = first..<min(first + width, tables.count)
        let largest = group.reduce(0) { max($0, tables[$1].count) }
        guard largest <= Self.largestLane else {
          for index in group where used[index] > 0 {
            sortIn(&tables[index], used[index])
            collectSuspects(inCrowdsOf: 2, capacity: tables[index].count, into: &suspects)
          }
          continue
        }
        countHomes(tables[group], used[group], largest: largest)
        let crowded = findPlaces(largest: largest)
        for index in group where used[index] > 0 {
          let mayRepeat = fill(&tables[index], used[index], lane: index - first)
          guard mayRepeat || crowded[index - first] < 0 else { continue }
          collectSuspects(
            inCrowdsOf: mayRepeat ? 2 : Self.window + 2, capacity: tables[index].count,
            into: &suspects)
        }
      }
    }

    /// Larger tables are there only where many hashes begin alike; lanes for eight would be waste.
    private static var largestLane: Int { 16 * HashIndex.largestTable }

    /// Brings the pairs of a large table to their places: sorted, they stand in the order of homes.
    private mutating func sortIn(_ table: inout ContiguousArray<UInt64>, _ used: Int) {
      let capacity = table.count
      let pairs = table[..<used].sorted()
      var overflow = 0
      for pair in pairs { overflow = max(overflow, Self.home(pair, shift, capacity)) + 1 }
      overflow = max(0, overflow - capacity)
      end = Self.window + capacity + overflow
      places = ContiguousArray(repeating: 0, count: end)
      var place = overflow
      for pair in pairs {
        place = max(place, Self.home(pair, shift, capacity))
        places[Self.window + place] = pair
        place += 1
      }
      copyPlaces(to: &table, overflow)
    }

    private func copyPlaces(to table: inout ContiguousArray<UInt64>, _ overflow: Int) {
      let (capacity, window) = (table.count, Self.window)
      table.withUnsafeMutableBufferPointer { table in
        places.withUnsafeBufferPointer { places in
          for index in 0..<capacity { table[index] = places[window &+ index] }
          for index in 0..<overflow { table[index] = places[window &+ capacity &+ index] }
        }
      }
    }

    private mutating func countHomes(
      _ tables: ArraySlice<ContiguousArray<UInt64>>, _ used: ArraySlice<Int>, largest: Int
    ) {
      // One home more than there are, for where the pairs of the last end.
      let size = (largest + 1) * Lanes.scalarCount
      if counts.count < size {
        counts = ContiguousArray(repeating: 0, count: size)
        next = counts
      }
      counts.withUnsafeMutableBufferPointer { counts in
        for index in 0..<size { counts[index] = 0 }
        for (lane, (table, used)) in zip(tables, used).enumerated() {
          let capacity = table.count
          for pair in table[..<used] {
            counts[Self.home(pair, shift, capacity) &* Lanes.scalarCount &+ lane] &+= 1
          }
        }
      }
    }

    /// Finds the place for the first pair of each home.
    ///
    /// - Returns: negative for tables of which a home has more pairs than are compared.
    private mutating func findPlaces(largest: Int) -> SIMD8<Int32> {
      counts.withUnsafeBytes { counts in
        next.withUnsafeMutableBytes { next in
          var crowded = Lanes.zero
          var home = Lanes.zero
          var place = Lanes.zero
          for index in 0...largest {
            let offset = index &* MemoryLayout<Lanes>.size
            let count = counts.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
            place.replace(with: home, where: place .< home)
            next.storeBytes(of: place, toByteOffset: offset, as: Lanes.self)
            place &+= count
            crowded |= Int32(Self.window + 1) &- count
            home &+= 1
          }
          return crowded
        }
      }
    }

    /// Brings the pairs of one table to their places.
    ///
    /// - Returns: whether two of them may have one hash.
    private mutating func fill(
      _ table: inout ContiguousArray<UInt64>, _ used: Int, lane: Int
    ) -> Bool {
      let capacity = table.count
      let overflow = wrap(capacity: capacity, lane: lane)
      let window = Self.window
      let end = window + capacity + overflow
      self.end = end
      if places.count < end { places = ContiguousArray(repeating: 0, count: 2 * end) }
      var repeats = SIMD4<UInt32>.zero .!= .zero
      table.withUnsafeBufferPointer { table in
        places.withUnsafeMutableBufferPointer { places in
          next.withUnsafeMutableBufferPointer { next in
            for index in 0..<end { places[index] = 0 }
            for pair in table[..<used] {
              let home = Self.home(pair, shift, capacity) &* Lanes.scalarCount &+ lane
              let place = Int(next[home])
              next[home] &+= 1
              let hash = SIMD4(repeating: UInt32(truncatingIfNeeded: pair >> 32))
              repeats .|= Self.hashes(in: places, at: place) .== hash
              places[place &+ window] = pair
            }
          }
        }
      }
      copyPlaces(to: &table, overflow)
      return any(repeats)
    }

    /// Makes room at a table's beginning for what runs over its end.
    ///
    /// - Returns: how many pairs do.
    private mutating func wrap(capacity: Int, lane: Int) -> Int {
      let width = Lanes.scalarCount
      let overflow = Int(next[capacity * width + lane]) - capacity
      var place = Int32(truncatingIfNeeded: overflow)
      var index = lane
      while index < capacity * width, next[index] < place {
        next[index] = place
        place &+= counts[index]
        index += width
      }
      return overflow
    }

    /// The hashes of so many places as a window has.
    private static func hashes(
      in places: UnsafeMutableBufferPointer<UInt64>, at place: Int
    ) -> SIMD4<UInt32> {
      let halves = UnsafeRawBufferPointer(UnsafeBufferPointer(places))
        .loadUnaligned(fromByteOffset: place &* 8, as: SIMD8<UInt32>.self)
      #if _endian(big)
        return halves.evenHalf
      #else
        return halves.oddHalf
      #endif
    }

    /// As ``HashIndex/home(_:_:)`` of the bits that have not chosen the table.
    static func home(_ pair: UInt64, _ shift: UInt64, _ capacity: Int) -> Int {
      let rest = ((pair >> 32) &<< shift) & 0xFFFF_FFFF
      return Int(truncatingIfNeeded: (rest &* UInt64(truncatingIfNeeded: capacity)) >> 32)
    }
  }
}
