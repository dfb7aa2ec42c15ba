import Foundation
import Roster
import XCTest

/// While actions are open, views that take presses take none, wherever in the table they are.
@MainActor final class SwipePressTests: XCTestCase {
  private final class Knob: PlatformView {
    var presses = 0
    override init(frame: CGRect = CGRect(x: 0, y: 0, width: 16, height: 16)) {
      super.init(frame: frame)
    }
    override func pressed(at point: CellPoint) -> Bool {
      presses += 1
      return true
    }
  }

  private final class KnobContent: PlatformView, ContentView {
    struct Configuration: ContentConfiguration {
      let knob: Knob
      func makeContentView() -> any PlatformView & ContentView { KnobContent(self) }
      func updated(for state: any ConfigurationState) -> Self { self }
    }
    var configuration: any ContentConfiguration
    private let knob: Knob

    init(_ configuration: Configuration) {
      (self.configuration, knob) = (configuration, configuration.knob)
      super.init()
      addSubview(knob)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 16, height: 16) }
  }

  private struct HostedKnob: ViewRepresentable {
    let knob: Knob
    func makeView(context: Context) -> Knob { knob }
    func updateView(_ view: Knob, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, view: Knob, context: Context) -> CGSize? {
      CGSize(width: 16, height: 16)
    }
  }

  private final class Headed: TableViewDelegate {
    let header = Knob()
    let footer = Knob()
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
      header
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> PlatformView? {
      footer
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 16 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 16 }
  }

  /// Presses a view while a row is open, and then again: only the second press reaches it.
  private func check(
    _ list: Editable, _ knob: Knob, _ label: String, open row: Int = 0,
    _ edge: SwipeEdge = .trailing
  ) {
    let table = list.table
    table.layoutIfNeeded()
    XCTAssertTrue(table.swipeRow(at: at(0, row), edge: edge), label)
    table.layoutIfNeeded()
    press(knob, in: table)
    XCTAssertEqual(knob.presses, 0, label)
    XCTAssertNil(table.indexPathForSwipedRow, label)
    XCTAssertNil(table.indexPathForSelectedRow, label)
    table.layoutIfNeeded()
    press(knob, in: table)
    XCTAssertEqual(knob.presses, 1, label)
  }

  private func press(_ knob: Knob, in table: TableView) {
    var (view, point): (PlatformView, CellPoint) = (knob, .zero)
    while view !== table, let next = view.superview {
      point = point.offset(x: view.cellFrame.minX, y: view.cellFrame.minY)
      view = next
    }
    XCTAssertTrue(view === table && table.press(at: point))
  }

  func testAroundTheRows() async {
    let list = Editable("a b", lines: 8)
    let (header, footer) = (Knob(), Knob())
    list.table.tableHeaderView = header
    list.table.tableFooterView = footer
    check(list, header, "header of the table")
    check(list, footer, "footer of the table")
    let headed = Headed()
    list.table.delegate = headed
    check(list, headed.header, "header of a section")
    check(list, headed.footer, "footer of a section")
    let ground = Knob()
    list.table.tableHeaderView = nil
    list.table.tableFooterView = nil
    let backdrop = PlatformView()
    backdrop.addSubview(ground)
    ground.frame.origin.y = 96
    list.table.backgroundView = backdrop
    check(list, ground, "behind the rows")
  }

  func testInTheRows() async throws {
    let list = Editable("a b", lines: 4)
    let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 1)))
    let own = Knob()
    cell.accessories = [
      .customView(configuration: .init(customView: own, placement: .leading()))
    ]
    check(list, own, "accessory")
    own.presses = 0
    list.leading = ["x"]
    check(list, own, "accessory of the open row", open: 1, .leading)
    cell.accessories = []
    let view = Knob()
    cell.accessoryView = view
    check(list, view, "accessory view")
    cell.accessoryView = nil
    let content = Knob()
    cell.contentConfiguration = KnobContent.Configuration(knob: content)
    check(list, content, "content of the program")
    let hosted = Knob()
    cell.contentConfiguration = HostingConfiguration { HostedKnob(knob: hosted) }
    check(list, hosted, "hosted view")
    cell.contentConfiguration = nil
    let added = Knob()
    cell.contentView.addSubview(added)
    check(list, added, "view in the content view")
  }
}
