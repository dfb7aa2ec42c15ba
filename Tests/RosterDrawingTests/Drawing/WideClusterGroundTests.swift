import RosterDrawing
import XCTest

/// Clusters of two columns that lie on the edge of a ground: never split, never lost.
final class WideClusterGroundTests: XCTestCase {
  /// All grounds of a row of six columns, below all places of a cluster in a text.
  func testNoClusterIsLostWhateverTheGrounds() {
    for text in ["中", "a中b", "中文", "e\u{301}中", "👩‍💻x"] {
      for first in 0...6 {
        for second in first...6 {
          for place in 0...2 {
            var drawing = Drawing(width: 8, height: 1)
            drawing.fill(
              CellRect(x: first, y: 0, width: second - first, height: 1), background: .red)
            drawing.fill(
              CellRect(x: second, y: 0, width: 6 - second, height: 1), background: .blue)
            drawing.draw(text, at: CellPoint(x: place, y: 0))
            let trail = "\(text) at \(place), red from \(first), blue from \(second)"
            XCTAssertEqual(
              drawing.picture(), String(repeating: " ", count: place) + text, trail)
            drawing.restyle(CellRect(x: first, y: 0, width: second - first, height: 1)) {
              Style(.bold).over($0)
            }
            XCTAssertEqual(
              drawing.picture(), String(repeating: " ", count: place) + text, trail)
          }
        }
      }
    }
  }

  func testTheGroundIsThatOfTheFirstCell() {
    var drawing = Drawing(width: 6, height: 1)
    drawing.fill(CellRect(x: 1, y: 0, width: 3, height: 1), background: .red)
    drawing.draw("中文字", at: .zero)
    XCTAssertEqual(drawing.styledPicture(), "中{on red|文}字")
    drawing = Drawing(width: 6, height: 1)
    drawing.fill(CellRect(x: 0, y: 0, width: 3, height: 1), background: .red)
    drawing.draw("中文字", at: .zero)
    XCTAssertEqual(drawing.styledPicture(), "{on red|中文}字")
  }

  func testRestyledClustersStayWhole() {
    var drawing = Drawing(width: 6, height: 1)
    drawing.draw("中文字", at: .zero)
    drawing.restyle(CellRect(x: 1, y: 0, width: 2, height: 1)) { Style(.bold).over($0) }
    XCTAssertEqual(drawing.styledPicture(), "中{bold|文}字")
  }
}
