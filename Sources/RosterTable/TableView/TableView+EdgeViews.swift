import Foundation
import RosterCells
import RosterViews

/// The making and measuring of one header or footer.
extension TableView {
  /// A header or footer that the data source or the delegate gives as a view.
  func givenEdge(_ edge: SectionEdge, of section: Int) -> Display.EdgeView? {
    let outer = ProviderScope.edge
    ProviderScope.edge = edge
    defer { ProviderScope.edge = outer }
    if let view = identified?.edgeView(in: self, edge, of: section) {
      return taken(view, of: section)
    }
    // Whoever was asked may have changed the data.
    guard !updates.isBehind else { return nil }
    eventLog.noteQuestion(edge == .header ? "viewForHeader" : "viewForFooter", about: section)
    let given =
      edge == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    return given.map { taken($0, of: section) }
  }

  /// A view that was given, if it shows nowhere else; an empty one otherwise.
  private func taken(_ view: PlatformView, of section: Int) -> Display.EdgeView {
    let reusable = view as? TableViewHeaderFooterView
    let isForeign = reusable?.owner.map { $0 !== self } ?? false
    guard view !== edgeProvision?.existing, isForeign || isShown(view) else {
      reusable?.owner = self
      // Whoever keeps views itself may give one that waits in the pool.
      if let reusable, let key = reusable.reuseKey { pool.take(reusable, under: key) }
      return Display.EdgeView(view: view)
    }
    report(
      TableViewError(
        .foreignCell, section: section,
        "the header or footer for section \(section) is in use for another section or table"))
    return Display.EdgeView(view: TableViewHeaderFooterView(reuseIdentifier: nil), title: "")
  }

  private func isShown(_ view: PlatformView) -> Bool {
    display.headers.values.contains { $0.view === view }
      || display.footers.values.contains { $0.view === view }
  }

  /// What shows as the header or footer of a section; nil where there is none.
  func makeEdge(_ edge: SectionEdge, of section: Int) -> Display.EdgeView? {
    if let offered = lookAhead.offered[edge], offered.section == section {
      lookAhead.offered[edge] = nil
      return offered.view
    }
    if let given = givenEdge(edge, of: section) { return given }
    guard let title = title(edge, of: section) else {
      return fixedHeight(edge, section).map { _ in
        Display.EdgeView(view: TableViewHeaderFooterView(reuseIdentifier: nil), title: "")
      }
    }
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.edge = edge
    view.owner = self
    view.changeLabels { $0.text = title }
    return Display.EdgeView(view: view, title: title)
  }

  func fixedHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
    guard !updates.isBehind else { return nil }
    eventLog.noteQuestion(edge == .header ? "heightForHeader" : "heightForFooter", about: section)
    let asked =
      edge == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    return (asked ?? (edge == .header ? sectionHeaderHeight : sectionFooterHeight)).asLength
  }

  /// How high a header or footer is, with what stands above it.
  func edgeHeight(_ edge: SectionEdge, _ view: PlatformView, _ section: Int) -> CGFloat {
    if let fixed = fixedHeight(edge, section) { return fixed + padding(edge) }
    let offer = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    let height = view.sizeThatFits(offer).height
    return (height.asLength ?? 0) + padding(edge)
  }

  func padding(_ edge: SectionEdge) -> CGFloat {
    edge == .header ? sectionHeaderTopPadding.asLength ?? 0 : 0
  }

  /// A header or footer may serve another section.
  func giveBack(_ view: Display.EdgeView) {
    guard let reusable = view.view as? TableViewHeaderFooterView else { return }
    reusable.owner = nil
    if let key = reusable.reuseKey { pool.put(reusable, under: key) }
  }
}
