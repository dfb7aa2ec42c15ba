import Foundation
import RosterDiff
import XCTest

final class SnapshotCodableTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  func testEverythingComesBack() throws {
    var snapshot = try Snapshot([("A", [3, 1, 2]), ("B", []), ("C", [9])])
    try snapshot.reloadItems([9, 1])
    try snapshot.reconfigureItems([1, 3])
    try snapshot.reloadSections(["C", "A"])
    let back = try roundTrip(snapshot)
    XCTAssertEqual(back, snapshot)
    XCTAssertEqual(back.reloadedItemIdentifiers, [9, 1])
    XCTAssertEqual(back.reconfiguredItemIdentifiers, [1, 3])
    XCTAssertEqual(back.reloadedSectionIdentifiers, ["C", "A"])
    XCTAssertEqual(back.brokenInvariants(), [])
    XCTAssertEqual(try roundTrip(Snapshot()), Snapshot())
  }

  func testManyItemsInManySections() throws {
    let large = try DiffableDataSourceSnapshot<Int, Int>(
      (0..<300).map { section in (section, Array(section * 40..<section * 40 + section % 40)) })
    let data = try JSONEncoder().encode(large)
    let back = try JSONDecoder().decode(DiffableDataSourceSnapshot<Int, Int>.self, from: data)
    XCTAssertEqual(back, large)
    XCTAssertEqual(back.brokenInvariants(), [])
  }

  func testTheDocumentNamesItsVersion() throws {
    let data = try JSONEncoder().encode(try Snapshot([("A", [1])]))
    let document = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    XCTAssertNotNil(document["version"] as? Int, "\(document)")
  }

  func testDamagedDocumentsAreErrors() throws {
    let good = """
      {"version": 1, "sections": [{"identifier": "A", "items": [1, 2]}], "reloadedItems": [2]}
      """
    XCTAssertEqual(try decode(good), try Snapshot([("A", [1, 2])]))
    for (part, damage) in [
      ("\"version\": 1,", ""), ("\"version\": 1", "\"version\": 2"),
      ("\"version\": 1", "\"version\": \"x\""), ("[1, 2]", "[1, 1]"), ("[1, 2]", "[1, \"x\"]"),
      ("[1, 2]", "7"), ("\"identifier\": \"A\"", "\"identifier\": null"),
      ("\"identifier\": \"A\",", ""), ("[2]", "[3]"), ("[2]", "[\"x\"]"),
      ("]}]", "]}, {\"identifier\": \"A\", \"items\": []}]"),
      ("]}]", "]}, {\"identifier\": \"B\", \"items\": [2]}]"), ("}", ""), ("{", "["),
    ] {
      let bad = good.replacingOccurrences(of: part, with: damage)
      XCTAssertNotEqual(bad, good)
      XCTAssertThrowsError(try decode(bad), bad) { XCTAssertTrue($0 is DecodingError, "\($0)") }
    }
  }

  func testARepeatIsNamed() {
    let bad = """
      {"version": 1, "sections": [{"identifier": "A", "items": [71, 5, 71]}]}
      """
    XCTAssertThrowsError(try decode(bad)) { error in
      XCTAssertTrue("\(error)".contains("71"), "\(error)")
    }
  }

  /// Identifiers that carry models are written as the models are.
  func testIdentifiedModels() throws {
    struct Favorite: Identifiable, Equatable, Codable {
      var id: Int
      var added: Date
    }
    typealias Models = DiffableDataSourceSnapshot<Int, Identified<Favorite>>
    let favorite = Favorite(id: 7, added: Date(timeIntervalSince1970: 60))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .secondsSince1970
    let document = try encoder.encode([Identified(favorite)])
    XCTAssertEqual(String(decoding: document, as: UTF8.self), #"[{"added":60,"id":7}]"#)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    XCTAssertEqual(
      try decoder.decode([Identified<Favorite>].self, from: document)[0].model, favorite)
    let snapshot = try Models([(0, [Identified(favorite)])])
    let back = try decoder.decode(Models.self, from: encoder.encode(snapshot))
    XCTAssertEqual(back.itemIdentifiers.map(\.model), [favorite])
  }

  private func roundTrip(_ snapshot: Snapshot) throws -> Snapshot {
    try JSONDecoder().decode(Snapshot.self, from: try JSONEncoder().encode(snapshot))
  }

  private func decode(_ text: String) throws -> Snapshot {
    try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
  }
}
