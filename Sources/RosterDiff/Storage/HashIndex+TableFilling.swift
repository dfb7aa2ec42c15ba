extension HashIndex {
  /// Fills tables with all their pairs at once.
  ///
  /// Probing would be a guess of the processor's for each pair, mostly a wrong one. Instead the
  /// pairs are counted by home, and those of each home get the next places that are free: loops
  /// without branches, and the result is one that probing could have made.
  struct TableFilling {
    /// How many pairs each home has, and where the next of them goes.
    private var counts = ContiguousArray<Int32>()
    private var next = ContiguousArray<Int32>()
    private var places = ContiguousArray<UInt64>()

    /// Of the last table.
    private var capacity = 0

    /// Homes of the last table with so many pairs or more may hold one hash twice; nil if none may.
    private var leastSuspects: Int32?

    /// Whether the last table may hold one hash twice.
    var mayRepeat: Bool { leastSuspects != nil }

    /// Pairs of one home stand side by side; so many before it are compared with each.
    private static var window: Int { 4 }

    init() {}

    /// A table of these pairs at that depth.
    mutating func table(
      of pairs: UnsafeBufferPointer<UInt64>, depth: UInt32
    ) -> ContiguousArray<UInt64> {
      leastSuspects = nil
      capacity = 0
      guard !pairs.isEmpty else { return [] }
      capacity = Node.capacity(for: pairs.count)
      let capacity = capacity
      let shift = UInt64(min(32, HashIndex.bits * depth))
      let overflow = layOut(pairs, capacity, shift)
      let window = Self.window
      // A few free places in front, and what runs over the end behind.
      let end = window + capacity
      if places.count < end + overflow {
        places = ContiguousArray(repeating: 0, count: 2 * (end + overflow))
      }
      var repeats = SIMD4<UInt32>.zero .!= .zero
      let table = places.withUnsafeMutableBufferPointer { places in
        for index in 0..<(end + overflow) { places[index] = 0 }
        next.withUnsafeMutableBufferPointer { next in
          for pair in pairs {
            let home = Self.home(pair, shift, capacity)
            let place = Int(next[home])
            next[home] &+= 1
            let hash = SIMD4(repeating: UInt32(truncatingIfNeeded: pair >> 32))
            repeats .|= Self.hashes(in: places, at: place) .== hash
            places[place &+ window] = pair
          }
        }
        var table = ContiguousArray(places[window..<end])
        for index in 0..<overflow { table[index] = places[end &+ index] }
        return table
      }
      if any(repeats) { leastSuspects = 2 }
      return table
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

    /// Tells which pairs of the last table have one hash: they have one home as well.
    mutating func collectSuspects(
      _ nameMask: UInt32, into suspects: inout [Suspects]
    ) {
      guard let leastSuspects else { return }
      for home in 0..<capacity where counts[home] >= leastSuspects {
        // Each `next` is now behind the last pair of its home.
        let end = Self.window + Int(next[home])
        let crowd = (end - Int(counts[home]))..<end
        // Crowds are small, unless hashes are worse than they promise to be.
        if crowd.count > 64 { places[crowd].sort() }
        for index in crowd {
          var other = index + 1
          while other < end, crowd.count <= 64 || haveOneHash(index, other) {
            defer { other += 1 }
            guard haveOneHash(index, other) else { continue }
            guard suspects.count < HashIndex.suspectLimit else { return }
            suspects.append(
              Suspects(
                hash: UInt32(truncatingIfNeeded: places[index] >> 32),
                names: (
                  UInt32(truncatingIfNeeded: places[index]) & nameMask,
                  UInt32(truncatingIfNeeded: places[other]) & nameMask
                )))
          }
        }
      }
    }

    private func haveOneHash(_ index: Int, _ other: Int) -> Bool {
      (places[index] ^ places[other]) >> 32 == 0
    }

    /// Finds the place for the first pair of each home.
    ///
    /// - Returns: how many pairs run over the table's end, and go to its beginning.
    private mutating func layOut(
      _ pairs: UnsafeBufferPointer<UInt64>, _ capacity: Int, _ shift: UInt64
    ) -> Int {
      if counts.count < capacity {
        counts = ContiguousArray(repeating: 0, count: capacity)
        next = counts
      }
      return counts.withUnsafeMutableBufferPointer { counts in
        next.withUnsafeMutableBufferPointer { next in
          for home in 0..<capacity { counts[home] = 0 }
          for pair in pairs { counts[Self.home(pair, shift, capacity)] &+= 1 }
          // How far the next free place is behind the home at hand: how much more stood in front
          // than there was room for, counted from where that was least.
          var sum: Int32 = 0
          var least: Int32 = 0
          var crowds: Int32 = 0
          for home in 0..<capacity {
            let count = counts[home]
            next[home] = Int32(truncatingIfNeeded: home) &+ sum &- least
            sum &+= count &- 1
            least = min(least, sum)
            // Negative where a home has more pairs than are compared.
            crowds |= Int32(Self.window + 1) &- count
          }
          let lag = sum &- least
          if crowds < 0 { leastSuspects = Int32(Self.window + 2) }
          // What runs over the end stands first, and pushes what is there.
          let overflow = Int(lag)
          var place = lag
          var home = 0
          while home < capacity, next[home] < place {
            next[home] = place
            place &+= counts[home]
            home &+= 1
          }
          return overflow
        }
      }
    }

    /// As ``HashIndex/home(_:_:)`` of the bits that have not chosen the table.
    private static func home(_ pair: UInt64, _ shift: UInt64, _ capacity: Int) -> Int {
      let rest = ((pair >> 32) << shift) & 0xFFFF_FFFF
      return Int(truncatingIfNeeded: (rest &* UInt64(truncatingIfNeeded: capacity)) >> 32)
    }
  }
}
