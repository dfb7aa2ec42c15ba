import XCTest

@testable import RosterDiff

/// A chunk's one piece of memory: what is put in is there, and goes with the chunk.
final class ChunkTests: XCTestCase {
  func testEditsOfItemsOfEverySize() {
    check { UInt8($0) }
    check { Int16($0) }
    check { Odd(first: UInt8($0), second: 1, third: 2) }
    check { $0 }
    check { "item number \($0), too long to be stored in place" }
  }

  func testItemsEndWithTheirChunks() {
    let tracker = LifetimeTracker()
    do {
      let chunk = Chunk.make(
        name: 1, HashedItems((0..<9).map { tracker.identifier($0) }))
      let more = HashedItems((0..<3).map { tracker.identifier(100 + $0) })
      let edited = chunk.inserting(more, at: 4).removing(0).removing([1, 2, 8]).moving(5, to: 0)
      XCTAssertEqual(edited.items.map(\.value), [5, 1, 100, 101, 102, 4, 7, 8])
      XCTAssertEqual(tracker.live, 12)
    }
    XCTAssertEqual(tracker.live, 0)
  }

  private func check<Item: Hashable>(_ item: (Int) -> Item, line: UInt = #line) {
    for count in 1...9 {
      let items = (0..<count).map(item)
      let chunk = Chunk.make(name: 7, HashedItems(items))
      expect(chunk, items, line)
      for index in 0..<count {
        var fewer = items
        fewer.remove(at: index)
        if count > 1 { expect(chunk.removing(index), fewer, line) }
        for target in 0..<count {
          var moved = items
          moved.insert(moved.remove(at: index), at: target)
          expect(chunk.moving(index, to: target), moved, line)
        }
      }
      let new = (20..<23).map(item)
      for index in 0...count {
        var more = items
        more.insert(contentsOf: new, at: index)
        expect(chunk.inserting(HashedItems(new), at: index), more, line)
      }
      for subset in 0..<(1 << min(count, 6)) - 1 where subset < 1 << count - 1 {
        let gone = ContiguousArray((0..<count).filter { subset >> $0 & 1 == 1 })
        let rest = items.indices.filter { !gone.contains($0) }.map { items[$0] }
        if !rest.isEmpty { expect(chunk.removing(gone), rest, line) }
      }
      expect(Chunk.make(name: 7, chunk, Chunk.make(name: 8, HashedItems(new))), items + new, line)
    }
  }

  private func expect<Item: Hashable>(_ chunk: Chunk<Item>, _ items: [Item], _ line: UInt) {
    XCTAssertEqual(chunk.name, 7, line: line)
    XCTAssertEqual(chunk.count, items.count, line: line)
    XCTAssertEqual(Array(chunk.items), items, line: line)
    let hashes = items.map { HashIndex.hash(of: $0) }
    XCTAssertEqual(Array(chunk.hashes), hashes, line: line)
    for (index, item) in items.enumerated() {
      // A hint may be right, wrong, or beyond the end.
      for hint in 0...(items.count + 1) {
        let found = chunk.offset(
          of: item, hash: hashes[index], hint: hint, count: items.count)
        XCTAssertEqual(found, index, line: line)
      }
    }
  }

  private struct Odd: Hashable {
    var first: UInt8
    var second: UInt8
    var third: UInt8
  }
}
