extension HashIndex {
  /// Two pairs with one hash, met while building: perhaps one identifier twice.
  @usableFromInline
  struct Suspects: Sendable {
    @usableFromInline let hash: UInt32
    @usableFromInline let names: (UInt32, UInt32)

    @usableFromInline
    init(hash: UInt32, names: (UInt32, UInt32)) {
      self.hash = hash
      self.names = names
    }
  }

  @usableFromInline
  static var suspectLimit: Int { 4096 }

  /// An index of all these hashes, each run of which has one name.
  ///
  /// The pairs are dealt out to their tables first, so that each table is filled while it is in
  /// the processor's nearest cache.
  ///
  /// - Parameter suspects: gets each pair of pairs with one hash, up to ``suspectLimit``; then
  ///   hashes collide so often that they say nothing.
  /// - Complexity: O(n) expected
  @usableFromInline
  init(_ runs: ContiguousArray<(name: UInt32, hashes: ContiguousArray<UInt32>)>) {
    var suspects: [Suspects] = []
    self.init(runs, suspects: &suspects)
  }

  /// The same, and tells what may be there twice.
  @usableFromInline
  init(
    _ runs: ContiguousArray<(name: UInt32, hashes: ContiguousArray<UInt32>)>,
    suspects: inout [Suspects]
  ) {
    let count = runs.reduce(0) { $0 + $1.hashes.count }
    guard count > 0 else { return }
    // Tables of on average 4/5 of the largest at most, so that few split at once.
    var depth: UInt32 = 0
    while (count >> Int(Self.bits * depth)) * 5 > Self.largestTable * 4, depth < 6 { depth += 1 }
    let shift = 32 - Self.bits * depth
    let tables = 1 << Int(Self.bits * depth)
    var starts = ContiguousArray<Int>(repeating: 0, count: tables + 1)
    var pairs = ContiguousArray<UInt64>(repeating: 0, count: count)
    starts.withUnsafeMutableBufferPointer { starts in
      for run in runs {
        for hash in run.hashes { starts[Int(UInt64(hash) >> UInt64(shift)) + 1] += 1 }
      }
      for table in 0..<tables { starts[table + 1] += starts[table] }
      pairs.withUnsafeMutableBufferPointer { pairs in
        for run in runs {
          let name = UInt64(run.name)
          for hash in run.hashes {
            let table = Int(UInt64(hash) >> UInt64(shift))
            pairs[starts[table]] = UInt64(hash) << 32 | name
            starts[table] += 1
          }
        }
      }
    }
    // Each start has moved to its table's end, which is the next one's start.
    var nodes = ContiguousArray<Node>()
    nodes.reserveCapacity(tables)
    pairs.withUnsafeBufferPointer { pairs in
      var lower = 0
      for table in 0..<tables {
        let upper = starts[table]
        nodes.append(
          Node(
            table: UnsafeBufferPointer(rebasing: pairs[lower..<upper]), depth: depth,
            suspects: &suspects))
        lower = upper
      }
    }
    while nodes.count > 1 {
      var above = ContiguousArray<Node>()
      above.reserveCapacity(nodes.count >> Int(Self.bits))
      for lower in stride(from: 0, to: nodes.count, by: 1 << Int(Self.bits)) {
        var node = Node()
        node.children = ContiguousArray(nodes[lower..<(lower + 1 << Int(Self.bits))])
        for child in node.children { node.used += child.used }
        above.append(node)
      }
      nodes = above
    }
    root = nodes[0]
  }
}

extension HashIndex.Node {
  /// A table of these pairs; more than fit one become a node with tables.
  init(
    table pairs: UnsafeBufferPointer<UInt64>, depth: UInt32,
    suspects: inout [HashIndex.Suspects]
  ) {
    guard !pairs.isEmpty else { return }
    slots = ContiguousArray(repeating: 0, count: Self.capacity(for: pairs.count))
    capacity = slots.count
    used = pairs.count
    let shift = UInt64(min(32, HashIndex.bits * depth))
    slots.withUnsafeMutableBufferPointer { slots in
      let capacity = UInt64(slots.count)
      for pair in pairs {
        // As `home` of `rest`, without asking for the depth each time.
        var index = Int(((((pair >> 32) << shift) & 0xFFFF_FFFF) &* capacity) >> 32)
        while slots[index] != 0 {
          if slots[index] >> 32 == pair >> 32, suspects.count < HashIndex.suspectLimit {
            suspects.append(
              HashIndex.Suspects(
                hash: UInt32(truncatingIfNeeded: pair >> 32),
                names: (
                  UInt32(truncatingIfNeeded: slots[index]), UInt32(truncatingIfNeeded: pair)
                )))
          }
          index += 1
          if index == slots.count { index = 0 }
        }
        slots[index] = pair
      }
    }
  }
}
