extension HashIndex {
  /// Adds a pair.
  ///
  /// - Parameters:
  ///   - name: above zero.
  ///   - hint: where the bearer of the name holds the identifier.
  /// - Complexity: O(1) expected
  @usableFromInline
  mutating func insert(_ hash: UInt32, name: UInt32, hint: Int = 0) {
    if name > nameMask { dropHints() }
    root.insert(pair(hash, name, hint), rest: hash, depth: 0)
  }

  /// Takes one pair out, if it is there.
  ///
  /// - Complexity: O(1) expected
  @usableFromInline
  mutating func remove(_ hash: UInt32, name: UInt32) {
    _ = root.remove(pair(hash, name), pairMask, rest: hash, depth: 0)
  }

  /// Gives one pair another name.
  @usableFromInline
  mutating func rename(_ hash: UInt32, from old: UInt32, to new: UInt32, hint: Int = 0) {
    guard old != new else { return }
    if new > nameMask { dropHints() }
    root.replace(pair(hash, old), pairMask, with: pair(hash, new, hint), rest: hash)
  }

  /// What two entries for one pair have in common: all but the hint.
  private var pairMask: UInt64 { 0xFFFF_FFFF_0000_0000 | UInt64(nameMask) }

  private func pair(_ hash: UInt32, _ name: UInt32, _ hint: Int = 0) -> UInt64 {
    Self.pair(hash, name, hint, nameMask)
  }

  static func pair(_ hash: UInt32, _ name: UInt32, _ hint: Int, _ nameMask: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(name | (UInt32(truncatingIfNeeded: hint) << 24 & ~nameMask))
  }

  /// Makes the bits of hints bits of names.
  private mutating func dropHints() {
    root.dropHints(pairMask)
    nameMask = .max
  }
}

extension HashIndex.Node {
  /// Makes this an end with these pairs.
  mutating func take(table: ContiguousArray<UInt64>) {
    capacity = UInt32(truncatingIfNeeded: table.count)
    contents = .table(table)
  }

  /// Calls `body` with the child into which that position leads, and the position there.
  ///
  /// - Returns: nil at an end.
  private mutating func changeChild<Result>(
    _ rest: UInt32, _ body: (inout HashIndex.Node, UInt32) -> Result
  ) -> Result? {
    guard case .children(var children) = contents else { return nil }
    // They are taken out meanwhile, so that nobody else holds them.
    contents = .table([])
    defer { contents = .children(children) }
    return body(&children[Int(rest >> (32 - HashIndex.bits))], rest << HashIndex.bits)
  }

  /// Calls `body` with the table of an end.
  private mutating func changeTable<Result>(
    _ body: (inout ContiguousArray<UInt64>) -> Result
  ) -> Result? {
    guard case .table(var table) = contents else { return nil }
    contents = .table([])
    defer { contents = .table(table) }
    return body(&table)
  }

  /// A table is let fill to three quarters when it grows, seven eighths before it must.
  static func capacity(for used: Int) -> Int { used + used / 3 + 2 }

  private var isFull: Bool { (used + 1) * 8 > Int(capacity) * 7 }

  /// The position of a hash in a table at that depth: the bits that have not chosen a child.
  static func rest(_ pair: UInt64, depth: UInt32) -> UInt32 {
    let shift = HashIndex.bits * depth
    return shift >= 32 ? 0 : UInt32(truncatingIfNeeded: pair >> 32) << shift
  }

  mutating func insert(_ pair: UInt64, rest: UInt32, depth: UInt32) {
    if case .table = contents {
      guard used >= HashIndex.largestTable, HashIndex.bits * depth < 32 else {
        if isFull { resize(to: Self.capacity(for: used + used / 4 + 2), depth: depth) }
        let start = Self.isOneHash(depth: depth) ? used : nil
        changeTable { Self.place(pair, rest: rest, from: start, in: &$0) }
        used += 1
        return
      }
      split(depth: depth)
    }
    used += 1
    changeChild(rest) { $0.insert(pair, rest: $1, depth: depth + 1) }
  }

