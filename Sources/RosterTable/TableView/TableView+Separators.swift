import Foundation
import RosterCells
import RosterDiff
import RosterViews

extension TableViewCell {
  /// How far the separators of the row stay away from the edges of the cell, in points.
  ///
  /// Above and below nothing. Hosted content says where they start and end with the guides
  /// `listRowSeparatorLeading` and `listRowSeparatorTrailing`; without them, they start at its
  /// first text, or else where it starts itself. Rows without hosted content have the table's
  /// inset, behind their margin. What is set here wins over all of these.
  public var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? defaultSeparatorInset }
    set { ownSeparatorInset = newValue }
  }

  private var defaultSeparatorInset: EdgeInsets {
    owner?.layoutIfNeeded()
    let metrics = traitCollection.layoutMetrics
    let columns = frameColumns
    let leading = metrics.points(columns: columns.leading)
    guard let hosted = configuration.hosted, let view = configuration.view else {
      return owner?.separatorInset(behind: leading)
        ?? EdgeInsets(top: 0, leading: leading + metrics.rowMargins.leading, bottom: 0, trailing: 0)
    }
    var result = EdgeInsets()
    result.trailing = owner?.ownSeparatorInset?.trailing ?? 0
    let guides = hosted.separatorGuides
    // Open actions push the row aside, not its separators.
    let start = view.frame.minX - metrics.points(columns: swipeShift)
    result.leading = start + metrics.points(columns: guides.leading)
    if let end = guides.trailing {
      result.trailing = max(0, bounds.width - start - metrics.points(columns: end))
    }
    return result
  }
}

extension TableView {
  /// Where separators are as long as nobody says so.
  var automaticSeparatorInset: EdgeInsets {
    let leading = traitCollection.layoutMetrics.rowMargins.leading
    return EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0)
  }

  /// The inset of a row without hosted content.
  ///
  /// - Parameter leading: what stands in front of its content, in points.
  func separatorInset(behind leading: CGFloat) -> EdgeInsets {
    var automatic = automaticSeparatorInset
    automatic.leading += leading
    guard var own = ownSeparatorInset else { return automatic }
    if separatorInsetReference == .fromAutomaticInsets { own.leading += automatic.leading }
    return own
  }

  /// Where the separator below a row on screen is, in points: a line without height, which takes
  /// no room. Nil where there is none.
  public func rectForSeparator(below indexPath: ItemPath) -> CGRect? {
    layoutIfNeeded()
    guard separatorStyle != .none, let cell = cellForRow(at: indexPath),
      cell.configuration.hosted?.separatorVisibility.bottom != .hidden
    else { return nil }
    let row = rectForRow(at: indexPath)
    let inset = cell.separatorInset
    let width = max(0, row.width - inset.leading - inset.trailing)
    return CGRect(x: row.minX + inset.leading, y: row.maxY, width: width, height: 0)
  }
}
