import Foundation
import RosterDiff
import RosterDiffProof
import XCTest

@testable import RosterTable

final class TableGeometryTests: XCTestCase {
  func testPlacesOfRows() {
    var geometry = TableGeometry(counts: [2, 0, 3], estimates: estimates)
    XCTAssertEqual(geometry.height, 3 * 8 + 5 * 10)
    XCTAssertEqual(geometry.span(ofRow: at(0, 0))?.top, 8)
    XCTAssertEqual(geometry.span(ofRow: at(2, 1))?.top, 8 + 20 + 8 + 8 + 10)
    geometry.setHeight(25, ofRow: at(0, 1))
    XCTAssertEqual(geometry.span(ofRow: at(2, 1))?.top, 8 + 35 + 8 + 8 + 10)
    XCTAssertEqual(geometry.row(atHeight: 7), nil)
    XCTAssertEqual(geometry.row(atHeight: 18), at(0, 1))
    XCTAssertEqual(geometry.row(atHeight: 42.5), at(0, 1))
    XCTAssertEqual(geometry.firstRow(below: 43), at(2, 0))
    XCTAssertEqual(geometry.row(after: at(0, 1)), at(2, 0))
    XCTAssertEqual(geometry.row(before: at(2, 0)), at(0, 1))
    XCTAssertNil(geometry.row(after: at(2, 2)))
    XCTAssertNil(geometry.row(before: at(0, 0)))
    XCTAssertNil(geometry.span(ofRow: at(1, 0)))
    XCTAssertNil(geometry.span(ofRow: at(-1, 0)))
  }

  func testAMillionRowsAreOneRun() {
    var geometry = TableGeometry(counts: [1_000_000], estimates: estimates)
    geometry.setHeight(30, ofRow: at(0, 500_000))
    XCTAssertEqual(geometry[0]?.rows.elements.count, 3)
    XCTAssertEqual(geometry.span(ofRow: at(0, 999_999))?.top, 8 + 999_998 * 10 + 30)
    // What was measured keeps its height when rows come in above.
    var change = TableChange()
    change.insertedRows = [.init(section: 0, rows: 0..<3)]
    XCTAssertTrue(geometry.apply(change))
    XCTAssertEqual(geometry.span(ofRow: at(0, 500_003))?.height, 30)
    geometry.setHeight(10, ofRow: at(0, 500_003))
    XCTAssertEqual(geometry[0]?.rows.elements.count, 1, "rows of one height are one run again")
  }

  func testHeightsGoWithTheirRows() {
    let seed: UInt64 = 20_260_731
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    for round in 0..<400 {
      let old = randomArrangement(using: &random)
      let new = randomArrangement(using: &random)
      let change = TableChange(naiveChanges(from: old, to: new))
      var geometry = TableGeometry(counts: old.map(\.rows.count), estimates: estimates)
      for (section, content) in old.enumerated() {
        for (row, id) in content.rows.enumerated() where id % 2 == 0 {
          geometry.setHeight(CGFloat(100 + id), ofRow: at(section, row))
        }
      }
      XCTAssertTrue(geometry.apply(change), "round \(round)")
      XCTAssertEqual(geometry.counts, new.map(\.rows.count), "round \(round)")
      let known = Set(old.flatMap(\.rows))
      var top: CGFloat = 0
      for (section, content) in new.enumerated() {
        top += 8
        for (row, id) in content.rows.enumerated() {
          let height: CGFloat = known.contains(id) && id % 2 == 0 ? CGFloat(100 + id) : 10
          XCTAssertEqual(geometry.span(ofRow: at(section, row))?.height, height, "round \(round)")
          XCTAssertEqual(geometry.span(ofRow: at(section, row))?.top, top, "round \(round)")
          XCTAssertEqual(geometry.row(atHeight: top + height / 2), at(section, row))
          top += height
        }
      }
      XCTAssertEqual(geometry.height, top)
    }
  }

  func testOldPathsLeadToNewOnes() {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    for round in 0..<400 {
      let old = randomArrangement(using: &random)
      let new = randomArrangement(using: &random)
      let map = RowMap(TableChange(naiveChanges(from: old, to: new)))
      var places: [Int: ItemPath] = [:]
      for (section, content) in new.enumerated() {
        for (row, id) in content.rows.enumerated() { places[id] = at(section, row) }
      }
      var walk = RowMap.Walk()
      var stretch: RowMap.Stretch?
      for (section, content) in old.enumerated() {
        for (row, id) in content.rows.enumerated() {
          XCTAssertEqual(map.newPath(forOld: at(section, row)), places[id], "round \(round)")
          guard round % 3 != 0 || Bool.random(using: &random) else { continue }
          if stretch?.contains(at(section, row)) != true {
            stretch = map.stretch(from: at(section, row), &walk)
          }
          XCTAssertEqual(
            stretch?.newPath(forOld: at(section, row)), places[id], "round \(round)")
        }
      }
    }
  }

  func testAChangeThatDoesNotFitChangesNothing() {
    var geometry = TableGeometry(counts: [2], estimates: estimates)
    var change = TableChange()
    change.deletedRows = [.init(section: 0, rows: 0..<1)]
    change.insertedRows = [.init(section: 0, rows: 9..<10)]
    XCTAssertFalse(geometry.apply(change))
    XCTAssertEqual(geometry.counts, [2])
  }

  func testARopeStaysBalanced() {
    var tree = ExtentTree<HeightRun>()
    var model: [CGFloat] = []
    var random = SeededRandom(seed: 3)
    for step in 0..<3_000 {
      let place = Int.random(in: 0...model.count, using: &random)
      let end = min(model.count, place + (step % 3 == 0 ? 2 : 0))
      let new = step % 5 == 0 ? [] : [CGFloat(step), CGFloat(step + 1)]
      model.replaceSubrange(place..<end, with: new)
      let runs = new.map { HeightRun(count: 1, height: $0) }
      tree.replace(place..<end, with: ExtentTree(runs))
    }
    XCTAssertEqual(tree.elements.map(\.height), model)
    XCTAssertLessThanOrEqual(tree.depth, 17, "\(model.count) elements")
  }

  private var estimates: TableGeometry.Estimates {
    .init(row: HeightRun(count: 1, height: 10), header: .init(height: 8))
  }
}
