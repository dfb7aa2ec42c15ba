import Foundation
import Roster

/// How the rows and headings of a list look.
@MainActor
final class ListRows {
  weak var list: FavoritesList?

  /// Columns before a row.
  static let indentation = 2
  /// Columns of a star and the space behind it.
  static let starWidth = 2
  /// Where the text of a row starts.
  static let textColumn = indentation + starWidth

  private(set) lazy var cells = TableView.CellRegistration<TableViewCell, ListContents.Row> {
    [weak self, looks = Looks()] cell, _, row in
    guard let shown = self?.list?.content(row) else { return }
    var content = looks.content(isStarred: shown.isStarred)
    if shown.isStarred == nil {
      content.attributedText = StyledText(shown.text, style: Style(.bold))
    } else {
      content.text = shown.text
    }
    cell.contentConfiguration = content
    guard self?.list?.isSpoken == true else { return }
    // Said by name, not in columns.
    (cell.accessibilityLabel, cell.accessibilityValue) = (shown.name, shown.details)
  }

  /// What rows of a kind have in common.
  @MainActor
  private struct Looks {
    private let starred: ListContentConfiguration
    private let unstarred: ListContentConfiguration
    private let folder: ListContentConfiguration

    init() {
      var content = ListContentConfiguration.cell()
      content.textProperties.numberOfLines = 1
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins = ListRows.margins(
        columns: ListRows.textColumn)
      folder = content
      content.directionalLayoutMargins = ListRows.margins(columns: ListRows.indentation)
      content.image = Image(systemName: "star")
      content.imageProperties.tintColor = .label
      unstarred = content
      content.image = Image(systemName: "star.fill")
      content.imageProperties.tintColor = .yellow
      starred = content
    }

    func content(isStarred: Bool?) -> ListContentConfiguration {
      isStarred.map { $0 ? starred : unstarred } ?? folder
    }
  }

  private(set) lazy var headings = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> {
    [weak self] view, section in
    self?.show(section, in: view)
  }

  /// Sets what a section's heading says.
  func show(_ section: Int, in view: TableViewHeaderFooterView) {
    var content = ListContentConfiguration.plainHeader()
    content.textProperties.numberOfLines = 1
    content.axesPreservingSuperviewLayoutMargins = []
    content.directionalLayoutMargins = Self.margins(columns: 0)
    content.attributedText = StyledText(list?.heading(section) ?? "", style: Style(.bold))
    view.contentConfiguration = content
  }

  private static func margins(columns: Int) -> EdgeInsets {
    EdgeInsets(
      top: 0, leading: LayoutMetrics.terminal.points(columns: columns), bottom: 0, trailing: 0)
  }
}