  mutating func remove(_ pair: UInt64, _ mask: UInt64, rest: UInt32, depth: UInt32) -> Bool {
    if let removed = changeChild(rest, { $0.remove(pair, mask, rest: $1, depth: depth + 1) }) {
      if removed {
        used -= 1
        if used < HashIndex.largestTable / 4 { collapse(depth: depth) }
      }
      return removed
    }
    guard let index = index(of: pair, mask, rest: rest) else { return false }
    used -= 1
    if used == 0 {
      take(table: [])
    } else {
      changeTable { Self.free(index, depth: depth, in: &$0) }
      if Self.capacity(for: used) * 3 < Int(capacity) {
        resize(to: Self.capacity(for: used), depth: depth)
      }
    }
    return true
  }

  mutating func replace(_ pair: UInt64, _ mask: UInt64, with new: UInt64, rest: UInt32) {
    if let index = index(of: pair, mask, rest: rest) {
      changeTable { $0[index] = new }
    } else {
      changeChild(rest) { $0.replace(pair, mask, with: new, rest: $1) }
    }
  }

  private func index(of pair: UInt64, _ mask: UInt64, rest: UInt32) -> Int? {
    guard case .table(let slots) = contents, !slots.isEmpty else { return nil }
    var index = HashIndex.home(rest, slots.count)
    while slots[index] != 0 {
      if slots[index] & mask == pair { return index }
      index += 1
      if index == slots.count { index = 0 }
    }
    return nil
  }

  /// Whether all pairs of a table at that depth have one hash: they stand side by side in front.
  private static func isOneHash(depth: UInt32) -> Bool { HashIndex.bits * depth >= 32 }

  /// - Parameter start: where to look for a free slot; nil for the home.
  private static func place(
    _ pair: UInt64, rest: UInt32, from start: Int? = nil, in slots: inout ContiguousArray<UInt64>
  ) {
    slots.withUnsafeMutableBufferPointer { slots in
      var index = start ?? HashIndex.home(rest, slots.count)
      while slots[index] != 0 {
        index += 1
        if index == slots.count { index = 0 }
      }
      slots[index] = pair
    }
  }

  /// Frees a slot and closes the gap: what follows moves up as far as its home allows.
  private static func free(_ freed: Int, depth: UInt32, in slots: inout ContiguousArray<UInt64>) {
    slots.withUnsafeMutableBufferPointer { slots in
      var gap = freed
      var index = freed
      while true {
        index += 1
        if index == slots.count { index = 0 }
        let pair = slots[index]
        if pair == 0 { break }
        let home = HashIndex.home(rest(pair, depth: depth), slots.count)
        // It may move if its home is not between the gap and where it stands.
        let mayMove = gap <= index ? home <= gap || home > index : home <= gap && home > index
        if mayMove {
          slots[gap] = pair
          gap = index
        }
      }
      slots[gap] = 0
    }
  }

  /// Makes this an end with room for so many pairs.
  private mutating func resize(to capacity: Int, depth: UInt32) {
    var larger = ContiguousArray<UInt64>(repeating: 0, count: capacity)
    var placed = 0
    forEachPair { pair in
      let start = Self.isOneHash(depth: depth) ? placed : nil
      Self.place(pair, rest: Self.rest(pair, depth: depth), from: start, in: &larger)
      placed += 1
    }
    take(table: larger)
  }

  private mutating func split(depth: UInt32) {
    let children = ContiguousArray(
      repeating: HashIndex.Node(), count: 1 << Int(HashIndex.bits))
    let old = self
    contents = .children(children)
    capacity = 0
    old.forEachPair { pair in
      changeChild(Self.rest(pair, depth: depth)) {
        $0.insert(pair, rest: $1, depth: depth + 1)
      }
    }
  }

  private mutating func collapse(depth: UInt32) {
    resize(to: Self.capacity(for: used), depth: depth)
  }

  mutating func dropHints(_ mask: UInt64) {
    switch contents {
    case .table:
      changeTable { for index in $0.indices { $0[index] &= mask } }
    case .children(var children):
      contents = .table([])
      for index in children.indices { children[index].dropHints(mask) }
      contents = .children(children)
    }
  }

  /// Calls `body` with each pair of this node and those below.
  func forEachPair(_ body: (UInt64) -> Void) {
    switch contents {
    case .table(let slots): for pair in slots where pair != 0 { body(pair) }
    case .children(let children): for child in children { child.forEachPair(body) }
    }
  }
}
