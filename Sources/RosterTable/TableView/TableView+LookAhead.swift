import Foundation
import RosterDiff

extension TableView {
  /// The heights of rows that were never shown: the delegate's estimates where it has any, all
  /// real heights where estimating is off, the table's estimate otherwise.
  ///
  /// - Complexity: O(*s*) for *s* sections, and O(*n*) calls only to a delegate that gives
  ///   estimates, gives heights while ``estimatedRowHeight`` is zero, or is a subclass of
  ///   ``TableViewController``, whose overrides may give either for some rows.
  func unmeasuredGeometry(_ counts: [Int]) -> TableGeometry {
    lookAhead.defaults = []
    lookAhead.forgetUntitled()
    let base = estimates
    let sections = counts.enumerated().map { section, count in
      SectionGeometry(
        header: edgeAhead(.header, of: section),
        rows: ExtentTree(heightsAhead(inSection: section, 0..<max(0, count), base.row)),
        footer: edgeAhead(.footer, of: section))
    }
    return TableGeometry(sections: sections, estimates: base)
  }

  /// The same for what a change brings.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows and sections.
  func lookAhead(at change: TableChange) {
    dropOfferedEdges()
    lookAhead.forgetUntitled()
    guard !change.insertedRows.isEmpty || !change.insertedSections.isEmpty, !updates.isBehind
    else { return }
    lookAhead.defaults = []
    for section in change.insertedSections {
      let edges = (edgeAhead(.header, of: section), edgeAhead(.footer, of: section))
      geometry.update(section: section) { ($0.header, $0.footer) = edges }
    }
    for run in change.insertedRows {
      for row in run.rows {
        let path = ItemPath(row: row, section: run.section)
        guard let height = heightAhead(at: path, estimates.row) else { return }
        geometry.setHeight(height, ofRow: path)
      }
    }
  }

  /// Headers that were asked for ahead of time and not shown may be out of date soon.
  func dropOfferedEdges() {
    guard !lookAhead.offered.isEmpty else { return }
    for offered in lookAhead.offered.values { giveBack(offered.view) }
    lookAhead.offered = [:]
  }

  private func heightsAhead(
    inSection section: Int, _ rows: Range<Int>, _ base: HeightRun
  ) -> [HeightRun] {
    var runs: [HeightRun] = []
    var next = rows.lowerBound
    while next < rows.upperBound,
      let height = heightAhead(at: ItemPath(row: next, section: section), base)
    {
      if let last = runs.last, last.height == height {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(HeightRun(count: 1, height: height))
      }
      next += 1
    }
    if next < rows.upperBound {
      runs.append(HeightRun(count: rows.upperBound - next, height: base.height))
    }
    return runs
  }

  /// What the delegate says about a row that is not shown; nil when it has nothing to say.
  private func heightAhead(at path: ItemPath, _ base: HeightRun) -> CGFloat? {
    guard let delegate, !updates.isBehind else { return nil }
    var isDefault = lookAhead.defaults.contains(.estimatedRowHeight)
    if !isDefault {
      eventLog.noteQuestion("estimatedHeightForRow", about: path)
      let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
      isDefault = lookAhead.defaults.contains(.estimatedRowHeight)
      // Where estimating is off, no estimate for one row is a question for its real height.
      if !isDefault, estimate != 0 || estimatedRowHeight != 0 {
        return estimate > 0 ? estimate.asLength ?? base.height : base.height
      }
    }
    // Without a height the rows behind it may still have estimates.
    let unknown = isDefault ? nil : base.height
    guard estimatedRowHeight == 0, !lookAhead.defaults.contains(.rowHeight), !updates.isBehind
    else { return unknown }
    eventLog.noteQuestion("heightForRow", about: path)
    let height = delegate.tableView(self, heightForRowAt: path)
    guard !lookAhead.defaults.contains(.rowHeight) else { return unknown }
    return height.asLength ?? base.height
  }

  /// What a header or footer counts with until it is shown.
  private func edgeAhead(_ edge: SectionEdge, of section: Int) -> SectionGeometry.Edge {
    let estimate = estimatedHeight(edge, of: section)
    if estimate > 0 { return .init(height: estimate) }
    if estimate == 0, let fixed = fixedHeight(edge, section) {
      return .init(height: fixed + padding(edge), isMeasured: true, hasView: fixed > 0)
    }
    let fixed = (edge == .header ? sectionHeaderHeight : sectionFooterHeight).asLength
    guard fixed != nil || hasEdge(edge, section) else { return .init() }
    let height = fixed ?? traitCollection.layoutMetrics.minimumRowHeight
    return .init(height: height + padding(edge))
  }

  private func estimatedHeight(_ edge: SectionEdge, of section: Int) -> CGFloat {
    let own = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let property = own.asLength ?? Self.automaticDimension
    let member: DefaultAnswers = edge == .header ? .estimatedHeaderHeight : .estimatedFooterHeight
    guard let delegate, !updates.isBehind, !lookAhead.defaults.contains(member) else {
      return property
    }
    eventLog.noteQuestion(
      edge == .header ? "estimatedHeightForHeader" : "estimatedHeightForFooter", about: section)
    let asked =
      edge == .header
      ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    if lookAhead.defaults.contains(member) { return property }
    return asked.isFinite ? asked : property
  }

  /// Whether a section may have a header or footer. A view is asked for once only, and kept: where
  /// the first section has one, the others may.
  private func hasEdge(_ edge: SectionEdge, _ section: Int) -> Bool {
    if lookAhead.givesViews[edge] == nil {
      let view = givenEdge(edge, of: section)
      lookAhead.givesViews[edge] = view != nil
      if let view { lookAhead.offered[edge] = (section, view) }
    }
    if lookAhead.givesViews[edge] == true { return true }
    let member = DefaultAnswers.title(of: edge)
    return !lookAhead.defaults.contains(member) && title(edge, of: section) != nil
  }
}
