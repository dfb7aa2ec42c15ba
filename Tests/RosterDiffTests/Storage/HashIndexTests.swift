import RosterDiffProof
import XCTest

@testable import RosterDiff

/// The index alone: pairs of hashes and names.
final class HashIndexTests: XCTestCase {
  func testTablesFilledAtOnceHoldEveryPair() {
    var random = SeededRandom(printing: 1)
    for count in Array(0..<70) + [383, 384, 385, 511, 512, 513, 5000, 20_000] {
      // Few leading bits make long clusters, and some that run over the end of a table.
      let spread = UInt32.max >> UInt32.random(in: 0...31, using: &random)
      let hashes = ContiguousArray(
        (0..<count).map { _ in ~UInt32.random(in: 0...spread, using: &random) })
      let index = HashIndex(NamedHashes(hashes, runsOf: 7))
      XCTAssertEqual(index.count, count)
      var pairs = ContiguousArray<UInt64>()
      for (part, range) in evenRanges(count: count, size: 7).enumerated() {
        for offset in range {
          let (name, hint) = (UInt32(part + 1), offset - range.lowerBound)
          XCTAssertNotNil(
            index.firstName(for: hashes[offset]) { $0 == name }, "\(count) at \(offset)")
          pairs.append(HashIndex.pair(hashes[offset], name, hint, index.nameMask))
        }
      }
      var held = ContiguousArray<UInt64>()
      index.root.forEachPair { held.append($0) }
      XCTAssertEqual(held.sorted(), pairs.sorted(), "\(count)")
    }
  }

  /// What stands beside the hash in a pair has no say in where the pair goes.
  func testHashesAtTheUpperEdgeOfTheirHomes() {
    let used = 60
    let capacity = UInt64(HashIndex.Node.capacity(for: used))
    var named = NamedHashes()
    for table in 0..<UInt32(16) {
      for home in 0..<UInt64(used) {
        // The last position of the home, of which the table takes the leading bits.
        let edge = ((home + 1) << 32 + capacity - 1) / capacity - 1
        let hash = table << 28 | UInt32(edge >> 4)
        named.append(~UInt32(named.runs.count), CollectionOfOne(hash))
      }
    }
    let index = HashIndex(named)
    for (number, hash) in named.hashes.enumerated() {
      XCTAssertEqual(index.firstName(for: hash) { _ in true }, ~UInt32(number))
    }
  }

  func testPairsGoAsTheyCame() {
    var random = SeededRandom(printing: 2)
    let hashes = ContiguousArray(
      (0..<3000).map { _ in UInt32.random(in: 0...9999, using: &random) })
    var index = HashIndex(NamedHashes(hashes, runsOf: 10))
    for (offset, hash) in hashes.enumerated() {
      index.insert(hash &* 77, name: 7000 + UInt32(offset), hint: offset % 256)
    }
    for (part, range) in evenRanges(count: 3000, size: 10).enumerated() {
      for offset in range { index.remove(hashes[offset], name: UInt32(part + 1)) }
    }
    XCTAssertEqual(index.count, 3000)
    for (offset, hash) in hashes.enumerated() {
      XCTAssertNotNil(index.firstName(for: hash &* 77) { $0 == 7000 + UInt32(offset) })
      index.rename(hash &* 77, from: 7000 + UInt32(offset), to: 1, hint: 3)
    }
    for hash in hashes { index.remove(hash &* 77, name: 1) }
    XCTAssertEqual(index.count, 0)
  }

  func testNamesThatLeaveNoRoomEndTheHints() {
    var index = HashIndex(NamedHashes(ContiguousArray(0..<2000), runsOf: 100))
    index.insert(5, name: 3, hint: 99)
    index.insert(6, name: 0x100_0003, hint: 99)
    XCTAssertNotNil(index.firstName(for: 5) { name, hint in name == 3 && hint == 0 })
    XCTAssertNotNil(index.firstName(for: 6) { name, hint in name == 0x100_0003 && hint == 0 })
    XCTAssertNil(index.firstName(for: 6) { name, _ in name == 3 })
    index.rename(1999, from: 20, to: 0xFFFF_FFFF, hint: 4)
    XCTAssertNotNil(index.firstName(for: 1999) { $0 == 0xFFFF_FFFF })
    for hash in 0..<UInt32(1999) { index.remove(hash, name: hash / 100 + 1) }
    index.remove(1999, name: 0xFFFF_FFFF)
    index.remove(5, name: 3)
    index.remove(6, name: 0x100_0003)
    XCTAssertEqual(index.count, 0)
  }

