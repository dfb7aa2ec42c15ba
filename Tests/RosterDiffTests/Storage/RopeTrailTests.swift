import RosterDiffProof
import XCTest

@testable import RosterDiff

final class RopeTrailTests: XCTestCase {
  private struct Run: RopeLeaf {
    let number: Int
    var count: Int
    var weight: Int { count * 2 }
    func isIdentical(to other: Run) -> Bool { number == other.number }
  }

  /// A rope that has been edited, and the trails that its leaves had in the course of it.
  private func edited(
    _ parameters: StorageParameters, _ random: inout SeededRandom, steps: Int
  ) -> (rope: Rope<Run>, trails: [UInt64: [RopeTrail]]) {
    var rope = Rope<Run>()
    var trails: [UInt64: [RopeTrail]] = [:]
    for number in 0..<steps {
      let leaves = ContiguousArray(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Run(number: number, count: Int.random(in: 1...5, using: &random))
        })
      let place = rope.position(ofElement: Int.random(in: 0...rope.count, using: &random))
      if let place, Int.random(in: 0..<4, using: &random) == 0 {
        rope.removeLeaf(labelled: place.label, parameters: parameters)
      } else if let place, Int.random(in: 0..<3, using: &random) == 0 {
        let trail = rope.replaceLeaf(labelled: place.label, with: leaves[0])
        XCTAssertEqual(trail, rope.trail(toLabel: place.label))
      } else if rope.insert(leaves, afterLabel: place?.label, parameters: parameters) == nil {
        trails = [:]
      }
      rope.forEachLeaf { _, label, trail in trails[label, default: []].append(trail) }
    }
    return (rope, trails)
  }

  func testOldAndWrongTrailsLeadToTheSameLeaf() {
    for seed in 0..<UInt64(12) {
      var random = SeededRandom(printing: seed)
      let parameters = seed % 3 == 0 ? StorageParameters.standard : .tiny
      let (rope, trails) = edited(parameters, &random, steps: 200)
      var before = 0
      rope.forEachLeaf { leaf, label, trail in
        XCTAssertEqual(trail, rope.trail(toLabel: label))
        var odd = RopeTrail()
        for height in 0..<6 { odd.step(to: Int.random(in: 0...20, using: &random), height: height) }
        for trail in (trails[label] ?? []) + [trail, odd, RopeTrail()] {
          let found = rope.withLeaf(labelled: label, at: trail) { ($0.number, $0.count, $1) }
          XCTAssertEqual(found?.0, leaf.number)
          XCTAssertEqual(found?.1, leaf.count)
          XCTAssertEqual(found?.2, before)
        }
        before += leaf.count
      }
      XCTAssertEqual(before, rope.count)
    }
  }

  /// What is put behind all the rest leaves the rest where it is.
  func testAppendingMakesNoTrailWrong() {
    for parameters in [StorageParameters.standard, .tiny] {
      var rope = Rope<Run>()
      var trails: [UInt64: RopeTrail] = [:]
      for number in 0..<300 {
        let label = rope.last?.label
        let labels = rope.insert(
          [Run(number: number, count: 1)], afterLabel: label, parameters: parameters)
        guard let new = labels?.first ?? rope.last?.label else { return XCTFail("no label") }
        if labels == nil { trails = [:] }
        trails[new] = rope.trail(toLabel: new)
      }
      for (label, trail) in trails { XCTAssertEqual(trail, rope.trail(toLabel: label)) }
      XCTAssertGreaterThan(trails.count, 200)
    }
  }

  func testEachElementIsInTheLeafThatHoldsIt() {
    for seed in 20..<UInt64(28) {
      var random = SeededRandom(printing: seed)
      let parameters = seed % 2 == 0 ? StorageParameters.standard : .tiny
      let (rope, _) = edited(parameters, &random, steps: 200)
      var offset = 0
      rope.forEachLeaf { leaf, _ in
        let before = offset
        for _ in 0..<leaf.count {
          let found = rope.withLeaf(ofElement: offset) { ($0.number, $0.count, $1) }
          XCTAssertEqual(found?.0, leaf.number)
          XCTAssertEqual(found?.1, leaf.count)
          XCTAssertEqual(found?.2, before)
          offset += 1
        }
      }
      for outside in [-1, .min, rope.count, .max] {
        XCTAssertNil(rope.withLeaf(ofElement: outside) { leaf, _ in leaf.number })
      }
    }
    XCTAssertNil(Rope<Run>().withLeaf(ofElement: 0) { leaf, _ in leaf.number })
  }

  func testALabelThatIsNotThereIsNotFound() {
    var random = SeededRandom(printing: 99)
    let (rope, trails) = edited(.tiny, &random, steps: 100)
    var labels: Set<UInt64> = []
    rope.forEachLeaf { _, label in labels.insert(label) }
    for (label, trails) in trails {
      for trail in trails where !labels.contains(label) {
        XCTAssertNil(rope.withLeaf(labelled: label, at: trail) { leaf, _ in leaf.number })
      }
      if !labels.contains(label + 1) {
        XCTAssertNil(rope.withLeaf(labelled: label + 1, at: RopeTrail()) { leaf, _ in leaf.number })
      }
    }
    XCTAssertNil(Rope<Run>().withLeaf(labelled: 1, at: RopeTrail()) { leaf, _ in leaf.number })
  }
}
