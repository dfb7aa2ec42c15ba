import RosterDiff

/// Headers and footers that are shown anew without a change of their rows.
extension TableView {
  /// Whether any header or footer is on screen.
  var showsEdges: Bool { !display.headers.isEmpty || !display.footers.isEmpty }

  /// The sections whose header or footer is on screen, from the top.
  var sectionsWithEdges: [Int] { Set(display.headers.keys).union(display.footers.keys).sorted() }

  /// Headers and footers are asked for again, since their sections look different. Those that are
  /// configured again stay.
  func showEdgesAnew(of sections: [Int], _ style: ContentChangeStyle) {
    guard !isInUpdate else { return }
    updates.isBusy = true
    for section in sections {
      switch style {
      case .reload: reloadEdges(of: section)
      case .reconfigure:
        for edge in SectionEdge.allCases where !updates.isBehind { reconfigure(edge, of: section) }
      }
    }
    updates.isBusy = false
    setNeedsLayout()
    tile()
  }

  private func reconfigure(_ edge: SectionEdge, of section: Int) {
    guard let old = display[edge][section], old.title == nil,
      let existing = old.view as? TableViewHeaderFooterView
    else { return }
    edgeProvision = EdgeProvision(existing: existing)
    let given = givenEdge(edge, of: section)
    edgeProvision = nil
    guard let given, given.view !== existing else { return existing.setNeedsUpdateConfiguration() }
    removeEdge(edge, of: section)
    bringOn(edge, given, of: section, isPinned: existing.isPinned)
  }

  /// Headers and footers that do not show are asked for again, as far as they would be in sight.
  func askAboutHiddenEdges() {
    guard let row = display.rows.first?.path.section,
      let sections = sectionsInSight(from: row, to: window.upperBound)
    else { return }
    for section in sections {
      geometry.update(section: section) {
        if !$0.header.hasView { $0.header.isMeasured = false }
        if !$0.footer.hasView { $0.footer.isMeasured = false }
      }
    }
  }

  /// Titles follow an apply that changes no row.
  func refreshTitles() {
    guard !updates.needsReload, !isInUpdate else { return }
    lookAhead.forgetUntitled()
    updates.isBusy = true
    let isChanged = moveEdgeViews(by: RowMap(TableChange()))
    updates.isBusy = false
    guard isChanged || display.rows.isEmpty else { return runWaiting() }
    setNeedsLayout()
    tile()
  }
}
