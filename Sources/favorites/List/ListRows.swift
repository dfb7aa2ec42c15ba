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

  private(set) lazy var cells = TableView.CellRegistration<TableViewCell, ListContents.Row> {
    [weak self] cell, _, row in
    guard let list = self?.list else { return }
    var content = cell.defaultContentConfiguration()
    content.textProperties.numberOfLines = 1
    content.directionalLayoutMargins = Self.margins(columns: Self.indentation)
    if let isStarred = list.isStarred(row) {
      content.image = Image(systemName: isStarred ? "star.fill" : "star")
      content.imageProperties.tintColor = isStarred ? .yellow : .label
      content.text = list.text(row)
    } else {
      content.directionalLayoutMargins = Self.margins(columns: Self.indentation + Self.starWidth)
      content.attributedText = StyledText(list.text(row), style: Style(.bold))
    }
    cell.contentConfiguration = content
  }

  private(set) lazy var headings = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> {
    [weak self] view, section in
    self?.show(section, in: view)
  }

  /// Sets what a section's heading says.
  func show(_ section: Int, in view: TableViewHeaderFooterView) {
    var content = ListContentConfiguration.header()
    content.textProperties.numberOfLines = 1
    content.directionalLayoutMargins = Self.margins(columns: 0)
    content.attributedText = StyledText(list?.heading(section) ?? "", style: Style(.bold))
    view.contentConfiguration = content
  }

  private static func margins(columns: Int) -> EdgeInsets {
    EdgeInsets(
      top: 0, leading: LayoutMetrics.terminal.points(columns: columns), bottom: 0, trailing: 0)
  }
}
