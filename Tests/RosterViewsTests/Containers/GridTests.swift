import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class GridTests: XCTestCase {
  func testColumnsAreAsWideAsTheirWidestCell() async {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("Size")
        Text("12 MB")
      }
      GridRow {
        Text("Downloads")
        Text("3")
      }
    }
    XCTAssertEqual(grid.picture(), "Size      12 MB\nDownloads 3")
    XCTAssertEqual(
      Grid {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("ccc")
          Text("d")
        }
      }.picture(), " a  bbb\nccc  d")
  }

  func testSpacings() async {
    let grid = Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 16) {
      ForEach(0..<2) { row in
        GridRow {
          ForEach(0..<3) { Text("\(row)\($0)") }
        }
      }
    }
    XCTAssertEqual(grid.picture(), "00   01   02\n\n10   11   12")
    XCTAssertEqual(
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
      }.picture(), "ab")
  }

  func testViewsThatAreInNoRowReachOverAllColumns() async {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("bbbb")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      Text("one line").bold()
      GridRow { Text("c") }
    }
    XCTAssertEqual(grid.picture(), "a bbbb\n────────\none line\nc")
    XCTAssertEqual(
      Grid {
        GridRow { Text("a") }
        Divider()
      }.picture(width: 5), "a\n─────", "a line takes all there is")
  }

  func testCellsOverSeveralColumns() async {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("1")
        Text("2")
        Text("3")
      }
      GridRow {
        Text("wide wide").gridCellColumns(2)
        Text("x")
      }
      GridRow {
        Text("y")
        Text("zz").padding(.leading, 8).gridCellColumns(2).bold()
      }
    }
    XCTAssertEqual(grid.picture(), "1 2       3\nwide wide x\ny  zz")
    XCTAssertEqual(
      Grid { GridRow { Text("a").gridCellColumns(.max) } }.picture().hasSuffix("a"), true)
    XCTAssertEqual(Grid { GridRow { Text("a").gridCellColumns(-5) } }.picture(), "a")
  }

  func testAlignments() async {
    let grid = Grid(alignment: .bottomTrailing) {
      GridRow {
        Text("a")
        Text("1\n2")
        Text("wide")
      }
      GridRow(alignment: .top) {
        Text("bb").gridColumnAlignment(.leading)
        Text("3\n4")
        Text("x").gridCellAnchor(.leading)
      }
      GridRow {
        Text("cccc").gridCellAnchor(.topLeading)
        Text("5")
        Text("y").gridCellAnchor(UnitPoint(x: 0.5, y: 0))
      }
    }
    XCTAssertEqual(
      grid.picture(), "     1\na    2 wide\nbb   3 x\n     4\ncccc 5  y")
  }

  func testShortageAndRoom() async {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("name")
        Text("a long description").lineLimit(1)
      }
      GridRow {
        Text("n")
        Text("short")
      }
    }
    XCTAssertEqual(grid.picture(width: 14), "name a long d…\nn    short")
    let flexible = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Spacer()
        Text("b")
      }
      GridRow {
        Text("ccc")
        Spacer()
        Text("ddd")
      }
    }
    XCTAssertEqual(flexible.picture(width: 12), "a        b\nccc      ddd")
    XCTAssertEqual(grid.drawing(width: 0, height: 0).size, .zero)
  }

  func testRowsElsewhereArePiecesOfWhatTheyAreIn() async {
    XCTAssertEqual(
      VStack {
        GridRow {
          Text("a")
          Text("b")
        }
      }.picture(), "a\nb")
    let wrapped = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow {
        Text("ccc")
        Text("d")
      }.background(.red)
    }
    XCTAssertEqual(wrapped.picture(), "a b\nccc d", "a row on a ground is one view")
  }

  func testPressesStateAndNesting() async {
    struct Cells: View {
      @State var log = ""
      var body: some View {
        Grid {
          GridRow {
            Button("x") { log += "x" }
            Grid {
              GridRow {
                Button("y") { log += "y" }
                Text(log)
              }
            }
          }
        }
      }
    }
    let host = ViewHost(alignment: .leading)
    host.setContent(Cells())
    _ = host.render(width: 10)
    XCTAssertTrue(host.press(at: CellPoint(x: 0, y: 0)))
    _ = host.render(width: 10)
    XCTAssertTrue(host.press(at: CellPoint(x: 2, y: 0)))
    XCTAssertEqual(host.render(width: 10).picture(), "x y xy")
  }

  func testLargeGridsAreLinear() async {
    let grid = Grid(alignment: .leading, horizontalSpacing: 8) {
      ForEach(0..<2_000) { row in
        GridRow { ForEach(0..<5) { Text("\(row * $0)") } }
      }
    }
    let drawing = grid.drawing()
    XCTAssertEqual(drawing.height, 2_000)
    XCTAssertEqual(drawing.row(1_999).text, "0 1999 3998 5997 7996")
  }

  func testInARowOfGuides() async {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("k")
      Grid(alignment: .leading) {
        GridRow { Text("a") }
        GridRow { Text("b") }
      }
    }
    XCTAssertEqual(row.picture(), "k a\n  b")
  }
}
