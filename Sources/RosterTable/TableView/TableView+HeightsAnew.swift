import Foundation

/// Heights that are asked for again without a change of the rows.
extension TableView {
  func delegateChanged() {
    lookAhead = LookAhead()
    heightsChanged()
  }

  func heightsChanged() {
    guard !updates.needsReload else { return }
    forgetHeights()
    setNeedsLayout()
  }

  /// Every height is asked for again; what is in view stays in view.
  func forgetHeights() {
    // The paths are no longer the data's: the heights are asked for when the table has followed.
    guard !updates.isBehind else { return whenIdle { [weak self] in self?.heightsChanged() } }
    let anchor = bounds.origin.y > 0 ? currentAnchor : focusAnchor
    // Whoever is asked may change the data: the table follows once it knows the heights.
    let wasBusy = updates.isBusy
    updates.isBusy = true
    geometry = unmeasuredGeometry(geometry.counts)
    updates.isBusy = wasBusy
    askHeightsOnScreen()
    keepInView(anchor)
    if !wasBusy { runWaiting() }
  }

  /// An empty batch asks for the heights again; the cells stay.
  func measureRowsAnew() {
    if estimatedRowHeight == 0 { return forgetHeights() }
    askHeightsOnScreen()
    askAboutHiddenEdges()
  }

  private func askHeightsOnScreen() {
    for row in display.rows {
      row.cell.sizing.isStale = true
      row.cell.isDue = true
    }
    display.needsCellUpdates = true
  }

  var estimates: TableGeometry.Estimates {
    let minimum = traitCollection.layoutMetrics.minimumRowHeight
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight.asLength ?? minimum : minimum
    return TableGeometry.Estimates(
      row: HeightRun(count: 1, height: rowHeight.asLength ?? estimate),
      header: .init(height: estimatedSectionHeaderHeight.asLength ?? 0),
      footer: .init(height: estimatedSectionFooterHeight.asLength ?? 0))
  }
}
