import XCTest

@testable import favorites

final class FavoriteMatchTests: XCTestCase {
  private func check(
    _ new: [Favorite], _ old: [Favorite], touched: [String]? = nil, _ label: String
  ) {
    let match = FavoriteMatch(new, in: old, touched: touched)
    let places = Dictionary(old.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var changed: [Int] = []
    for (index, favorite) in new.enumerated() {
      let place = places[favorite.id]
      let isSame = place.map { old[$0] == favorite } ?? false
      XCTAssertEqual(match.unchanged(index), isSame ? place : nil, "\(label) \(index)")
      if place != nil, !isSame { changed.append(index) }
    }
    XCTAssertEqual(match.changed, changed, label)
    XCTAssertEqual(match.isSame, new == old, label)
  }

  func testAnyTwoLists() {
    let seed: UInt64 = 20_261_201
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let count = Int.random(in: 0...30, using: &random)
      let old = (0..<count).map { Favorite(id: "\($0)", title: "t\($0)") }
      var new = old
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: new.insert(Favorite(id: "n\(round)-\(new.count)-\(place)", title: "n"), at: place)
        case 1 where place < new.count: new.remove(at: place)
        case 2 where place < new.count: new[place].starred.toggle()
        default:
          guard place < new.count else { continue }
          let favorite = new.remove(at: place)
          new.insert(favorite, at: .random(in: 0...new.count, using: &random))
        }
      }
      if round % 10 == 0 { new.shuffle(using: &random) }
      check(new, old, "round \(round)")
      let touched = new.filter { favorite in !old.contains(favorite) }.map(\.id)
      check(new, old, touched: touched, "touched, round \(round)")
    }
  }

  func testTextsThatLookTheSameAreAChange() {
    let old = [Favorite(id: "a", title: "caf\u{E9}"), Favorite(id: "b", title: "b")]
    var new = old
    new[0].title = "cafe\u{301}"
    XCTAssertNotEqual(old[0], new[0])
    XCTAssertEqual(FavoriteMatch(new, in: old).changed, [0])
  }
}
