import Foundation
import RosterDiff

extension TableView {
  /// Whether a section in sight that had no header or footer has a title now.
  ///
  /// - Parameters:
  ///   - section: that of the first row in sight.
  ///   - bottom: where the part ends that shows.
  func hasNewTitles(from section: Int, to bottom: CGFloat) -> Bool {
    guard let sections = sectionsInSight(from: section, to: bottom) else { return false }
    return SectionEdge.allCases.contains { !newlyTitled($0, in: sections).isEmpty }
  }

  /// The sections of which something is in sight, with those without height in front of them.
  var sectionsInSight: ClosedRange<Int>? {
    let window = window
    let first = geometry.section(atHeight: max(0, window.lowerBound))?.index
    guard let first = first ?? display.rows.first?.path.section else { return nil }
    return sectionsInSight(from: first, to: window.upperBound)
  }

  /// The sections in sight, with those without height in front of them.
  func sectionsInSight(from section: Int, to bottom: CGFloat) -> ClosedRange<Int>? {
    guard !updates.isBehind else { return nil }
    let first = firstSection(inFrontOf: section)
    let last = geometry.section(atHeight: bottom)?.index ?? geometry.numberOfSections - 1
    return first...max(first, last)
  }

  /// Sections that had no header or footer and now have a title.
  func newlyTitled(_ edge: SectionEdge, in sections: ClosedRange<Int>) -> [Int] {
    let member = DefaultAnswers.title(of: edge)
    lookAhead.defaults.remove(member)
    let shown = display[edge]
    var result: [Int] = []
    var section = sections.lowerBound
    // Where the data source has no titles, the first question is the only one.
    while section <= sections.upperBound, !lookAhead.defaults.contains(member) {
      if shown.isEmpty || shown[section] == nil, let known = geometry.edge(edge, of: section),
        known.isMeasured, !known.hasView, title(edge, of: section) != nil
      {
        result.append(section)
      }
      section += 1
    }
    return result
  }

  /// The first of the sections without height that stand in front of one, as far as they may have
  /// a header or footer now.
  func firstSection(inFrontOf section: Int) -> Int {
    var first = section
    var asksAgain: Bool?
    while first > 0, let front = geometry[first - 1], front.extent.height == 0 {
      if front.isMeasured, !front.header.hasView, !front.footer.hasView {
        // Those in front of it were asked together with it.
        if isUntitled(first - 1) { break }
        if !(asksAgain ?? givesTitles(of: first - 1)) { break }
        asksAgain = true
      }
      first -= 1
    }
    return first
  }

  private func isUntitled(_ section: Int) -> Bool {
    SectionEdge.allCases.allSatisfy { lookAhead.isUntitled($0, section) }
  }

  /// Whether a section that had no title may have one since the last change. It is asked once, and
  /// not at all where it is known that there are no titles.
  func mayHaveTitle(_ edge: SectionEdge, of section: Int) -> Bool {
    guard identified?.mayHaveTitles == true,
      !lookAhead.defaults.contains(DefaultAnswers.title(of: edge)),
      !lookAhead.isUntitled(edge, section)
    else { return false }
    if title(edge, of: section) != nil { return true }
    lookAhead.noteUntitled(edge, section)
    return false
  }

  /// Whether the data source knows sections by identifier and has titles for any.
  private func givesTitles(of section: Int) -> Bool {
    guard identified != nil else { return false }
    let members: DefaultAnswers = [.headerTitle, .footerTitle]
    lookAhead.defaults.subtract(members)
    for edge in SectionEdge.allCases where title(edge, of: section) != nil { return true }
    return !lookAhead.defaults.isSuperset(of: members)
  }

  func title(_ edge: SectionEdge, of section: Int) -> String? {
    guard !updates.isBehind else { return nil }
    eventLog.noteQuestion(edge == .header ? "titleForHeader" : "titleForFooter", about: section)
    return edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }
}
