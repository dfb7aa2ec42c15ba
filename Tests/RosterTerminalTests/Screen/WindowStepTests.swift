import XCTest

@testable import RosterTerminal

/// Where lines go between two windows: every pair of small ones.
final class WindowStepTests: XCTestCase {
  /// All ways to fill some lines with some of the names, none twice; 0 is an empty line.
  private func windows(lines: Int, names: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    for _ in 0..<lines {
      result = result.flatMap { window in
        ([0] + (1...names).filter { !window.contains($0) }).map { window + [$0] }
      }
    }
    return result
  }

  private func ids(_ window: [Int]) -> [AnyHashable?] {
    window.map { $0 == 0 ? nil : AnyHashable($0) }
  }

  /// What each line is after a step; nil for those that come in.
  private func carriedOut(_ step: WindowStep, on window: [Int]) -> [Int?] {
    var lines = window.map(Int?.some)
    for run in step.deletions {
      lines.removeSubrange(run.line..<run.line + run.count)
      lines += repeatElement(nil, count: run.count)
    }
    for run in step.insertions {
      lines.insert(contentsOf: repeatElement(nil, count: run.count), at: run.line)
      lines.removeLast(run.count)
    }
    return lines
  }

  /// The most lines that keep their order, looked for among all subsets.
  private func mostKept(_ old: [Int], _ new: [Int]) -> Int {
    (0..<(1 << old.count)).reduce(0) { best, subset in
      let kept = old.indices.filter { subset & (1 << $0) != 0 }.map { old[$0] }
      let places = kept.compactMap { $0 == 0 ? nil : new.firstIndex(of: $0) }
      let isInOrder =
        places.count == kept.count && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
      return isInOrder ? max(best, kept.count) : best
    }
  }

  func testEveryPairOfSmallWindows() {
    for lines in 1...4 {
      let windows = windows(lines: lines, names: 5)
      for old in windows where isCanonical(old) {
        for new in windows {
          let step = WindowStep(from: ids(old), to: ids(new))
          let now = carriedOut(step, on: old)
          let inPlace = zip(now, new).count { $0 == $1 && $1 != 0 }
          XCTAssertEqual(now.count, new.count)
          // Those that keep their order are in place, and others only by chance.
          XCTAssertGreaterThanOrEqual(inPlace, mostKept(old, new), "\(old) to \(new)")
        }
      }
    }
  }

  /// Names are as good as others: one order of them is enough for the old window.
  private func isCanonical(_ window: [Int]) -> Bool {
    let names = window.filter { $0 != 0 }
    return names == Array(1..<(names.count + 1))
  }

  func testNothingMovesWhereLinesAreReplaced() {
    let step = WindowStep(from: ids([1, 2, 3, 4]), to: ids([1, 5, 3, 4]))
    XCTAssertTrue(step.isEmpty)
  }

  func testAMoveIsOneOfEach() {
    let step = WindowStep(from: ids([1, 2, 3, 4, 5]), to: ids([1, 5, 2, 3, 4]))
    XCTAssertEqual(step.deletions, [])
    XCTAssertEqual(step.insertions, [.init(line: 1, count: 1)])
    let back = WindowStep(from: ids([1, 2, 3, 4, 5]), to: ids([1, 3, 4, 2, 5]))
    XCTAssertEqual(back.deletions, [.init(line: 1, count: 1)])
    XCTAssertEqual(back.insertions, [.init(line: 3, count: 1)])
  }

  func testNamesThatAreThereTwiceAreNoneTheSecondTime() {
    let step = WindowStep(from: ids([1, 1, 2]), to: ids([2, 1, 1]))
    XCTAssertEqual(carriedOut(step, on: [1, 1, 2]).count, 3)
  }
}
