import Foundation
import RosterCells
import RosterDiff
import RosterViews

/// A controller whose view is a table: `UITableViewController`.
///
/// It is the table's delegate, and its data source until another one, such as a
/// ``TableViewDiffableDataSource``, takes that place. All members of both can be overridden; what
/// is not answers as the protocols' defaults do. Without an override there are no rows.
///
/// ```swift
/// final class Fruit: TableViewController {
///   let names = ["apple", "pear"]
///   override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///     names.count
///   }
///   override func tableView(
///     _ tableView: TableView, cellForRowAt indexPath: ItemPath
///   ) -> TableViewCell {
///     let cell = TableViewCell()
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
///   }
/// }
/// ```
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// Whether the rows that are selected when the table comes on screen are deselected.
  open var clearsSelectionOnViewWillAppear = true

  private let style: TableView.Style
  private lazy var ownTable = TableView(style: style)

  /// Whether a default answers for all rows and sections: a subclass may have asked it about some
  /// only, so what `super` says there is an answer like any other.
  private var answersForAll: Bool { type(of: self) == TableViewController.self }

  public init(style: TableView.Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .plain) }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// The table that is its view, loaded when it is first asked for.
  open var tableView: TableView {
    get { view as? TableView ?? ownTable }
    set { view = newValue }
  }

  open override func loadView() {
    ownTable.dataSource = self
    ownTable.delegate = self
    view = ownTable
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell { TableViewCell() }
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    noteDefault(.headerTitle, of: tableView)
    return nil
  }
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? {
    noteDefault(.footerTitle, of: tableView)
    return nil
  }
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { true }
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { false }
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) {}
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Delegate

  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: PlatformView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int
  ) {}

  open func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    noteDefault(.rowHeight, of: tableView)
    return tableView.rowHeight
  }
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> CGFloat {
    noteDefault(.estimatedRowHeight, of: tableView)
    return tableView.estimatedRowHeight
  }
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    noteDefault(.estimatedHeaderHeight, of: tableView)
    return tableView.estimatedSectionHeaderHeight
  }
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    noteDefault(.estimatedFooterHeight, of: tableView)
    return tableView.estimatedSectionFooterHeight
  }

  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> PlatformView? { nil }
  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> PlatformView? { nil }

  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool { true }
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {}
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {}
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {}
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {}
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
  ) -> Int { 0 }
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
  ) {}

  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath { proposedDestinationIndexPath }

  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
    tableView.isFocusAllowed
  }
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { true }
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { nil }
  open func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}

  open func tableViewDidScroll(_ tableView: TableView) {}

  private func noteDefault(_ member: DefaultAnswers, of tableView: TableView) {
    if answersForAll { tableView.lookAhead.defaults.insert(member) }
  }
}
