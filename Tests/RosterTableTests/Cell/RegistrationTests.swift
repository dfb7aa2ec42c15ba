import Foundation
import Roster
import XCTest

/// Registration and dequeueing (1.8).
@MainActor final class RegistrationTests: XCTestCase {
  private final class Named: TableViewCell {}

  func testNilTakesARegistrationBack() async throws {
    let table = TableView()
    table.register(Named.self, forCellReuseIdentifier: "named")
    XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "named") is Named)
    XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "named")?.reuseIdentifier, "named")
    table.register(nil as TableViewCell.Type?, forCellReuseIdentifier: "named")
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "named"))
    XCTAssertThrowsError(try table.dequeueReusableCell(withIdentifier: "named", for: at(0, 0))) {
      XCTAssertEqual(($0 as? TableViewError)?.kind, .unregisteredIdentifier)
      XCTAssertTrue("\($0)".hasPrefix("unable to dequeue a cell with identifier named"))
    }
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    XCTAssertEqual(
      table.dequeueReusableHeaderFooterView(withIdentifier: "edge")?.reuseIdentifier, "edge")
    table.register(
      nil as TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: "edge")
    XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "edge"))
  }

  /// A cell knows its row's states, traits and size as soon as it is handed out.
  func testACellForARowIsReady() async throws {
    let list = PlainFixture([["a", "b"]], lines: 3)
    list.heights = ["b": 32]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.setEditing(true, animated: false)
    list.table.traitOverride = TraitCollection(colorScheme: .dark)
    try list.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .none)
    var seen: [String] = []
    let note = { (cell: TableViewCell) in
      seen.append(
        "\(cell.frame.size.width) \(cell.frame.size.height) \(cell.configurationState) "
          + "\(cell.configurationState.traitCollection.colorScheme)")
    }
    let registration = TableView.CellRegistration<Named, String> { cell, _, _ in note(cell) }
    list.makeCell = { item in
      let path = at(0, item == "a" ? 0 : 1)
      if item == "a" {
        return list.table.dequeueConfiguredReusableCell(using: registration, for: path, item: "x")
      }
      let cell = try? list.table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if let cell { note(cell) }
      return cell ?? TableViewCell()
    }
    try list.table.reloadRows(at: [at(0, 0), at(0, 1)], with: .none)
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen, ["160.0 16.0 editing dark", "160.0 32.0 selected, editing dark"])
  }

  func testWithoutAnItemTheCellComesAsItIs() async {
    let list = PlainFixture([["a"]], lines: 1)
    var runs = 0
    let registration = TableView.CellRegistration<Named, String> { _, _, _ in runs += 1 }
    let nothing: String? = nil
    list.makeCell = { _ in
      list.table.dequeueConfiguredReusableCell(using: registration, for: at(0, 0), item: nothing)
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 0)
    XCTAssertTrue(list.table.visibleCells[0] is Named)
  }

  /// `Item` need not be the identifier of the data source.
  func testTheHandlerGetsThePathAndTheItem() async {
    struct Model { let name: String }
    let list = PlainFixture([["a", "b"]], lines: 2)
    var seen: [String] = []
    let registration = TableView.CellRegistration<TableViewCell, Model> { cell, path, model in
      seen.append("\(path) \(model.name)")
    }
    list.makeCell = { item in
      list.table.dequeueConfiguredReusableCell(
        using: registration, for: at(0, item == "a" ? 0 : 1), item: Model(name: item + "!"))
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen, ["[0, 0] a!", "[0, 1] b!"])
  }

  func testL1_PrepareForReuseRunsBeforeTheHandlerAndTheHandlerBeforeSizing() async throws {
    final class Noting: TableViewCell {
      static var notes: [String] = []
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.notes.append("prepareForReuse")
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.notes.append("size")
        return super.sizeThatFits(size)
      }
      override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        Self.notes.append("update")
      }
    }
    let list = PlainFixture([["a", "b"]], lines: 1)
    let registration = TableView.CellRegistration<Noting, String> { _, _, item in
      Noting.notes.append("handler \(item)")
    }
    list.makeCell = { item in
      let path = at(0, item == "a" ? 0 : 1)
      return list.table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(Noting.notes, ["handler a", "update", "size"])
    Noting.notes = []
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    XCTAssertEqual(Noting.notes, ["prepareForReuse", "handler b", "update", "size"])
  }

  func testL6_EachRegistrationHasAPoolOfItsOwn() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 1)
    let one = TableView.CellRegistration<TableViewCell, String> { _, _, _ in }
    let two = TableView.CellRegistration<TableViewCell, String> { _, _, _ in }
    list.makeCell = { item in
      list.table.dequeueConfiguredReusableCell(
        using: item == "b" ? two : one, for: at(0, item == "a" ? 0 : item == "b" ? 1 : 2),
        item: item)
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    var cells: [TableViewCell] = []
    for row in 0..<3 {
      try list.table.scrollToRow(at: at(0, row), at: .top, animated: false)
      cells.append(try XCTUnwrap(list.table.cellForRow(at: at(0, row))))
    }
    XCTAssertFalse(cells[1] === cells[0])
    XCTAssertTrue(cells[2] === cells[0])
  }

  func testR3_AnotherIdentifierOrRegistrationIsRefusedWhenARowIsConfiguredAgain() async throws {
    let one = TableView.CellRegistration<TableViewCell, String> { _, _, _ in }
    let two = TableView.CellRegistration<TableViewCell, String> { _, _, _ in }
    let list = PlainFixture([["a"]], lines: 1)
    list.table.register(Named.self, forCellReuseIdentifier: "named")
    let table = list.table
    let ways: [() -> TableViewCell] = [
      { table.dequeueReusableCell(withIdentifier: "named") ?? TableViewCell() },
      { table.dequeueConfiguredReusableCell(using: one, for: at(0, 0), item: "a") },
      { table.dequeueConfiguredReusableCell(using: two, for: at(0, 0), item: "a") },
      { table.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell() },
      { TableViewCell() },
    ]
    for (first, before) in ways.enumerated() {
      for (second, after) in ways.enumerated() {
        var faults: [TableViewError.Kind] = []
        table.faultHandler = { if let error = $0 as? TableViewError { faults.append(error.kind) } }
        list.makeCell = { _ in before() }
        table.reloadData()
        table.layoutIfNeeded()
        let cell = table.visibleCells[0]
        list.makeCell = { _ in after() }
        try table.reconfigureRows(at: [at(0, 0)])
        table.layoutIfNeeded()
        let isSame = first == second && first < 4
        XCTAssertEqual(faults, isSame ? [] : [.reconfigureMismatch], "\(first) \(second)")
        XCTAssertTrue(table.visibleCells[0] === cell)
      }
    }
  }

  func testR7_EverythingThatBelongsToTheRowStays() async throws {
    final class Field: TableViewCell { override var canBecomeFirstResponder: Bool { true } }
    let list = ListFixture(lines: 3)
    let registration = TableView.CellRegistration<Field, String> { cell, _, item in
      cell.textLabel?.text = item
    }
    let source = TableViewDiffableDataSource<String, String>(tableView: list.table) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.swipeActionsProvider = { _, _ in
      SwipeActionsConfiguration(
        actions: [ContextualAction(style: .normal, title: "Go") { _, _, _ in }])
    }
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    try snapshot.appendSections(["A"])
    try snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    list.table.layoutIfNeeded()
    list.table.focusRow(at: at(0, 0))
    list.table.swipeRow(at: at(0, 1), edge: .trailing)
    let field = try XCTUnwrap(list.table.cellForRow(at: at(0, 2)))
    XCTAssertTrue(field.becomeFirstResponder())
    try snapshot.reconfigureItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.configurationState.isFocused, true)
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1))
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.configurationState.isSwiped, true)
    XCTAssertTrue(field.isFirstResponder)
  }
}
