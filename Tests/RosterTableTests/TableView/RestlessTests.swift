import Foundation
import Roster
import XCTest

/// Whoever is told or asked about a row may change the rows at once: what comes behind is about the
/// rows that were meant, wherever they are by then.
@MainActor final class RestlessTests: XCTestCase {
  private typealias Gesture = (label: String, run: @MainActor (Restless) -> Void)

  private let gestures: [Gesture] = [
    ("a tap", { $0.table.tapRow(at: at(0, 1)) }),
    (
      "a tap on one of several",
      {
        $0.table.allowsMultipleSelection = true
        $0.table.tapRow(at: at(0, 2))
        $0.tap("b")
      }
    ),
    ("selecting", { try? $0.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .top) }),
    (
      "selecting nothing",
      { try? $0.table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    ),
    ("deselecting", { $0.table.deselectRow(at: at(0, 2), animated: false) }),
    (
      "a touch that ends",
      {
        $0.table.touchDown(at: at(0, 1))
        $0.table.cancelTouch()
      }
    ),
    (
      "another touch",
      {
        $0.table.touchDown(at: at(0, 1))
        $0.table.touchDown(at: $0.path("c"))
        $0.table.touchUp()
      }
    ),
    ("editing", { $0.table.setEditing(true, animated: false) }),
    (
      "editing with marks",
      {
        $0.table.allowsMultipleSelectionDuringEditing = true
        $0.table.setEditing(true, animated: false)
        $0.tap("c")
        $0.tap("a")
        $0.table.setEditing(false, animated: false)
      }
    ),
    (
      "other controls",
      {
        $0.table.setEditing(true, animated: false)
        $0.table.allowsMultipleSelectionDuringEditing = true
        $0.table.allowsMultipleSelectionDuringEditing = false
      }
    ),
    (
      "a delete control",
      {
        $0.table.setEditing(true, animated: false)
        $0.table.pressEditControl(at: $0.path("c"))
      }
    ),
    (
      "a swipe",
      {
        $0.table.swipeRow(at: at(0, 2), edge: .trailing)
        $0.table.closeSwipe()
      }
    ),
    (
      "a swipe after another",
      {
        $0.table.swipeRow(at: at(0, 2), edge: .trailing)
        $0.table.swipeRow(at: $0.path("a"), edge: .leading)
      }
    ),
    ("focus", { $0.table.focusRow(at: at(0, 1)) }),
    ("focus that comes back", { $0.table.restoreFocus() }),
    (
      "dragging",
      {
        $0.table.beginReordering(at: at(0, 2))
        $0.table.updateReordering(to: $0.path("a"))
        $0.table.endReordering()
      }
    ),
  ]

  func testARowThatIsInsertedInFrontMeanwhile() async {
    for gesture in gestures {
      let calm = Restless(nil) { _ in }
      gesture.run(calm)
      let (calls, state) = (calm.told, calm.state)
      XCTAssertFalse(calm.calls.isEmpty, gesture.label)
      for number in 1...max(1, calm.calls.count) {
        let list = Restless(number) { list in
          list.rows.insert("n", at: 0)
          try? list.table.insertRows(at: [at(0, 0)], with: .none)
        }
        gesture.run(list)
        let label = "\(gesture.label), at \(calm.calls[number - 1])"
        XCTAssertEqual(list.told, calls, label)
        XCTAssertEqual(list.state, state, label)
        XCTAssertEqual(list.wrong, [], label)
      }
    }
  }

  func testRowsThatGoMeanwhileAreAskedAboutNoMore() async {
    let changes: [(String, @MainActor (Restless) -> Void)] = [
      (
        "the first",
        { list in
          list.rows.removeFirst()
          try? list.table.deleteRows(at: [at(0, 0)], with: .none)
        }
      ),
      (
        "the last two",
        { list in
          list.rows.removeLast(2)
          try? list.table.deleteRows(at: [at(0, 1), at(0, 2)], with: .none)
        }
      ),
      (
        "all",
        { list in
          list.rows = []
          list.table.reloadData()
        }
      ),
    ]
    for gesture in gestures {
      let calm = Restless(nil) { _ in }
      gesture.run(calm)
      for number in 1...max(1, calm.calls.count) {
        for (name, change) in changes {
          let list = Restless(number, change)
          gesture.run(list)
          let label = "\(gesture.label), \(name) at \(calm.calls[number - 1])"
          XCTAssertEqual(list.wrong, [], label)
          list.table.layoutIfNeeded()
          XCTAssertEqual(list.table.numberOfRows(inSection: 0), list.rows.count, label)
        }
      }
    }
  }

