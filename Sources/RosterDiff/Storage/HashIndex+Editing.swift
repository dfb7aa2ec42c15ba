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
  /// A table is let fill to three quarters when it grows, seven eighths before it must.
  static func capacity(for used: Int) -> Int { used + used / 3 + 2 }

  var isFull: Bool { (used + 1) * 8 > slots.count * 7 }

  /// The position of a hash in a table at that depth: the bits that have not chosen a child.
  static func rest(_ pair: UInt64, depth: UInt32) -> UInt32 {
    let shift = HashIndex.bits * depth
    return shift >= 32 ? 0 : UInt32(truncatingIfNeeded: pair >> 32) << shift
  }

  mutating func insert(_ pair: UInt64, rest: UInt32, depth: UInt32) {
    if children.isEmpty {
      guard used >= HashIndex.largestTable, HashIndex.bits * depth < 32 else {
        if isFull { resize(to: Self.capacity(for: used + used / 4 + 2), depth: depth) }
        Self.place(pair, rest: rest, in: &slots)
        used += 1
        return
      }
      split(depth: depth)
    }
    used += 1
    children[Int(rest >> (32 - HashIndex.bits))].insert(
      pair, rest: rest << HashIndex.bits, depth: depth + 1)
  }

  mutating func remove(_ pair: UInt64, _ mask: UInt64, rest: UInt32, depth: UInt32) -> Bool {
    guard children.isEmpty else {
      let removed = children[Int(rest >> (32 - HashIndex.bits))].remove(
        pair, mask, rest: rest << HashIndex.bits, depth: depth + 1)
      if removed {
        used -= 1
        if used < HashIndex.largestTable / 4 { collapse(depth: depth) }
      }
      return removed
    }
    guard let index = index(of: pair, mask, rest: rest) else { return false }
    used -= 1
    if used == 0 {
      slots = []
    } else {
      free(index, depth: depth)
      if Self.capacity(for: used) * 3 < slots.count {
        resize(to: Self.capacity(for: used), depth: depth)
      }
    }
    return true
  }

  mutating func replace(_ pair: UInt64, _ mask: UInt64, with new: UInt64, rest: UInt32) {
    guard children.isEmpty else {
      children[Int(rest >> (32 - HashIndex.bits))].replace(
        pair, mask, with: new, rest: rest << HashIndex.bits)
      return
    }
    if let index = index(of: pair, mask, rest: rest) { slots[index] = new }
  }

  func index(of pair: UInt64, _ mask: UInt64, rest: UInt32) -> Int? {
    guard !slots.isEmpty else { return nil }
    var index = HashIndex.home(rest, slots.count)
    while slots[index] != 0 {
      if slots[index] & mask == pair { return index }
      index += 1
      if index == slots.count { index = 0 }
    }
    return nil
  }

  static func place(_ pair: UInt64, rest: UInt32, in slots: inout ContiguousArray<UInt64>) {
    slots.withUnsafeMutableBufferPointer { slots in
      var index = HashIndex.home(rest, slots.count)
      while slots[index] != 0 {
        index += 1
        if index == slots.count { index = 0 }
      }
      slots[index] = pair
    }
  }

  /// Frees a slot and closes the gap: what follows moves up as far as its home allows.
  private mutating func free(_ freed: Int, depth: UInt32) {
    slots.withUnsafeMutableBufferPointer { slots in
      var gap = freed
      var index = freed
      while true {
        index += 1
        if index == slots.count { index = 0 }
        let pair = slots[index]
        if pair == 0 { break }
        let home = HashIndex.home(Self.rest(pair, depth: depth), slots.count)
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

  private mutating func resize(to capacity: Int, depth: UInt32) {
    var larger = ContiguousArray<UInt64>(repeating: 0, count: capacity)
    for pair in slots where pair != 0 {
      Self.place(pair, rest: Self.rest(pair, depth: depth), in: &larger)
    }
    slots = larger
  }

  private mutating func split(depth: UInt32) {
    var pairs = ContiguousArray<UInt64>()
    pairs.reserveCapacity(used)
    for pair in slots where pair != 0 { pairs.append(pair) }
    slots = []
    children = ContiguousArray(repeating: HashIndex.Node(), count: 1 << Int(HashIndex.bits))
    for pair in pairs {
      let rest = Self.rest(pair, depth: depth)
      children[Int(rest >> (32 - HashIndex.bits))].insert(
        pair, rest: rest << HashIndex.bits, depth: depth + 1)
    }
  }

  private mutating func collapse(depth: UInt32) {
    var pairs = ContiguousArray<UInt64>()
    collect(into: &pairs)
    children = []
    used = 0
    slots = ContiguousArray(repeating: 0, count: Self.capacity(for: pairs.count))
    for pair in pairs { Self.place(pair, rest: Self.rest(pair, depth: depth), in: &slots) }
    used = pairs.count
  }

  mutating func dropHints(_ mask: UInt64) {
    for index in slots.indices { slots[index] &= mask }
    for index in children.indices { children[index].dropHints(mask) }
  }

  func collect(into pairs: inout ContiguousArray<UInt64>) {
    for pair in slots where pair != 0 { pairs.append(pair) }
    for child in children { child.collect(into: &pairs) }
  }
}
