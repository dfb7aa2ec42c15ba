import Foundation
import RosterDrawing
import RosterViews

/// The index at the trailing edge of a table.
struct SectionIndex {
  var titles: [String] = []
  /// Whether the titles have to be asked for.
  var isStale = true
  var view: SectionIndexView?
  /// The columns that it takes from the rows.
  var columns = 0
}

extension TableView {
  /// The titles of the index; none where there is no index.
  ///
  /// Plain tables have one when the data source gives titles. It is asked for them when the table
  /// is loaded and after ``reloadSectionIndexTitles()``.
  public var sectionIndexTitles: [String] {
    loadIfNeeded()
    askSectionIndexTitles()
    return sectionIndex.titles
  }

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    sectionIndex.isStale = true
    setNeedsLayout()
    scheduleTurn()
  }

  /// What a user does: presses a title of the index. The table scrolls to the section that the data
  /// source names for it.
  public func selectSectionIndexTitle(at index: Int) {
    layoutIfNeeded()
    if closesSwipeInstead() { return }
    guard sectionIndex.titles.indices.contains(index), let dataSource else { return }
    let title = sectionIndex.titles[index]
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    eventLog.note(.sectionIndex(title, section))
    guard section >= 0, section < numberOfSections else {
      // UIKit's way to say that a title leads nowhere is a number that is no section.
      return
    }
    // Headers and rows on the way may turn out higher than estimated; a few rounds settle it.
    let changes = updates.changes
    for _ in 0..<4 where changes == updates.changes {
      let before = bounds.origin.y
      contentOffset.y = rect(forSection: section).minY
      layoutIfNeeded()
      if bounds.origin.y == before { return }
    }
  }

  func askSectionIndexTitles() {
    guard sectionIndex.isStale, !updates.needsReload else { return }
    sectionIndex.isStale = false
    eventLog.noteQuestion("sectionIndexTitles")
    let titles =
      style == .plain && geometry.numberOfRows >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard titles != sectionIndex.titles else { return }
    sectionIndex.titles = titles
    showSectionIndex()
  }

  /// Puts the index over the rows, as high as the table.
  func placeSectionIndex() {
    guard let view = sectionIndex.view else { return }
    let width = traitCollection.layoutMetrics.points(columns: sectionIndex.columns)
    view.color = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor
    let frame = CGRect(
      x: bounds.width - width, y: bounds.minY, width: width, height: bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  private func showSectionIndex() {
    if sectionIndex.titles.isEmpty {
      sectionIndex.view?.removeFromSuperview()
      sectionIndex.view = nil
    } else {
      let view = sectionIndex.view ?? SectionIndexView()
      view.titles = sectionIndex.titles
      view.onPress = { [weak self] in self?.selectSectionIndexTitle(at: $0) }
      if view.superview !== self { addSubview(view) }
      sectionIndex.view = view
    }
    let columns = sectionIndex.columns
    fitSectionIndex()
    // Only another width of the rows is another height.
    if sectionIndex.columns != columns { forgetHeights() }
  }

  /// Gives the index as many columns as its titles want, but a quarter of the table at most.
  func fitSectionIndex() {
    let most = traitCollection.layoutMetrics.columns(bounds.width) / 4
    sectionIndex.columns = sectionIndex.view.map { min($0.columns(), max(1, most)) } ?? 0
  }
}