  func testADataSourceThatChangesOtherRowsWithAMove() async {
    let list = Restless(nil) { _ in }
    list.onMove = {
      $0.rows.append("d")
      try? $0.table.insertRows(at: [at(0, 3)], with: .none)
    }
    XCTAssertTrue(list.table.dragRow(at: at(0, 2), to: at(0, 0)))
    list.table.layoutIfNeeded()
    let shown = list.table.visibleCells.map { ($0 as? Restless.Cell)?.item }
    XCTAssertEqual(shown, ["c", "a", "b", "d"])
  }
}

/// A list of three rows, the first and the last selected, in which one call changes the rows.
@MainActor private final class Restless: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  var rows = ["a", "b", "c"]
  /// Everything that somebody was told or asked, and about which row.
  var calls: [String] = []
  /// Calls about rows that are not there.
  var wrong: [String] = []
  var onMove: ((Restless) -> Void)?
  private let number: Int?
  private let change: (Restless) -> Void
  private var isWatching = false

  init(_ number: Int?, _ change: @escaping @MainActor (Restless) -> Void) {
    (self.number, self.change) = (number, change)
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    table.allowsMultipleSelection = true
    table.tapRow(at: at(0, 0))
    table.tapRow(at: at(0, 2))
    table.allowsMultipleSelection = false
    isWatching = true
  }

  /// What rows that were there from the beginning were told, in order.
  var told: [String] { calls.filter { !$0.hasPrefix("?") && !$0.hasSuffix(" n") } }

  /// How the rows stand.
  var state: [String] {
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    let lines = cells.map { cell in
      let state = cell.configurationState
      var words = [cell.item, "\(cell.editingStyle)"]
      if state.isSelected { words.append("selected") }
      if state.isHighlighted { words.append("highlighted") }
      if state.isEditing { words.append("editing") }
      if state.isFocused { words.append("focused") }
      if state.isSwiped { words.append("swiped") }
      if cell.render().picture().contains("≡") { words.append("movable") }
      return words.joined(separator: " ")
    }
    return lines.filter { !$0.hasPrefix("n ") }
  }

  func path(_ item: String) -> ItemPath { at(0, rows.firstIndex(of: item) ?? -1) }

  func tap(_ item: String) { table.tapRow(at: path(item)) }

  private func note(_ call: String, _ path: ItemPath) {
    guard isWatching else { return }
    let isThere = rows.indices.contains(path.row)
    if !isThere { wrong.append("\(call) \(path)") }
    note("\(call) \(isThere ? rows[path.row] : "nothing")")
  }

  func note(_ line: String) {
    guard isWatching else { return }
    calls.append(line)
    if calls.count == number { change(self) }
  }

  private func item(_ path: ItemPath) -> String? {
    rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  final class Cell: TableViewCell {
    var item = ""
    weak var list: Restless?

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      list?.note("set \(selected ? "" : "un")selected \(item)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      list?.note("set \(highlighted ? "" : "un")highlighted \(item)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      list?.note("set \(editing ? "" : "un")edited \(item)")
    }
    override func willTransition(to state: StateMask) { list?.note("will transition \(item)") }
    override func didTransition(to state: StateMask) { list?.note("did transition \(item)") }
    override func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {
      list?.note("drag \(dragState) \(item)")
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = Cell()
    cell.item = item(indexPath) ?? ""
    cell.list = self
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    defer { note("? can edit", indexPath) }
    return item(indexPath) != "b"
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    defer { note("? can move", indexPath) }
    return item(indexPath) == "c"
  }
  func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath) {
    if source != destination { rows.insert(rows.remove(at: source.row), at: destination.row) }
    if isWatching { calls.append("move \(item(destination) ?? "nothing")") }
    onMove?(self)
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) { note("commit", indexPath) }
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    defer { note("? style", indexPath) }
    return item(indexPath) == "a" ? .insert : .delete
  }
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool {
    defer { note("? indent", indexPath) }
    return true
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool {
    note("? highlight", indexPath)
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {
    note("did highlight", indexPath)
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {
    note("did unhighlight", indexPath)
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
    note("? select", indexPath)
    return indexPath
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? {
    note("? deselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    note("did select", indexPath)
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
    note("did deselect", indexPath)
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {
    note("will edit", indexPath)
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
    // A row that closes because all are loaded anew has the path that it had until then.
    if let indexPath, rows.indices.contains(indexPath.row) { note("did edit", indexPath) }
  }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    note("? leading", indexPath)
    return SwipeActionsConfiguration(
      actions: [ContextualAction(style: .normal, title: "x") { _, _, _ in }])
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    note("? trailing", indexPath)
    return nil
  }
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? {
    note("? title", indexPath)
    return nil
  }
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
    defer { note("? focus", indexPath) }
    return item(indexPath) != "a"
  }
  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    if let path = context.nextFocusedIndexPath { note("did focus", path) }
  }
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath {
    note("? target", sourceIndexPath)
    return proposedDestinationIndexPath
  }
}
