import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class CoordinateSpaceTests: XCTestCase {
  private enum Name: Hashable { case card, row(Int) }

  /// Shows where it is in a space.
  private struct Place: View {
    let space: CoordinateSpace
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Text("\(Int(frame.minX)),\(Int(frame.minY))")
      }
    }
  }

  /// What the views inside say, one after the other.
  private func words(_ view: some View, _ width: Int = 30, _ height: Int = 6) -> [String] {
    view.picture(width: width, height: height).split { $0.isWhitespace }.map(String.init)
  }

  func testPlacesInSpacesWithNames() async {
    func card(_ space: CoordinateSpace) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        HStack(spacing: 0) {
          Text("b")
          Place(space: space).padding(.leading, 16)
        }
        .padding(.top, 16)
        .coordinateSpace(.named(Name.card))
      }
      .coordinateSpace(name: "all")
      .padding(.leading, 8)
    }
    func place(_ space: CoordinateSpace) -> String? {
      words(card(space)).first { $0.contains(",") }
    }
    XCTAssertEqual(place(.local), "0,0")
    XCTAssertEqual(place(.global), "32,32")
    XCTAssertEqual(place(.named(Name.card)), "24,16")
    XCTAssertEqual(place(.named("all")), "24,32")
    XCTAssertEqual(place(.named("none")), "32,32", "as the global one")
    XCTAssertEqual(place(.named(Name.row(1))), "32,32")
  }

  func testTheNearestOfANameCounts() async {
    let view = VStack(spacing: 0) {
      Text("a")
      VStack(spacing: 0) {
        Text("b")
        Place(space: .named(1))
      }
      .coordinateSpace(name: 1)
      .padding(.leading, 8)
    }
    .coordinateSpace(name: 1)
    XCTAssertEqual(words(view).last, "0,16")
  }

  func testThroughReadersInOneAnother() async {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("a")
      GeometryReader { _ in
        HStack(spacing: 0) {
          Text("bc")
          GeometryReader { _ in
            HStack(spacing: 0) {
              Text("d")
              VStack(spacing: 0) {
                Place(space: .named("outer"))
                Place(space: .named("middle"))
                Place(space: .named("inner"))
              }
            }
            .coordinateSpace(name: "inner")
          }
        }
        .coordinateSpace(name: "middle")
      }
    }
    .padding(.leading, 8)
    .coordinateSpace(name: "outer")
    XCTAssertEqual(
      words(view, 20, 4).filter { $0.contains(",") || $0.contains("d") }.map {
        $0.filter { $0 != "d" && $0 != "b" && $0 != "c" }
      }.filter { !$0.isEmpty }, ["32,16", "24,16", "8,32"])
  }

  func testASpaceThatMovesIsFollowed() async {
    struct Moving: View {
      @State var isWide = false
      var body: some View {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Text(isWide ? "wide" : "w")
            HStack(spacing: 0) {
              Place(space: .named("here")).frame(width: 80)
            }
            .padding(.leading, isWide ? 0 : 24)
          }
          .coordinateSpace(.named(isWide ? "here" : "gone"))
          Button("x") { isWide = true }
        }
      }
    }
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    view.host.setContent(Moving())
    let before = view.picture()
    XCTAssertTrue(before.contains(","), before)
    guard let column = Array(before).firstIndex(of: "x") else { return XCTFail(before) }
    view.press(at: CellPoint(x: column, y: 0))
    XCTAssertTrue(view.picture().contains("32,0"), view.picture())
  }

  func testTheRoomOfASpace() async {
    var frames: [CGRect] = []
    let view = GeometryReader { proxy in
      frames.append(proxy.frame(in: .named("a")))
      XCTAssertEqual(proxy.frame(in: NamedCoordinateSpace.named("a")), frames.last)
      return Text("x")
    }
    .coordinateSpace(.named("a"))
    _ = view.picture(width: 4, height: 2)
    XCTAssertEqual(frames.last, CGRect(x: 0, y: 0, width: 32, height: 32))
    XCTAssertEqual(CoordinateSpace.named(1), .named(1))
    XCTAssertNotEqual(CoordinateSpace.named(1), .named("1"))
    XCTAssertTrue(CoordinateSpace.global.isGlobal)
    XCTAssertFalse(CoordinateSpace.named(1).isLocal)
  }
}
