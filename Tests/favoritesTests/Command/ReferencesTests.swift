import XCTest

@testable import favorites

final class ReferencesTests: XCTestCase {
  /// Identifiers from outside may look like places and like starts of others.
  func testAnExactIdentifierComesFirst() throws {
    let document = FavoritesDocument(
      items: ["a", "#1", "ab", "#12", "3"].map { Favorite(id: $0, title: $0) })
    for item in document.items {
      XCTAssertEqual(try document.resolve([item.id]), [item.id])
    }
    XCTAssertEqual(try document.resolve(["#2", "#3"]), ["#1", "ab"])
    XCTAssertThrowsError(try document.resolve(["#6"]))
  }
}
