import Foundation
import Roster
import XCTest

/// Rows that change their size by themselves (`selfSizingInvalidation`), without an update.
@MainActor final class SelfSizingTests: XCTestCase {
  private struct Tall: ContentConfiguration {
    var lines: Int
    func makeContentView() -> any PlatformView & ContentView { TallView(self) }
    func updated(for state: any ConfigurationState) -> Tall { self }
  }

  private final class TallView: PlatformView, ContentView {
    private var tall: Tall
    init(_ tall: Tall) {
      self.tall = tall
      super.init(frame: .zero)
    }
    var configuration: any ContentConfiguration {
      get { tall }
      set {
        guard let new = newValue as? Tall else { return }
        tall = new
        invalidateIntrinsicContentSize()
      }
    }
    /// A size that changes behind everybody's back.
    var extra = 0 { didSet { invalidateIntrinsicContentSize() } }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat((tall.lines + extra) * 16))
    }
  }

  private func table(_ settings: TableView.SelfSizingInvalidation) throws -> ListFixture {
    let list = ListFixture(lines: 6)
    list.table.selfSizingInvalidation = settings
    try list.apply("A: a b")
    return list
  }

  /// Where the second row is after a change of the first row's cell.
  private func top(
    _ settings: TableView.SelfSizingInvalidation, _ change: (TableViewCell) -> Void
  ) throws -> CGFloat {
    let list = try table(settings)
    let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
    change(cell)
    list.table.flush()
    XCTAssertEqual(list.provided, ["a", "b"], "nobody is asked")
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.frame.minY, cell.frame.height)
    return list.table.rectForRow(at: at(0, 1)).minY
  }

  func testAnotherTextResizesItsRow() async throws {
    for settings in TableView.SelfSizingInvalidation.allCases {
      let expected: CGFloat = settings == .disabled ? 16 : 48
      XCTAssertEqual(
        try top(settings) { cell in
          var content = cell.defaultContentConfiguration()
          content.text = "x\ny\nz"
          cell.contentConfiguration = content
        }, expected, "\(settings)")
    }
  }

  func testALabelsTextResizesItsRow() async throws {
    let list = PlainFixture([["a", "b"]])
    list.makeCell = { _ in TableViewCell() }
    let other = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 96))
    let source = TableViewDiffableDataSource<Int, Int>(tableView: other) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(try DiffableDataSourceSnapshot([(0, [1, 2])]), completion: nil)
    other.cellForRow(at: at(0, 0))?.textLabel?.text = "x\ny"
    other.flush()
    XCTAssertEqual(other.rectForRow(at: at(0, 1)).minY, 32)
  }

  func testContentOfTheProgramsOwnKindResizesItsRow() async throws {
    for settings in TableView.SelfSizingInvalidation.allCases {
      let list = try table(settings)
      let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
      cell.contentConfiguration = Tall(lines: 1)
      list.table.flush()
      (cell.contentView as? TallView)?.extra = 2
      list.table.flush()
      let expected: CGFloat = settings == .disabled ? 16 : 48
      XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, expected, "\(settings)")
      cell.contentConfiguration = Tall(lines: 2)
      list.table.flush()
      XCTAssertEqual(
        list.table.rectForRow(at: at(0, 1)).minY, settings == .disabled ? 16 : 64, "\(settings)")
    }
  }

  func testACellSaysItself() async throws {
    for settings in TableView.SelfSizingInvalidation.allCases {
      let list = try table(settings)
      let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
      list.table.rowHeight = TableView.automaticDimension
      let inner = cell.contentView
      XCTAssertNotNil(inner)
      cell.invalidateIntrinsicContentSize()
      list.table.flush()
      XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 16, "\(settings)")
    }
  }

  func testHeadersResizeThemselves() async throws {
    let list = ListFixture(lines: 6)
    let heading = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, _ in
      view.contentConfiguration = Tall(lines: 1)
    }
    list.source.supplementaryViewProvider = { table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: heading, for: section)
    }
    try list.apply("A: a b")
    let header = try XCTUnwrap(list.table.headerView(forSection: 0))
    (header.contentView as? TallView)?.extra = 2
    list.table.flush()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).minY, 48)
    var content = header.defaultContentConfiguration()
    content.text = "x\ny"
    header.contentConfiguration = content
    list.table.flush()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).minY, 32)
    content.text = "x"
    header.contentConfiguration = content
    list.table.flush()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).minY, 16)
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.frame.minY, 16)
  }
}
