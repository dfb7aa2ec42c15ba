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
}

extension HashIndex.TableFilling {
  /// Tells which pairs of the last table have one hash: they have one home as well, and stand
  /// side by side.
  ///
  /// - Parameter crowd: homes with fewer pairs are passed over.
  mutating func collectSuspects(
    inCrowdsOf crowd: Int, capacity: Int, into suspects: inout [HashIndex.Suspects]
  ) {
    var start = Self.window
    while start + crowd <= end, suspects.count < HashIndex.suspectLimit {
      guard haveOneHome(start, start + crowd - 1, capacity) else {
        start += 1
        continue
      }
      var other = start + crowd
      while other < end, haveOneHome(start, other, capacity) { other += 1 }
      collectSuspects(in: start..<other, into: &suspects)
      start = other
    }
  }

  private func haveOneHome(_ index: Int, _ other: Int, _ capacity: Int) -> Bool {
    Self.home(places[index], shift, capacity) == Self.home(places[other], shift, capacity)
      && places[index] != 0 && places[other] != 0
  }

  private mutating func collectSuspects(
    in crowd: Range<Int>, into suspects: inout [HashIndex.Suspects]
  ) {
    // Crowds are small, unless hashes are worse than they promise to be.
    if crowd.count > 64 { places[crowd].sort() }
    for index in crowd {
      var other = index + 1
      while other < crowd.upperBound, crowd.count <= 64 || haveOneHash(index, other) {
        defer { other += 1 }
        guard haveOneHash(index, other) else { continue }
        guard suspects.count < HashIndex.suspectLimit else { return }
        suspects.append(
          HashIndex.Suspects(
            hash: UInt32(truncatingIfNeeded: places[index] >> 32),
            names: (
              UInt32(truncatingIfNeeded: places[index]) & nameMask,
              UInt32(truncatingIfNeeded: places[other]) & nameMask
            )))
      }
    }
  }

  private func haveOneHash(_ index: Int, _ other: Int) -> Bool {
    (places[index] ^ places[other]) >> 32 == 0
  }
}