  func testANameWithManyPairsOfOneHashIsAskedOnce() {
    let index = HashIndex(NamedHashes(ContiguousArray(repeating: 77, count: 1_000), runsOf: 100))
    var asked: [UInt32] = []
    XCTAssertNil(
      index.firstName(for: 77) {
        asked.append($0)
        return false
      })
    XCTAssertEqual(asked.count, 10)
    XCTAssertEqual(Set(asked), Set(1...10))
  }

  func testWhatMayBeThereTwiceIsTold() {
    for equal in [2, 3, 5, 6, 7, 70] {
      for others in [0, 1, 300, 3000] {
        let hashes = ContiguousArray(
          (0..<(equal + others)).map { UInt32($0 < equal ? 0xABCD_EF01 : $0 * 1_000_003) })
        var suspects: [HashIndex.Suspects] = []
        _ = HashIndex(NamedHashes(hashes, runsOf: 1), suspects: &suspects)
        let told = Set(suspects.map { Set([$0.names.0, $0.names.1]) })
        XCTAssertEqual(told.count, equal * (equal - 1) / 2, "\(equal) among \(others)")
        XCTAssertTrue(suspects.allSatisfy { $0.hash == 0xABCD_EF01 })
      }
    }
  }

  /// In a crowded home each pair is compared with few before it; those that are farther apart are
  /// found all the same.
  func testTwoThatAreFarApartInACrowdAreTold() {
    for between in 0..<8 {
      let others = (1..<(between + 1)).map { UInt32($0) }
      var suspects: [HashIndex.Suspects] = []
      _ = HashIndex(
        NamedHashes(ContiguousArray([100] + others + [100]), runsOf: 1), suspects: &suspects)
      XCTAssertEqual(
        suspects.map { Set([$0.names.0, $0.names.1]) }, [[1, UInt32(between + 2)]], "\(between)")
    }
  }

  /// All pairs in one table, and hashes of which more than a table holds run over its end.
  func testTablesFarLargerThanUsualHoldEveryPair() {
    for hash in [7, UInt32.max - 3] {
      let hashes = ContiguousArray((0..<60_000).map { hash &+ UInt32($0 % 4) })
      var suspects: [HashIndex.Suspects] = []
      let index = HashIndex(NamedHashes(hashes, runsOf: 2), suspects: &suspects)
      var held = ContiguousArray<UInt64>()
      index.root.forEachPair { held.append($0) }
      XCTAssertEqual(
        held.sorted(),
        hashes.indices.map {
          HashIndex.pair(hashes[$0], UInt32($0 / 2 + 1), $0 % 2, index.nameMask)
        }.sorted())
      for (offset, hash) in hashes.enumerated() where offset % 1000 < 4 {
        XCTAssertNotNil(index.firstName(for: hash) { $0 == UInt32(offset / 2 + 1) })
      }
      XCTAssertEqual(suspects.count, HashIndex.suspectLimit)
    }
  }

  /// Each pair knows its place without a search past all others.
  func testEditsAmongEqualHashesEnd() {
    var index = HashIndex(
      NamedHashes(ContiguousArray(repeating: UInt32(9), count: 200_000), runsOf: 128))
    index.insert(9, name: 5000, hint: 1)
    index.insert(9, name: 5000, hint: 2)
    XCTAssertEqual(index.firstName(for: 9) { $0 == 5000 }, 5000)
    index.rename(9, from: 5000, to: 6000)
    index.remove(9, name: 5000)
    XCTAssertNil(index.firstName(for: 9) { $0 == 5000 })
    XCTAssertEqual(index.firstName(for: 9) { $0 == 6000 }, 6000)
    XCTAssertEqual(index.count, 200_001)
  }

  func testHashesThatSayNothingEnd() {
    var suspects: [HashIndex.Suspects] = []
    let hashes = ContiguousArray(repeating: UInt32(9), count: 20_000)
    let index = HashIndex(NamedHashes(hashes, runsOf: 128), suspects: &suspects)
    XCTAssertEqual(index.count, 20_000)
    XCTAssertEqual(suspects.count, HashIndex.suspectLimit)
  }
}
