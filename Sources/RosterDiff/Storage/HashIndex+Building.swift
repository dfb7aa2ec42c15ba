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

  /// An index of all these hashes.
  ///
  /// - Complexity: O(n) expected
  @usableFromInline
  init(_ named: NamedHashes) {
    var suspects: [Suspects] = []
    self.init(named, suspects: &suspects)
  }

  /// The same, and tells what may be there twice.
  ///
  /// The pairs are dealt out to their tables first, so that each table is filled while it is in
  /// the processor's nearest cache.
  ///
  /// - Parameter suspects: gets pairs of pairs with one hash, up to ``suspectLimit``; then hashes
  ///   collide so often that they say nothing.
  @usableFromInline
  init(_ named: NamedHashes, suspects: inout [Suspects]) {
    let count = named.hashes.count
    guard count > 0 else { return }
    // Tables of on average 4/5 of the largest at most, so that few split at once.
    var depth: UInt32 = 0
    while (count >> Int(Self.bits * depth)) * 5 > Self.largestTable * 4, depth < 6 { depth += 1 }
    if named.runs.contains(where: { $0.name > nameMask }) { nameMask = .max }
    let (pairs, ends) = deal(named, into: 1 << Int(Self.bits * depth), depth)
    var nodes = ContiguousArray<Node>()
    nodes.reserveCapacity(ends.count)
    var filling = TableFilling()
    pairs.withUnsafeBufferPointer { pairs in
      var lower = 0
      for upper in ends {
        let part = UnsafeBufferPointer(rebasing: pairs[lower..<upper])
        nodes.append(Node(table: filling.table(of: part, depth: depth), used: part.count))
        if filling.mayRepeat, suspects.count < Self.suspectLimit {
          filling.collectSuspects(nameMask, into: &suspects)
        }
        lower = upper
      }
    }
    root = Node(over: nodes)
  }

  /// Puts all pairs side by side by the table to which they belong.
  ///
  /// - Returns: the pairs, and where those of each table end.
  private func deal(
    _ named: NamedHashes, into tables: Int, _ depth: UInt32
  ) -> (pairs: ContiguousArray<UInt64>, ends: ContiguousArray<Int>) {
    let shift = UInt64(32 - Self.bits * depth)
    // While dealing, each table's end is where its next pair goes.
    var ends = ContiguousArray<Int>(repeating: 0, count: tables)
    let pairs = ends.withUnsafeMutableBufferPointer { ends in
      named.hashes.withUnsafeBufferPointer { hashes in
        for hash in hashes { ends[Int(truncatingIfNeeded: UInt64(hash) &>> shift)] &+= 1 }
        var start = 0
        for table in ends.indices {
          let count = ends[table]
          ends[table] = start
          start += count
        }
        return ContiguousArray<UInt64>(unsafeUninitializedCapacity: hashes.count) { pairs, count in
          var index = 0
          for run in named.runs {
            // Both hints and names fit: the first pair's lower half, and the step to the next.
            var lower = Self.pair(0, run.name, 0, nameMask)
            let step = Self.pair(0, 0, 1, nameMask)
            for hash in hashes[index..<(index + run.count)] {
              let table = Int(truncatingIfNeeded: UInt64(hash) &>> shift)
              pairs.initializeElement(at: ends[table], to: UInt64(hash) << 32 | lower)
              ends[table] &+= 1
              lower = (lower &+ step) & 0xFFFF_FFFF
            }
            index += run.count
          }
          count = index
        }
      }
    }
    return (pairs, ends)
  }
}

extension HashIndex.Node {
  init(table: ContiguousArray<UInt64>, used: Int) {
    take(table: table)
    self.used = used
  }

  /// The node above all these, which stand equally deep and are a power of the fan-out.
  init(over nodes: ContiguousArray<HashIndex.Node>) {
    var nodes = nodes
    while nodes.count > 1 {
      var above = ContiguousArray<HashIndex.Node>()
      above.reserveCapacity(nodes.count >> Int(HashIndex.bits))
      for lower in stride(from: 0, to: nodes.count, by: 1 << Int(HashIndex.bits)) {
        let children = nodes[lower..<(lower + 1 << Int(HashIndex.bits))]
        var node = HashIndex.Node()
        node.contents = .children(ContiguousArray(children))
        for child in children { node.used += child.used }
        above.append(node)
      }
      nodes = above
    }
    self = nodes[0]
  }
}
