import RosterDiff

/// Headers and footers that are shown anew without a change of their rows.
extension TableView {
  /// Whether a section would not be asked again by itself for another header or footer: it has one
  /// on screen, or had none.
  func hasSettledEdge(_ section: Int) -> Bool {
    display.headers[section] != nil || display.footers[section] != nil
      || geometry[section]?.isWithoutEdge == true
  }

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
    guard let old = display[edge][section] else {
      return geometry.update(section: section) { $0[edge].isMeasured = $0[edge].hasView }
    }
    let existing = old.view as? TableViewHeaderFooterView
    // A view that stands for a title is none that anybody could configure again.
    if old.title == nil { edgeProvision = EdgeProvision(existing: old.view) }
    let given = givenEdge(edge, of: section)
    edgeProvision = nil
    if let given, given.view === old.view { existing?.setNeedsUpdateConfiguration(); return }
    guard !updates.isBehind, given != nil || old.title == nil else { return }
    removeEdge(edge, of: section)
    guard let given else {
      return geometry.update(section: section) { $0[edge].isMeasured = false }
    }
    bringOn(edge, given, of: section, isPinned: existing?.isPinned ?? false)
  }

  /// Headers and footers that do not show are asked for again where they would be in sight.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  func askAboutHiddenEdges() {
    for section in geometry.sectionsWithoutEdge {
      geometry.update(section: section) {
        $0.header.isMeasured = $0.header.hasView
        $0.footer.isMeasured = $0.footer.hasView
      }
    }
  }

  /// Whether a header or footer in sight was not asked for.
  var hasUnaskedEdges: Bool {
    guard let sections = sectionsInSight else { return false }
    let bottom = window.upperBound
    return sections.contains {
      guard let place = geometry.section(at: $0), !place.geometry.isMeasured else { return false }
      let (section, foot) = (place.geometry, place.rowsTop + place.geometry.rows.height)
      return !section.header.isMeasured && place.top < bottom
        || !section.footer.isMeasured && foot < bottom
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
