extension HashIndex {
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
  /// The pairs are dealt out to their tables first, so that each table is laid out while it is in
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
    let used = Self.pairsByTable(named.hashes, depth)
    var tables = deal(named, used, depth)
    var filling = TableFilling(depth: depth, nameMask: nameMask)
    filling.layOut(&tables, used, suspects: &suspects)
    root = Node(
      over: ContiguousArray(zip(tables, used).map { Node(table: $0, used: $1) }))
  }

  /// How many of the hashes belong in each of the tables at that depth.
  private static func pairsByTable(
    _ hashes: ContiguousArray<UInt32>, _ depth: UInt32
  ) -> ContiguousArray<Int> {
    let shift = UInt64(32 - bits * depth)
    var result = ContiguousArray(repeating: 0, count: 1 << Int(bits * depth))
    result.withUnsafeMutableBufferPointer { result in
      for hash in hashes { result[Int(truncatingIfNeeded: UInt64(hash) &>> shift)] &+= 1 }
    }
    return result
  }

  /// Puts all pairs into the tables to which they belong, in front, in the order in which they
  /// come. What is behind is free.
  private func deal(
    _ named: NamedHashes, _ used: ContiguousArray<Int>, _ depth: UInt32
  ) -> ContiguousArray<ContiguousArray<UInt64>> {
    let shift = UInt64(32 - Self.bits * depth)
    var tables = ContiguousArray(
      used.map {
        $0 == 0 ? [] : ContiguousArray<UInt64>(repeating: 0, count: Node.capacity(for: $0))
      })
    // Where each table's next pair goes. Nobody else has the tables, or reads them meanwhile.
    var next = ContiguousArray(
      tables.indices.map {
        tables[$0].withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped }
      })
    next.withUnsafeMutableBufferPointer { next in
      named.hashes.withUnsafeBufferPointer { hashes in
        var index = 0
        for run in named.runs {
          // Both hints and names fit: the first pair's lower half, and the step to the next.
          var lower = Self.pair(0, run.name, 0, nameMask)
          let step = Self.pair(0, 0, 1, nameMask)
          for hash in hashes[index..<(index + run.count)] {
            let table = Int(truncatingIfNeeded: UInt64(hash) &>> shift)
            next[table].pointee = UInt64(hash) << 32 | lower
            next[table] += 1
            lower = (lower &+ step) & 0xFFFF_FFFF
          }
          index += run.count
        }
      }
    }
    return tables
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
