import RosterDiff
import RosterDiffProof
import XCTest

/// 100,000 random operations and more on the snapshot and on the naive model, side by side.
final class SnapshotModelTests: XCTestCase {
  func testFewIdentifiers() throws {
    var run = try SnapshotModelRun<Int>(seed: 1, items: 12, sections: 4, storage: .standard)
    try run.go(steps: 20_000, compareEvery: 10)
  }

  func testFewIdentifiersInTinyChunks() throws {
    var run = try SnapshotModelRun<Int>(seed: 2, items: 12, sections: 4, storage: .tiny)
    try run.go(steps: 25_000, compareEvery: 10)
  }

  func testManyIdentifiersInTinyChunks() throws {
    var run = try SnapshotModelRun<Int>(seed: 3, items: 300, sections: 12, storage: .tiny)
    try run.go(steps: 35_000, compareEvery: 100)
  }

  func testManyIdentifiers() throws {
    var run = try SnapshotModelRun<Int>(seed: 4, items: 2_000, sections: 50, storage: .standard)
    try run.go(steps: 10_000, compareEvery: 200)
  }

  func testVeryManyIdentifiersInTinyChunks() throws {
    var run = try SnapshotModelRun<Int>(seed: 5, items: 2_000, sections: 50, storage: .tiny)
    try run.go(steps: 5_000, compareEvery: 200)
  }

  func testEqualHashes() throws {
    for storage in [StorageParameters.standard, .tiny] {
      var run = try SnapshotModelRun<ChosenHash>(
        seed: 6, items: 60, sections: 6, storage: storage,
        identifier: { ChosenHash(value: $0, buckets: 1) }, number: \.value)
      try run.go(steps: 5_000, compareEvery: 100)
    }
  }

  func testFewHashes() throws {
    for storage in [StorageParameters.standard, .tiny] {
      var run = try SnapshotModelRun<ChosenHash>(
        seed: 7, items: 300, sections: 6, storage: storage,
        identifier: { ChosenHash(value: $0, buckets: 7) }, number: \.value)
      try run.go(steps: 5_000, compareEvery: 100)
    }
  }

  func testNothingOutlivesItsSnapshots() throws {
    let tracker = LifetimeTracker()
    for storage in [StorageParameters.standard, .tiny] {
      var run = try SnapshotModelRun<TrackedIdentifier>(
        seed: 8, items: 200, sections: 8, storage: storage,
        identifier: { tracker.identifier($0) }, number: \.value)
      try run.go(steps: 3_000, compareEvery: 50)
      XCTAssertGreaterThan(tracker.live, 0)
    }
    XCTAssertEqual(tracker.live, 0)
  }
}
