import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class ViewThatFitsTests: XCTestCase {
  private struct Words: View {
    let texts: [String]
    var axes: Axis.Set = [.horizontal, .vertical]
    var body: some View {
      ViewThatFits(in: axes) { ForEach(0..<texts.count) { Text(texts[$0]) } }
    }
  }

  func testTheFirstThatFitsInAWidth() async {
    let view = Words(texts: ["twelve cells", "six ce", "3 c"])
    for width in 0...14 {
      let shown = width >= 12 ? "twelve cells" : width >= 6 ? "six ce" : width >= 3 ? "3 c" : nil
      XCTAssertEqual(
        view.frame(maxWidth: .infinity, alignment: .leading).picture(width: width, height: 1),
        shown ?? ["", "…", "3…"][width], "\(width)")
    }
    XCTAssertEqual(view.picture(), "twelve cells", "the first where there is no end")
    XCTAssertEqual(Words(texts: []).picture(width: 3, height: 1), "")
    XCTAssertEqual(Words(texts: ["only one"]).picture(width: 4, height: 1), "onl…")
  }

  func testTheFirstThatFitsInAHeight() async {
    let texts = ["a\nb\nc", "a\nb", "a"]
    for height in 1...4 {
      let shown = texts[max(3 - height, 0)]
      for axes: Axis.Set in [[.horizontal, .vertical], .vertical] {
        let picture = Words(texts: texts, axes: axes).picture(width: 3, height: height)
        XCTAssertEqual(
          picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) },
          shown.split(separator: "\n").map(String.init), "\(height)")
      }
      XCTAssertEqual(
        Words(texts: texts, axes: .horizontal).picture(width: 3, height: height),
        Text(texts[0]).picture(width: 3, height: height))
    }
    let long = Words(texts: ["some words", "s"], axes: .vertical)
    XCTAssertEqual(long.picture(width: 6), "some\nwords", "as wide as there is room")
    XCTAssertEqual(Words(texts: ["some words", "s"]).picture(width: 6), "  s")
  }

  /// It is as large as the view that it shows.
  func testItsSizeIsThatOfTheOneThatShows() async {
    func row(_ width: Int) -> String {
      HStack(spacing: 0) {
        Words(texts: ["long text", "short"])
        Text("|")
        Spacer(minLength: 0)
      }.picture(width: width, height: 1)
    }
    XCTAssertEqual(row(12), "long text|")
    XCTAssertEqual(row(10), "long text|")
    XCTAssertEqual(row(9), "short|")
    XCTAssertEqual(row(6), "short|")
    let spread = ViewThatFits {
      HStack(spacing: 0) {
        Text("left"); Spacer(); Text("right")
      }
      VStack(spacing: 0) {
        Text("left"); Text("right")
      }
    }
    XCTAssertEqual(spread.picture(width: 12), "left   right")
    XCTAssertEqual(spread.picture(width: 6), "left\nright")
    let fixed = ViewThatFits {
      Text("as it is").fixedSize()
      Text("b")
    }
    XCTAssertEqual(fixed.picture(width: 8, height: 1), "as it is")
    XCTAssertEqual(fixed.frame(width: 40).picture(width: 5, height: 1), "  b")
  }

  func testInOneAnotherAndBesideOneAnother() async {
    let nested = ViewThatFits {
      HStack(spacing: 0) {
        Words(texts: ["aaaa", "aa"]); Text("bbbb")
      }
      Words(texts: ["cccc", "cc", "c"])
    }
    let pictures = [8, 7, 4, 3, 2, 1].map { nested.picture(width: $0, height: 1) }
    XCTAssertEqual(
      pictures.map { $0.trimmingCharacters(in: .whitespaces) },
      ["aaaabbbb", "cccc", "cccc", "cc", "cc", "c"])
    let row = HStack(spacing: 0) {
      Words(texts: ["aaaa", "a"])
      Words(texts: ["bbbb", "b"])
    }
    XCTAssertEqual(row.picture(width: 8, height: 1), "aaaabbbb")
    XCTAssertEqual(row.frame(width: 48).picture(width: 6, height: 1), "abbbb")
    XCTAssertEqual(row.frame(width: 32).picture(width: 4, height: 1).trimmed, "ab")
    let first = HStack(spacing: 0) {
      Words(texts: ["aaaa", "a"])
      Words(texts: ["bb", "b"])
    }
    XCTAssertEqual(first.picture(width: 4, height: 1).trimmed, "abb")
  }

  /// Many places, of which none fits, are not laid out once for each of them.
  func testManyPlaces() async {
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<300) { _ in Words(texts: ["long text", "short"]) }
    }
    XCTAssertEqual(
      rows.picture(width: 6).components(separatedBy: "\n"), Array(repeating: "short", count: 300))
  }

  /// What is not to be seen, and what can be pressed as one thing, is called by what would show.
  func testTheNameOfAPlace() async {
    let place = ViewThatFits {
      Text("a long name")
      ViewThatFits {
        Text("name"); Text("n")
      }
      Text("no")
    }
    let toggle = Toggle(isOn: .constant(true)) {
      HStack {
        place; Text("end")
      }
    }
    XCTAssertEqual(
      toggle.labelsHidden().drawing().accessibility.map(\.label), ["a long name end"])
    let button = Button(action: {}, label: { place })
    for (width, name) in [(11, "a long name"), (10, "name"), (3, "no")] {
      XCTAssertEqual(
        button.drawing(width: width, height: 1).accessibility.map(\.label), [name])
    }
    let both = ViewThatFits {
      Toggle("a long name", isOn: .constant(true))
      Toggle("name", isOn: .constant(false))
    }
    .accessibilityElement(children: .combine)
    XCTAssertEqual(both.drawing(width: 20, height: 1).accessibility.map(\.value), ["on"])
    XCTAssertEqual(both.drawing(width: 9, height: 1).accessibility.map(\.value), ["off"])
  }

  func testOnlyTheOneThatShowsIsPressedAndReadOut() async {
    var presses: [String] = []
    let host = ViewHost()
    host.setContent(
      ViewThatFits {
        Button("a long button") { presses.append("long") }
        Button("short") { presses.append("short") }
      })
    for (width, name) in [(13, "long"), (6, "short"), (20, "long")] {
      presses = []
      let drawing = host.render(width: width, height: 1)
      let column = drawing.picture().prefix { $0 == " " }.count
      XCTAssertTrue(host.press(at: CellPoint(x: column, y: 0)))
      XCTAssertEqual(presses, [name])
      XCTAssertEqual(drawing.pressRegions.count, 1)
      XCTAssertEqual(drawing.accessibility.count, 1)
      XCTAssertTrue(drawing.accessibilityText.contains(name == "long" ? "a long" : "short"))
    }
    host.setContent(
      ViewThatFits {
        HStack(spacing: 0) {
          Spacer(); Text("a long text")
        }
        Text("short")
      })
    XCTAssertEqual(host.separatorGuides(width: 13, height: 1).leading, 2)
    XCTAssertEqual(host.separatorGuides(width: 5, height: 1).leading, 0)
  }

  func testARowIsAsHighAsWhatShows() async {
    let host = ViewHost()
    host.setContent(
      ViewThatFits(in: .horizontal) {
        Text("one long line")
        Text("two\nlines")
      })
    XCTAssertEqual(host.sizeThatFits(), CellSize(width: 13, height: 1))
    XCTAssertEqual(host.sizeThatFits(width: 20), CellSize(width: 13, height: 1))
    XCTAssertEqual(host.sizeThatFits(width: 6).height, 2)
    XCTAssertEqual(host.render(width: 6).picture().split(separator: "\n").count, 2)
  }

  func testRetainedViewsAndGuides() async {
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    view.host.setContent(
      ViewThatFits {
        TextField("a field", text: .constant("")).frame(width: 80)
        Text("text")
      })
    XCTAssertTrue(view.picture().contains("a field"))
    view.frame.size.width = 40
    XCTAssertFalse(view.picture().contains("field"))
    XCTAssertTrue(view.picture().contains("text"))
    let lines = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a\nb")
      ViewThatFits {
        Text("\nlonger"); Text("c")
      }
    }
    XCTAssertTrue(lines.picture(width: 3, height: 2).hasPrefix("ac"))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
