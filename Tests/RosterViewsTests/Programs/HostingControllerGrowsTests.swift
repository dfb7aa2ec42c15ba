import Foundation
import Observation
import RosterDrawing
import RosterViews
import XCTest

/// A hosting controller as a child, whose view grows with its content, or does not.
@MainActor
final class HostingControllerGrowsTests: XCTestCase {
  private final class CardData: ObservableObject {
    @Published var text = "Heart"
  }

  private struct Card: View {
    @ObservedObject var data: CardData
    var body: some View { Text(data.text) }
  }

  @Observable
  final class NewCardData {
    var text = "Heart"
  }

  private struct NewCard: View {
    var data: NewCardData
    var body: some View { Text(data.text) }
  }

  private struct PlainCard: View {
    let text: String
    var body: some View { Text(text) }
  }

  private final class Parent: ViewController {
    var log: [String] = []
    override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
      log.append("\(child.preferredContentSize.width)")
    }
  }

  private let first = CGSize(width: 40, height: 16)
  private let grown = CGSize(width: 64, height: 16)

  private func host<Content: View>(
    _ content: Content, _ options: HostingControllerSizingOptions
  ) -> (Parent, HostingController<Content>) {
    let parent = Parent()
    parent.view.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    let child = HostingController(rootView: content)
    child.sizingOptions = options
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return (parent, child)
  }

  /// The three kinds of sizing, for a model that grows from `Heart` to `Heart 72`.
  private func check<Content: View>(_ content: () -> (Content, grow: () -> Void)) {
    do {
      let (view, grow) = content()
      let (parent, child) = host(view, [])
      XCTAssertEqual(parent.view.picture(), "       Heart")
      XCTAssertEqual(child.view.intrinsicContentSize, first)
      grow()
      XCTAssertEqual(parent.view.picture(), "      Heart 72", "it is drawn again")
      XCTAssertEqual(child.view.intrinsicContentSize, first, "but its size stays")
      XCTAssertEqual(child.preferredContentSize, .zero)
      XCTAssertEqual(child.sizeThatFits(in: CGSize(width: 1000, height: 1000)), grown)
    }
    do {
      let (view, grow) = content()
      let (parent, child) = host(view, .intrinsicContentSize)
      parent.view.layoutIfNeeded()
      XCTAssertEqual(child.view.intrinsicContentSize, first)
      grow()
      parent.view.layoutIfNeeded()
      XCTAssertEqual(child.view.intrinsicContentSize, grown)
      XCTAssertEqual(child.preferredContentSize, .zero)
      XCTAssertEqual(parent.log, [])
    }
    do {
      let (view, grow) = content()
      let (parent, child) = host(view, .preferredContentSize)
      parent.view.layoutIfNeeded()
      XCTAssertEqual(child.preferredContentSize, first)
      grow()
      parent.view.layoutIfNeeded()
      XCTAssertEqual(child.preferredContentSize, grown)
      XCTAssertEqual(child.view.intrinsicContentSize, first)
      XCTAssertEqual(parent.log, ["64.0"])
    }
    do {
      let (view, grow) = content()
      let (parent, child) = host(view, [.intrinsicContentSize, .preferredContentSize])
      grow()
      parent.view.layoutIfNeeded()
      XCTAssertEqual(child.preferredContentSize, grown)
      XCTAssertEqual(child.view.intrinsicContentSize, grown)
    }
  }

  func testK1K7ObservableObject() async {
    check {
      let data = CardData()
      return (Card(data: data), { data.text += " 72" })
    }
  }

  func testObservable() async {
    check {
      let data = NewCardData()
      return (NewCard(data: data), { data.text += " 72" })
    }
  }

  func testK4K6APlainValueChangesOnlyWithTheRootView() async {
    final class Controller: ViewController {
      var text = "Heart"
      lazy var child = HostingController(rootView: PlainCard(text: text))
    }
    let controller = Controller()
    controller.child.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    XCTAssertEqual(controller.child.picture(width: 10, height: 1), "  Heart")
    controller.text += " 72"
    XCTAssertEqual(controller.child.picture(width: 10, height: 1), "  Heart")
    XCTAssertEqual(controller.child.view.intrinsicContentSize, first)
    controller.child.rootView = PlainCard(text: controller.text)
    XCTAssertEqual(controller.child.picture(width: 10, height: 1), " Heart 72")
    XCTAssertEqual(controller.child.view.intrinsicContentSize, grown)
    XCTAssertEqual(controller.child.preferredContentSize, grown)
  }

  func testAChangeIsWorkedOffInTheNextTurnToo() async {
    let data = CardData()
    let child = HostingController(rootView: Card(data: data))
    child.sizingOptions = .preferredContentSize
    child.view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    child.view.layoutIfNeeded()
    data.text += " 72"
    XCTAssertEqual(child.preferredContentSize, first)
    for _ in 0..<1_000 where child.preferredContentSize != grown { await Task.yield() }
    XCTAssertEqual(child.preferredContentSize, grown)
  }
}
