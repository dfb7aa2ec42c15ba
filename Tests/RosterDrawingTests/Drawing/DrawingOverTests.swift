import RosterDrawing
import XCTest

/// Drawing over what is there, against a grid of single cells, for terminals of every kind.
final class DrawingOverTests: XCTestCase {
  private let profiles = [
    WidthProfile.unicode, .legacy, WidthProfile(ambiguous: 2),
    WidthProfile(ambiguous: 2, loneRegionalIndicator: 1, joinsModifiers: false),
  ]
  private let pieces = [
    "a", "bc", "def", "中", "x中y", "👍🏽", "     ", "0123456789", "★★", "§±", "é★", "❤\u{FE0F}x",
  ]

  func testEveryWayToDrawOnePieceOverOthers() {
    let seed: UInt64 = 0xD4A3
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for profile in profiles {
      for round in 0..<2_000 {
        var drawing = Drawing(width: 14, height: 1)
        var grid = Grid(columns: 14)
        for _ in 0..<4 {
          let text = pieces[Int(random.next() % UInt64(pieces.count))]
          let column = Int(random.next() % 18) - 3
          drawing.draw(text, at: CellPoint(x: column, y: 0), profile: profile)
          grid.draw(text, at: column, profile)
        }
        XCTAssertEqual(drawing.picture(), grid.text, "round \(round) of \(profile)")
        var end = 0
        for run in drawing.row(0).runs {
          XCTAssertGreaterThanOrEqual(run.column, end)
          XCTAssertEqual(profile.width(of: run.printedText), run.width)
          end = run.end
        }
        XCTAssertLessThanOrEqual(end, 14)
      }
    }
  }

  /// A drawing that is pushed aside is cut where the profile of its text says.
  func testAPartOfADrawing() {
    for profile in profiles {
      for text in pieces {
        var drawing = Drawing(width: 24, height: 1)
        drawing.draw(text + text, at: .zero, profile: profile)
        for low in 0..<8 {
          for high in low...8 {
            let part = drawing.cropped(to: CellRect(x: low, y: 0, width: high - low, height: 1))
            var grid = Grid(columns: high - low)
            grid.draw(text + text, at: -low, profile)
            XCTAssertEqual(part.picture(), grid.text, "\(text) \(low)..<\(high) of \(profile)")
          }
        }
      }
    }
  }

  func testARuleFillsAsManyCellsAsItsGlyphTakes() {
    var drawing = Drawing(width: 5, height: 1)
    drawing.fill(drawing.bounds, with: "─")
    XCTAssertEqual(drawing.picture(), "─────")
    drawing = Drawing(width: 5, height: 1)
    drawing.fill(drawing.bounds, with: "─", profile: WidthProfile(ambiguous: 2))
    XCTAssertEqual(drawing.picture(), "──")
    XCTAssertEqual(drawing.row(0).end, 4)
    drawing.fill(drawing.bounds, with: "\u{200B}")
    drawing.fill(CellRect(x: 0, y: 0, width: 1, height: 1), with: "中")
    XCTAssertEqual(drawing.picture(), "──", "what has no columns, or too many, fills nothing")
  }
}

/// A line of cells, each with the cluster that it shows; half a cluster is spaces.
private struct Grid {
  private var cells: [Cell]
  private var clusters = 0

  private struct Cell: Equatable {
    var cluster = 0
    var text = " "
  }

  init(columns: Int) { cells = [Cell](repeating: Cell(), count: columns) }

  mutating func draw(_ text: String, at column: Int, _ profile: WidthProfile) {
    var place = column
    for letter in text {
      let width = profile.width(of: letter)
      clusters += 1
      let taken = place..<place + width
      for cell in taken where cells.indices.contains(cell) {
        let old = cells[cell].cluster
        for other in cells.indices where old != 0 && cells[other].cluster == old {
          cells[other] = Cell()
        }
      }
      if taken.lowerBound >= 0, taken.upperBound <= cells.count {
        for cell in taken { cells[cell] = Cell(cluster: clusters, text: "") }
        cells[place].text = String(letter)
      }
      place += width
    }
  }

  /// As a picture: without spaces at the end.
  var text: String {
    var result = cells.map(\.text).joined()
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}
