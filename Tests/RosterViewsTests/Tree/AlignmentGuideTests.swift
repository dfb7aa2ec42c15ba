import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class AlignmentGuideTests: XCTestCase {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  func testAColumnAlignsItsViewsByTheirGuides() async {
    let column = VStack(alignment: .leading) {
      Text("title")
      Text("in").alignmentGuide(.leading) { _ in -16 }
      Text("out").alignmentGuide(.leading) { _ in 24 }
    }
    XCTAssertEqual(column.picture(), "   title\n     in\nout")
    XCTAssertEqual(
      column.background { Color.red }.picture(), "   title\n     in\nout", "and is as wide as all")
    XCTAssertEqual(
      VStack(alignment: .trailing) {
        Text("title")
        Text("a").alignmentGuide(.trailing) { $0[.leading] }
      }.picture(), "title\n     a")
    XCTAssertEqual(
      VStack {
        Text("=======")
        Text("abc").alignmentGuide(HorizontalAlignment.center) { $0.width }
        Text("abc").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      }.picture(), "=======\nabc\n   abc", "the middle of seven lies in a cell")
  }

  func testARowAlignsItsViewsByTheirGuides() async {
    let row = HStack(alignment: .top, spacing: 0) {
      Text("a\nb\nc")
      Text("up").alignmentGuide(.top) { $0[.bottom] }
      Text("down").alignmentGuide(.top) { _ in -32 }
    }
    XCTAssertEqual(row.picture(), " up\na\nb\nc  down")
    XCTAssertEqual(
      HStack(alignment: .bottom, spacing: 0) {
        Text("a\nb")
        Text("c").alignmentGuide(.bottom) { _ in 0 }
      }.picture(), "a\nb\n c")
    XCTAssertEqual(
      HStack(spacing: 0) {
        Text("a\nb\nc")
        Text("d").alignmentGuide(VerticalAlignment.center) { _ in 24 }
      }.picture(), "ad\nb\nc")
  }

  func testBaselinesAreLinesOfText() async {
    func row(_ alignment: VerticalAlignment) -> String {
      HStack(alignment: alignment, spacing: 0) {
        VStack {
          Divider()
          Text("a\nb")
        }
        .frame(width: 8)
        Text("12\n34\n56")
        Color.red.frame(width: 8, height: 32)
        Image(systemName: "star")
      }
      .picture()
    }
    XCTAssertEqual(row(.firstTextBaseline), "─\na12 ☆\nb34\n 56")
    XCTAssertEqual(row(.lastTextBaseline), "─12\na34\nb56 ☆")
    XCTAssertEqual(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x").padding(.top, 16)
        Text("y")
        Text("z").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 16 }
      }.picture(), "  z\nxy")
  }

  func testAlignmentsOfAProgramReachThroughStacks() async {
    let middle = VerticalAlignment(Middle.self)
    XCTAssertEqual(middle, VerticalAlignment(Middle.self))
    XCTAssertNotEqual(middle, .center)
    let form = HStack(alignment: middle) {
      VStack(alignment: .leading) {
        Text("@name")
        Text("picture").alignmentGuide(middle) { $0[VerticalAlignment.center] }
      }
      VStack(alignment: .leading) {
        Text("Full name:")
        Text("Someone").alignmentGuide(middle) { $0[VerticalAlignment.center] }
        Text("Since: ever")
        Text("Rows: 4")
      }
    }
    XCTAssertEqual(
      form.picture(), "@name   Full name:\npicture Someone\n        Since: ever\n        Rows: 4")
    let colon = HorizontalAlignment(Colon.self)
    XCTAssertEqual(
      VStack(alignment: colon) {
        HStack(spacing: 0) {
          Text("a:").alignmentGuide(colon) { $0[.trailing] }
          Text("long")
        }
        HStack(spacing: 0) {
          Text("bcd:").alignmentGuide(colon) { $0[.trailing] }
          Text("x")
        }
        Text("end:")
      }.picture(), "  a:long\nbcd:x\nend:", "one without a guide stands by the usual place")
  }

  func testFramesGroundsAndLayersStandByGuidesToo() async {
    XCTAssertEqual(
      Text("abc").alignmentGuide(.leading) { _ in -16 }
        .frame(width: 64, alignment: .leading).picture(), "  abc")
    XCTAssertEqual(
      Text("abc").alignmentGuide(.trailing) { $0.width / 3 }
        .frame(width: 64, alignment: .trailing).picture(width: 10), "        ab", "and may hang out"
    )
    XCTAssertEqual(
      ZStack(alignment: .topLeading) {
        Text("......")
        Text("x").alignmentGuide(.leading) { _ in -24 }
        Text("y").alignmentGuide(.top) { _ in -16 }
      }.picture(), "...x..\ny")
    XCTAssertEqual(
      Text("badge  ").overlay(alignment: .topTrailing) {
        Text("3").alignmentGuide(.trailing) { $0[.trailing] + 8 }
      }.picture(), "badge3")
    XCTAssertEqual(
      Text("a\nb").alignmentGuide(.firstTextBaseline) { _ in 32 }
        .overlay(alignment: .leadingFirstTextBaseline) { Text("!") }.picture(), "a\n!")
  }

  func testGuidesInsideGuides() async {
    let view = VStack(alignment: .leading) {
      Text("title")
      Text("in").alignmentGuide(.leading) { _ in -16 }
        .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) * 2 }
      Text("none").alignmentGuide(.leading) { $0[explicit: .trailing] ?? -8 }
    }
    XCTAssertEqual(view.picture(), "title\n    in\n none")
  }

  func testGuidesSeeTheSizeOfTheirView() async {
    var seen: Set<String> = []
    let view = VStack(alignment: .leading) {
      Text("two words").frame(maxWidth: 40).alignmentGuide(.leading) {
        seen.insert("\(Int($0.width))×\(Int($0.height))")
        return 0
      }
      Text("second")
    }
    XCTAssertEqual(view.picture(), "two\nwords\nsecond")
    XCTAssertEqual(seen, ["40×32"])
  }

  func testNonsenseIsNoTrap() async {
    for value in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18] {
      let view = VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in value }
        Text("b").alignmentGuide(.leading) { _ in -value }
        HStack(alignment: .top) {
          Text("c").alignmentGuide(.top) { _ in value }
          Color.red.alignmentGuide(.bottom) { _ in value }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      _ = view.picture(width: 20, height: 5)
      _ = view.picture(width: 0, height: 0)
    }
    XCTAssertEqual(
      VStack(alignment: .leading) { EmptyView().alignmentGuide(.leading) { _ in 8 } }.picture(), "")
  }

  func testDeepAndWideGuidesAreLinear() async {
    var view = AnyView(Text("x").alignmentGuide(.leading) { _ in -8 })
    for _ in 0..<100 {
      let inner = view
      view = AnyView(
        VStack(alignment: .leading) { inner.alignmentGuide(.leading) { $0[.leading] } })
    }
    XCTAssertEqual(view.picture(), "x", "a column is as wide as what is in it")
    let wide = VStack(alignment: .leading) {
      ForEach(0..<10_000) { number in
        Text("\(number)").alignmentGuide(.leading) { _ in CGFloat(-8 * (number % 3)) }
      }
    }
    let lines = wide.picture().split(separator: "\n")
    XCTAssertEqual(lines.count, 10_000)
    XCTAssertEqual(lines[7], " 7")
  }
}
