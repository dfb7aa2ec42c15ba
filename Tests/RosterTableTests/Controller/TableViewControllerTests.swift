import Roster
import XCTest

@testable import RosterTable

/// A controller as UIKit's templates begin it.
private final class FruitController: TableViewController {
  var names = ["apple", "pear", "plum"]
  private(set) var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "fruit")
  }

  override func numberOfSections(in tableView: TableView) -> Int { 2 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? names.count : 0
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Fruit" : nil }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    guard let cell = try? tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    else { return TableViewCell() }
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    chosen.append(names[indexPath.row])
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    names.remove(at: indexPath.row)
    XCTAssertNoThrow(try tableView.deleteRows(at: [indexPath], with: .fade))
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    indexPath.row == 1 ? 32 : TableView.automaticDimension
  }
}

/// A diffable one, made as in UIKit's guides.
private final class DiffableController: TableViewController {
  private lazy var dataSource = TableViewDiffableDataSource<Int, String>(
    tableView: tableView
  ) { _, path, item in
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = item
    cell.detailTextLabel?.text = "\(path.row)"
    return cell
  }
  private let items: [String]

  init(items: [String]) {
    self.items = items
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.applySnapshotUsingReloadData(
      .init(uniquing: [(0, items)]))
  }
}

@MainActor
final class TableViewControllerTests: XCTestCase {
  func testItIsDataSourceAndDelegateOfItsTable() async {
    let controller = FruitController()
    XCTAssertEqual(controller.tableView.style, .plain)
    XCTAssertEqual(controller.picture(width: 12, height: 5), " Fruit\n apple\n pear\n\n plum")
    controller.tableView.tapRow(at: ItemPath(row: 1, section: 0))
    XCTAssertEqual(controller.chosen, ["pear"])
  }

