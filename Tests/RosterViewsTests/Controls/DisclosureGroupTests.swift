import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class DisclosureGroupTests: XCTestCase {
  private struct Details: View {
    @State var isOpen = false
    var body: some View {
      VStack(alignment: .leading) {
        DisclosureGroup("Details", isExpanded: $isOpen) {
          Text("12 pages")
          Counter()
        }
        Text(isOpen ? "open" : "closed")
      }
    }
  }

  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  func testAPressShowsAndHidesTheContent() async {
    let host = ViewHost()
    host.setContent(Details())
    XCTAssertEqual(host.render(width: 12).picture(), "Details    ›\nclosed")
    XCTAssertEqual(
      host.render(width: 12).accessibilityText, "Details, collapsed, button, closed")
    XCTAssertTrue(host.press(at: CellPoint(x: 10, y: 0)), "all of the line")
    XCTAssertEqual(
      host.render(width: 12).picture(), "Details    ⌄\n  12 pages\n  0\nopen")
    XCTAssertEqual(host.render(width: 12).pressRegions.map(\.label), ["Details", "0"])
    XCTAssertTrue(host.press(at: CellPoint(x: 2, y: 2)))
    XCTAssertEqual(host.render(width: 12).picture(), "Details    ⌄\n  12 pages\n  1\nopen")
    XCTAssertTrue(host.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertEqual(host.render(width: 12).picture(), "Details    ›\nclosed")
    host.press(at: .zero)
    XCTAssertEqual(
      host.render(width: 12).picture(), "Details    ⌄\n  12 pages\n  0\nopen",
      "what was hidden starts anew")
  }

  func testAGroupKeepsItself() async {
    struct Inner: View {
      let text: String
      var body: some View {
        DisclosureGroup {
          DisclosureGroup("deeper") { Text(text) }
        } label: {
          Label("more", systemImage: "star")
        }
      }
    }
    let host = ViewHost()
    host.setContent(Inner(text: "a"))
    XCTAssertEqual(host.render(width: 10).picture(), "☆ more   ›")
    host.press(at: .zero)
    host.setContent(Inner(text: "b"))
    XCTAssertEqual(host.render(width: 10).picture(), "☆ more   ⌄\n  deeper ›")
    host.press(at: CellPoint(x: 3, y: 1))
    XCTAssertEqual(host.render(width: 10).picture(), "☆ more   ⌄\n  deeper ⌄\n    b")
    host.setContent(Inner(text: "b").disabled(true))
    _ = host.render(width: 10)
    XCTAssertFalse(host.press(at: .zero))
  }

  func testLabeledContentAndLazyStacks() async {
    XCTAssertEqual(
      LabeledContent("Size", value: "12 MB").styledPicture(width: 14),
      "Size     {secondaryLabel|12 MB}")
    XCTAssertEqual(
      LabeledContent("Part", value: 0.5, format: .number).picture(width: 10), "Part   0.5")
    XCTAssertEqual(
      LabeledContent("On") { Button("go") {} }.labelsHidden().picture(), "go")
    XCTAssertEqual(
      LazyVStack(alignment: .leading) {
        ForEach(0..<3) { Text("row \($0)") }
        LazyHStack(spacing: 0) {
          Text("a")
          Text("b")
        }
      }.picture(), "row 0\nrow 1\nrow 2\nab")
  }
}
