import Foundation
import Roster
import RosterDrawing
import XCTest

/// Headers and footers have what cells have: configurations, labels, grounds, views of one's own.
@MainActor final class HeaderFooterTests: XCTestCase {
  /// One section with a row, whose header and footer a closure makes.
  private final class Edges: TableViewDataSource, TableViewDelegate {
    let table: TableView
    var header: (TableView) -> PlatformView?
    var footer: (TableView) -> PlatformView?
    var title: String?
    var onDisplay: ((PlatformView) -> Void)?

    init(
      _ style: TableView.Style = .plain, title: String? = nil,
      header: @escaping (TableView) -> PlatformView? = { _ in nil },
      footer: @escaping (TableView) -> PlatformView? = { _ in nil }
    ) {
      table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 80), style: style)
      (self.header, self.footer, self.title) = (header, footer, title)
      table.dataSource = self
      table.delegate = self
    }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel?.text = "row"
      return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      title
    }
    func tableView(
      _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> PlatformView? { header(tableView) }
    func tableView(
      _ tableView: TableView, viewForFooterInSection section: Int
    ) -> PlatformView? { footer(tableView) }
    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
    ) { onDisplay?(view) }

    var lines: [Substring] { table.render().styledPicture().split(separator: "\n") }
  }

  func testTitlesLookAsTheListDoes() async {
    XCTAssertEqual(
      Edges(title: "Title").lines, [" {bold|Title}", " row", " {secondaryLabel|Title}"])
    for style in [TableView.Style.grouped, .insetGrouped] {
      XCTAssertEqual(
        Edges(style, title: "Title").lines,
        [" {secondaryLabel|TITLE}", " row", " {secondaryLabel|Title}"])
    }
  }

  func testTheLabelOfATitleCanBeChangedBeforeItShows() async {
    let edges = Edges(title: "Title")
    edges.onDisplay = { view in
      let label = (view as? TableViewHeaderFooterView)?.textLabel
      XCTAssertEqual(label?.text, "Title")
      label?.textColor = .red
      label?.textAlignment = .center
    }
    XCTAssertEqual(edges.lines.first, "       {bold red|Title}")
  }

  func testTheDefaultContentIsThatOfThePlace() async {
    let make = { (table: TableView) -> PlatformView? in
      let view = TableViewHeaderFooterView()
      var content = view.defaultContentConfiguration()
      content.text = "Text"
      view.contentConfiguration = content
      return view
    }
    XCTAssertEqual(
      Edges(header: make, footer: make).lines,
      [" {bold|Text}", " row", " {secondaryLabel|Text}"])
    XCTAssertEqual(
      Edges(.grouped, header: make, footer: make).lines,
      [" {secondaryLabel|TEXT}", " row", " {secondaryLabel|Text}"])
    XCTAssertEqual(TableViewHeaderFooterView().defaultContentConfiguration(), .header())
  }

  func testAViewThatServedAsAHeaderServesAsAFooter() async {
    let registration = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, _ in
      var content = view.defaultContentConfiguration()
      content.text = "x"
      view.contentConfiguration = content
    }
    let make = { (table: TableView) -> PlatformView? in
      table.dequeueConfiguredReusableHeaderFooterView(using: registration, for: 0)
    }
    let edges = Edges(header: make)
    XCTAssertEqual(edges.lines, [" {bold|x}", " row"])
    let view = edges.table.headerView(forSection: 0)
    (edges.header, edges.footer) = ({ _ in nil }, make)
    edges.table.reloadData()
    XCTAssertEqual(edges.lines, [" row", " {secondaryLabel|x}"])
    XCTAssertTrue(edges.table.footerView(forSection: 0) === view)
  }

  func testLabelsGiveWayToAConfiguration() async {
    let view = TableViewHeaderFooterView()
    view.textLabel?.text = "one"
    view.detailTextLabel?.text = "two"
    XCTAssertNil(view.contentConfiguration)
    let edges = Edges(header: { _ in view })
    XCTAssertEqual(edges.lines.prefix(2), [" {bold|one}", " {secondaryLabel|two}"])
    view.contentConfiguration = ListContentConfiguration.header()
    XCTAssertNil(view.textLabel)
    XCTAssertNil(view.detailTextLabel)
  }

  func testU11_TheLastGroundWins() async {
    final class Ground: PlatformView {
      override func draw(into drawing: inout Drawing) { drawing.fill(drawing.bounds, with: "░") }
    }
    let view = TableViewHeaderFooterView()
    view.textLabel?.text = "one"
    let ground = Ground()
    view.backgroundView = ground
    XCTAssertNil(view.backgroundConfiguration)
    let edges = Edges(header: { _ in view })
    XCTAssertEqual(edges.table.picture().split(separator: "\n")[0], "░one░░░░░░░░░░░░░░░░")
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = .yellow
    view.backgroundConfiguration = background
    XCTAssertNil(view.backgroundView)
    XCTAssertNil(ground.superview)
    XCTAssertTrue(edges.lines[0].contains("on yellow"))
    background.customView = ground
    view.backgroundConfiguration = background
    XCTAssertTrue(ground.superview === view)
    edges.table.layoutIfNeeded()
    XCTAssertEqual(ground.frame.width, 160)
  }

  func testViewsOfTheProgramMakeItALineHigh() async {
    let view = TableViewHeaderFooterView()
    let inner = PlatformView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    inner.backgroundColor = .red
    view.contentView.addSubview(inner)
    let edges = Edges(header: { _ in view })
    XCTAssertEqual(edges.lines, ["{on red|     }", " row"])
    XCTAssertEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 160, height: 16))
  }

  func testARegistrationMadeWhileAHeaderIsAskedForIsReported() async {
    var faults: [any Error] = []
    let edges = Edges(header: { table in
      let registration = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { _, _ in }
      return table.dequeueConfiguredReusableHeaderFooterView(using: registration, for: 0)
    })
    edges.table.faultHandler = { faults.append($0) }
    edges.table.layoutIfNeeded()
    XCTAssertEqual(
      faults.compactMap { ($0 as? TableViewError)?.kind }, [.registrationInsideProvider])
  }
}
