import Foundation
import RosterDiff
import RosterViews

/// The top or the bottom of a section.
public enum SectionEdge: Hashable, Sendable, CaseIterable {
  case header, footer
}

extension TableView {
  /// Shows the header or footer of a section if it is in the window, and gives its height.
  func showEdge(
    _ edge: SectionEdge, of section: Int, at y: CGFloat, in window: Range<CGFloat>,
    shown: inout Set<Int>
  ) -> CGFloat {
    guard let known = geometry.edge(edge, of: section) else { return 0 }
    let isPinned = edge == .header && style == .plain && y < window.lowerBound
    // What has no height now is in sight where it would be.
    let isInside = { (height: CGFloat) in
      y < window.upperBound
        && (isPinned || (height > 0 ? y + height > window.lowerBound : y >= window.lowerBound))
    }
    // What had no title when it was measured may have one by now.
    if known.isMeasured, !known.hasView, !mayHaveTitle(edge, of: section) { return 0 }
    guard isInside(known.height) else { return known.height }
    let generation = updates.generation
    // A height of zero hides it, and nobody is asked for a view.
    let isHidden = display[edge][section] == nil && fixedHeight(edge, section) == 0
    let made = isHidden ? nil : display[edge][section] ?? makeEdge(edge, of: section)
    // Whoever was asked may have changed the data: the paths are no longer the data's then.
    guard generation == updates.generation else {
      if let made, display[edge][section] == nil { giveBack(made) }
      return 0
    }
    guard let view = made else {
      geometry.update(section: section) { $0[edge] = .init(height: 0, isMeasured: true) }
      return 0
    }
    if display[edge][section] == nil {
      bringOn(edge, view, of: section, isPinned: isPinned)
    } else {
      update(view.view, isPinned: isPinned)
    }
    guard generation == updates.generation else { return 0 }
    let height = edgeHeight(edge, view.view, section)
    geometry.update(section: section) {
      $0[edge] = .init(height: height, isMeasured: true, hasView: true)
    }
    if isInside(height) { shown.insert(section) }
    return height
  }

  func bringOn(
    _ edge: SectionEdge, _ view: Display.EdgeView, of section: Int, isPinned: Bool
  ) {
    display[edge][section] = view
    adoptState(view.view, edge, of: section)
    addSubviewInLayout(view.view)
    update(view.view, isPinned: isPinned)
    tellWillDisplay(edge, view.view, section)
  }

  private func update(_ view: PlatformView, isPinned: Bool) {
    // Rows pass below a header that stays.
    view.hidesWhatIsBelow = isPinned
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.isPinned = isPinned
    view.updateConfigurationIfNeeded()
  }

  /// Takes headers and footers off the screen that no longer show.
  func keepEdges(headers: Set<Int>, footers: Set<Int>) {
    for edge in SectionEdge.allCases where !display[edge].isEmpty {
      let kept = edge == .header ? headers : footers
      for section in display[edge].keys.filter({ !kept.contains($0) }).sorted() {
        removeEdge(edge, of: section)
      }
    }
  }

  func placeEdgeViews() {
    for edge in SectionEdge.allCases where !display[edge].isEmpty {
      for (section, view) in display[edge] {
        let rect = edge == .header ? shownHeader(section) : rectForFooter(inSection: section)
        if view.view.frame != rect { view.view.frame = rect }
      }
    }
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      let y = contentTop + geometry.height
      footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height)
    }
    if let ground = backgroundView, ground.frame != bounds { ground.frame = bounds }
    placeSectionIndex()
    bringPinnedViewsToFront()
  }

  /// Headers and footers follow their sections; titles that changed show at once.
  ///
  /// - Returns: whether a title came, went or changed.
  @discardableResult
  func moveEdgeViews(by paths: RowMap) -> Bool {
    var isChanged = false
    for edge in SectionEdge.allCases where !display[edge].isEmpty {
      if move(edge, by: paths) { isChanged = true }
    }
    guard identified?.mayHaveTitles != false, let sections = sectionsInSight else {
      return isChanged
    }
    for edge in SectionEdge.allCases {
      for section in newlyTitled(edge, in: sections) {
        geometry.update(section: section) { $0[edge].isMeasured = false }
        isChanged = true
      }
    }
    return isChanged
  }

  /// - Returns: whether a title changed.
  private func move(_ edge: SectionEdge, by paths: RowMap) -> Bool {
    let old = display[edge]
    display[edge] = [:]
    for (section, view) in old {
      if let now = paths.newSection(forOld: section) {
        display[edge][now] = view
      } else {
        end(edge, view, section, isGone: true)
      }
    }
    guard !updates.isBehind else { return false }
    var isChanged = false
    for (section, view) in display[edge] {
      guard let title = view.title, title != self.title(edge, of: section) ?? "" else { continue }
      removeEdge(edge, of: section)
      geometry.update(section: section) { $0[edge].isMeasured = false }
      isChanged = true
    }
    return isChanged
  }

  /// Asks for the header and the footer of a section anew.
  func reloadEdges(of section: Int) {
    for edge in SectionEdge.allCases {
      removeEdge(edge, of: section)
      geometry.update(section: section) { $0[edge].isMeasured = false }
    }
  }

  func removeEdgeViews() {
    for edge in SectionEdge.allCases {
      for section in display[edge].keys.sorted() { removeEdge(edge, of: section) }
    }
  }

  func backgroundViewChanged(_ old: PlatformView?) {
    guard old !== backgroundView else { return }
    old.map(takeOut)
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func edgeViewChanged(_ old: PlatformView?, _ new: PlatformView?) {
    setNeedsLayout()
    guard old !== new else { return }
    old.map(takeOut)
    guard let new else { return }
    new.supportsSuperview = true
    addSubview(new)
  }

  /// Takes a view away that was something of the table, unless it is something else of it or of
  /// another one by now.
  private func takeOut(_ view: PlatformView) {
    let parts = [tableHeaderView, tableFooterView, backgroundView]
    guard view.superview === self, !parts.contains(where: { $0 === view }) else { return }
    view.supportsSuperview = false
    view.removeFromSuperview()
  }

  func removeEdge(_ edge: SectionEdge, of section: Int) {
    guard let view = display[edge].removeValue(forKey: section) else { return }
    end(edge, view, section)
  }

  private func end(
    _ edge: SectionEdge, _ view: Display.EdgeView, _ section: Int, isGone: Bool = false
  ) {
    keepState(of: view.view, edge, of: section, isGone: isGone)
    view.view.removeFromSuperviewInLayout()
    view.view.hidesWhatIsBelow = false
    let call = edge == .header ? "didEndDisplayingHeader" : "didEndDisplayingFooter"
    eventLog.note(.delegateSection(call, section))
    if edge == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view.view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view.view, forSection: section)
    }
    giveBack(view)
  }

  private func tellWillDisplay(_ edge: SectionEdge, _ view: PlatformView, _ section: Int) {
    let call = edge == .header ? "willDisplayHeader" : "willDisplayFooter"
    eventLog.note(.delegateSection(call, section))
    if edge == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }
}

extension Display {
  subscript(edge: SectionEdge) -> [Int: EdgeView] {
    get { edge == .header ? headers : footers }
    set { if edge == .header { headers = newValue } else { footers = newValue } }
  }
}

extension SectionGeometry {
  subscript(edge: SectionEdge) -> Edge {
    get { edge == .header ? header : footer }
    set { if edge == .header { header = newValue } else { footer = newValue } }
  }
}
