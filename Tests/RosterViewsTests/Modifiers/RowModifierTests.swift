import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class RowModifierTests: XCTestCase {
  func testSwipeActions() async {
    var log: [String] = []
    let host = ViewHost()
    host.setContent(
      HStack {
        Text("row").swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Pin", systemImage: "pin") { log.append("pin") }.tint(.yellow)
        }
      }
      .swipeActions {
        Button(role: .destructive) {
          log.append("delete")
        } label: {
          Image(systemName: "trash")
        }
        Button("More") { log.append("more") }
      }
      .swipeActions { Button("Flag") { log.append("flag") } })
    let groups = host.swipeActions
    XCTAssertEqual(groups.map(\.edge), [.leading, .trailing])
    XCTAssertEqual(groups.map(\.allowsFullSwipe), [false, true])
    XCTAssertEqual(groups[0].actions.map(\.title), ["Pin"])
    XCTAssertEqual(groups[0].actions[0].systemImage, "pin")
    XCTAssertEqual(groups[0].actions[0].tint, .yellow)
    XCTAssertEqual(groups[1].actions.map(\.title), ["", "More", "Flag"])
    XCTAssertEqual(groups[1].actions[0].systemImage, "trash")
    XCTAssertEqual(groups[1].actions[0].role, .destructive)
    for action in groups.flatMap(\.actions) { action.perform() }
    XCTAssertEqual(log, ["pin", "delete", "more", "flag"])
    XCTAssertEqual(host.render(width: 3).picture(), "row", "actions are not part of the row")
    XCTAssertEqual(host.render(width: 3).pressRegions, [])
  }

  func testSeparatorGuides() async {
    let host = ViewHost()
    host.setContent(
      HStack {
        Image(systemName: "star"); Text("a"); Spacer()
      })
    XCTAssertEqual(host.separatorGuides(width: 20).leading, 2, "at the first text")
    host.setContent(
      HStack {
        Image(systemName: "star"); Text("a"); Spacer()
      }
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 16 })
    XCTAssertEqual(
      host.separatorGuides(width: 20), SeparatorGuides(leading: 0, trailing: 18))
    host.setContent(Spacer().frame(width: 24).overlay { Image(systemName: "star") })
    XCTAssertEqual(host.separatorGuides(width: 20).leading, 0)
  }

  func testSeparatorVisibility() async {
    let host = ViewHost()
    host.setContent(Text("a").listRowSeparator(.hidden, edges: .top))
    XCTAssertEqual(host.separatorVisibility.top, .hidden)
    XCTAssertEqual(host.separatorVisibility.bottom, .automatic)
  }

  func testAccessibility() async {
    let view = HStack {
      Image(systemName: "star.fill").accessibilityHidden(true)
      Text("Coding")
      Button {
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Delete")
      Toggle("Starred", isOn: .constant(true))
      Text("hidden").hidden()
    }
    let drawing = view.drawing(width: 60)
    XCTAssertEqual(drawing.accessibilityText, "Coding, Delete, button, Starred, on, switch")
    XCTAssertEqual(drawing.pressRegions.map(\.label), ["Delete", "Starred"])
    let combined = HStack {
      Text("a"); Text("b")
    }.accessibilityElement(children: .combine)
    XCTAssertEqual(combined.drawing().accessibilityText, "a b")
    XCTAssertEqual(Text("5").accessibilityValue("five").drawing().accessibilityText, "5, five")
  }

  func testAppearance() async {
    var log: [String] = []
    let host = ViewHost(isActive: false)
    func content(_ isThere: Bool) -> some View {
      VStack {
        if isThere {
          Text("a").onAppear { log.append("appear") }.onDisappear { log.append("disappear") }
        }
      }
    }
    host.setContent(content(true))
    _ = host.render(width: 3)
    XCTAssertEqual(log, [])
    host.isActive = true
    _ = host.render(width: 3)
    _ = host.render(width: 4)
    XCTAssertEqual(log, ["appear"])
    host.isActive = false
    XCTAssertEqual(log, ["appear", "disappear"])
    host.isActive = true
    _ = host.render(width: 3)
    host.setContent(content(false))
    _ = host.render(width: 3)
    XCTAssertEqual(log, ["appear", "disappear", "appear", "disappear"])
  }
}