  func testEditingReachesTheTable() async {
    let controller = FruitController()
    controller.setEditing(true, animated: true)
    XCTAssertTrue(controller.isEditing)
    XCTAssertTrue(controller.tableView.isEditing)
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 160, height: 80)
    controller.tableView.layoutIfNeeded()
    controller.tableView.pressEditControl(at: ItemPath(row: 0, section: 0))
    controller.tableView.performSwipeAction(0)
    XCTAssertEqual(controller.names, ["pear", "plum"])
    controller.isEditing = false
    XCTAssertFalse(controller.tableView.isEditing)
  }

  func testTheSelectionIsClearedWhenItComesOnScreen() async {
    for clears in [true, false] {
      let controller = FruitController()
      controller.clearsSelectionOnViewWillAppear = clears
      _ = controller.picture(width: 12, height: 5)
      controller.tableView.tapRow(at: ItemPath(row: 1, section: 0))
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      XCTAssertEqual(controller.tableView.indexPathForSelectedRow == nil, clears)
    }
  }

  func testADiffableDataSourceTakesItsPlace() async {
    let controller = DiffableController(items: ["a", "b"])
    XCTAssertEqual(controller.tableView.style, .insetGrouped)
    XCTAssertEqual(controller.picture(width: 12, height: 2), " a        0\n b        1")
    XCTAssertTrue(controller.tableView.delegate === controller)
  }

  /// Whatever is not overridden is answered as by a delegate and a data source without members.
  func testWithoutOverridesItAnswersAsTheDefaults() async {
    final class Bare: TableViewDataSource, TableViewDelegate {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: ItemPath
      ) -> TableViewCell { TableViewCell() }
    }
    func answers(_ helper: any TableViewDataSource & TableViewDelegate) -> [String] {
      let table = TableView(), path = ItemPath(row: 3, section: 2)
      let answers: [Any?] = [
        helper.numberOfSections(in: table), helper.tableView(table, numberOfRowsInSection: 0),
        helper.tableView(table, titleForHeaderInSection: 1),
        helper.tableView(table, titleForFooterInSection: 1),
        helper.tableView(table, canEditRowAt: path), helper.tableView(table, canMoveRowAt: path),
        helper.sectionIndexTitles(for: table),
        helper.tableView(table, sectionForSectionIndexTitle: "A", at: 7),
        helper.tableView(table, heightForRowAt: path),
        helper.tableView(table, heightForHeaderInSection: 1),
        helper.tableView(table, heightForFooterInSection: 1),
        helper.tableView(table, estimatedHeightForRowAt: path),
        helper.tableView(table, estimatedHeightForHeaderInSection: 1),
        helper.tableView(table, estimatedHeightForFooterInSection: 1),
        helper.tableView(table, viewForHeaderInSection: 1),
        helper.tableView(table, viewForFooterInSection: 1),
        helper.tableView(table, shouldHighlightRowAt: path),
        helper.tableView(table, willSelectRowAt: path),
        helper.tableView(table, willDeselectRowAt: path),
        helper.tableView(table, shouldBeginMultipleSelectionInteractionAt: path),
        helper.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
        helper.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
        helper.tableView(table, editingStyleForRowAt: path),
        helper.tableView(table, titleForDeleteConfirmationButtonForRowAt: path),
        helper.tableView(table, shouldIndentWhileEditingRowAt: path),
        helper.tableView(table, indentationLevelForRowAt: path),
        helper.tableView(
          table, targetIndexPathForMoveFromRowAt: path,
          toProposedIndexPath: ItemPath(row: 0, section: 0)),
        helper.tableView(table, canFocusRowAt: path),
        helper.tableView(table, selectionFollowsFocusForRowAt: path),
        helper.indexPathForPreferredFocusedView(in: table),
      ]
      return answers.map { $0.map { "\($0)" } ?? "nil" } + ["\(table.lookAhead.defaults)"]
    }
    XCTAssertEqual(answers(TableViewController()), answers(Bare()))
  }

  /// `super` answers for the row or section that it is asked about; the others are asked still.
  func testAnAnswerOfSuperIsForOneRowOnly() async throws {
    class Heights: TableViewController {
      override func numberOfSections(in tableView: TableView) -> Int { 3 }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: TableView, heightForRowAt indexPath: ItemPath
      ) -> CGFloat {
        indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 64
      }
    }
    final class Estimates: Heights {
      override func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
      ) -> CGFloat {
        let base = super.tableView(tableView, estimatedHeightForRowAt: indexPath)
        return indexPath.row == 1 ? base + 100 : base
      }
      override func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
      ) -> CGFloat {
        section == 1
          ? 50 : super.tableView(tableView, estimatedHeightForHeaderInSection: section)
      }
      override func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
      ) -> String? {
        section == 2 ? "End" : super.tableView(tableView, titleForFooterInSection: section)
      }
    }
    func heights(_ controller: Heights, _ estimate: CGFloat) -> [CGFloat] {
      controller.tableView.estimatedRowHeight = estimate
      controller.tableView.reloadData()
      let rows = (0..<3).map { controller.tableView.rectForRow(at: ItemPath(row: $0, section: 2)) }
      return rows.map(\.height)
    }
    XCTAssertEqual(heights(Heights(), 0), [16, 64, 64])
    XCTAssertEqual(heights(Estimates(), 0), [16, 100, 64], "without an estimate, its height")
    XCTAssertEqual(heights(Estimates(), 40), [40, 140, 40])
    let controller = Estimates()
    let table = controller.tableView
    XCTAssertEqual((0..<3).map { table.rectForHeader(inSection: $0).height }, [0, 50, 0])
    XCTAssertEqual((0..<3).map { table.rectForFooter(inSection: $0).height }, [0, 0, 16])
  }

  /// As programs and UIKit's own subclasses do.
  func testTitleAndEditingCanBeOverridden() async {
    final class Named: ViewController {
      override var title: String? {
        get { "Fruit" }
        set {}
      }
      override var isEditing: Bool {
        get { true }
        set {}
      }
    }
    let named: ViewController = Named()
    named.title = "Vegetables"
    XCTAssertEqual(named.title, "Fruit")
    XCTAssertTrue(named.isEditing)
  }

  func testControllersAndViewsAreEqualIfTheyAreTheSame() async {
    let one = TableViewController(style: .grouped), other = TableViewController()
    XCTAssertEqual(one.tableView.style, .grouped)
    XCTAssertEqual([one, other].firstIndex(of: other), 1)
    XCTAssertEqual(Set([one.view, other.view, one.tableView]).count, 2)
  }
}
