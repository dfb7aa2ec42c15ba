import Foundation
import RosterDiff

/// Where everything of a table stands: the numbers of its rows and the heights of all its parts.
///
/// These are the counts that the table holds on to between two updates. Heights that were measured
/// go with their rows when other rows come, go or move. Everything is counted from the top of the
/// first section, in points.
///
/// Nothing here costs as much as there are rows: a run of rows of one height is one element of a
/// balanced tree, and so is a section.
struct TableGeometry {
  private var sections = ExtentTree<SectionGeometry>()

  /// What an unmeasured row, header and footer count as, in points.
  var estimates = Estimates()

  struct Estimates: Hashable {
    var row = HeightRun(count: 1, height: 16)
    var header = SectionGeometry.Edge()
    var footer = SectionGeometry.Edge()
  }

  init() {}

  /// - Complexity: O(*s*) for *s* sections.
  init(counts: some Sequence<Int>, estimates: Estimates) {
    self.estimates = estimates
    sections = ExtentTree(counts.map(section(ofRows:)))
  }

  /// - Complexity: O(*s*) for *s* sections.
  init(sections: [SectionGeometry], estimates: Estimates) {
    self.estimates = estimates
    self.sections = ExtentTree(sections)
  }

  var numberOfSections: Int { sections.count }
  var numberOfRows: Int { sections.extent.rows }
  var height: CGFloat { sections.height }

  func numberOfRows(inSection section: Int) -> Int {
    sections.read(at: section) { section, _, _ in section.rows.count } ?? 0
  }

  /// The number of rows of each section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  var counts: [Int] { sections.elements.map(\.rows.count) }

  /// The sections that turned out to have no header, or no footer.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  var sectionsWithoutEdge: [Int] {
    sections.elements.enumerated().compactMap { index, section in
      section.isWithoutEdge ? index : nil
    }
  }

  func contains(_ path: ItemPath) -> Bool {
    path.row >= 0 && path.row < numberOfRows(inSection: path.section)
  }

  subscript(section: Int) -> SectionGeometry? { sections.element(at: section)?.element }

  /// The header or footer of a section.
  func edge(_ edge: SectionEdge, of section: Int) -> SectionGeometry.Edge? {
    sections.read(at: section) { section, _, _ in section[edge] }
  }

  /// The top of a row and its height; nil for a row that is not there.
  ///
  /// - Complexity: O(log *n*).
  func span(ofRow path: ItemPath) -> (top: CGFloat, height: CGFloat)? {
    let span = sections.read(at: path.section) { section, outside, _ in
      section.rows.read(at: path.row) { run, inside, offset in
        let top = outside.height + section.header.height + inside.height
        return (top: top + CGFloat(offset) * run.height, height: run.height)
      }
    }
    return span.flatMap { $0 }
  }

  /// The height of a row.
  func height(ofRow path: ItemPath) -> CGFloat? {
    let height = sections.read(at: path.section) { section, _, _ in
      section.rows.read(at: path.row) { run, _, _ in run.height }
    }
    return height.flatMap { $0 }
  }

  /// Changes one section, if it is there.
  mutating func update(section: Int, _ change: (inout SectionGeometry) -> Void) {
    guard var geometry = self[section] else { return }
    change(&geometry)
    sections.replaceElement(at: section, with: geometry)
  }

  mutating func replaceSections(_ range: Range<Int>, with new: [SectionGeometry]) {
    sections.replace(range, with: ExtentTree(new))
  }

  /// The section of the row that has so many rows in front of it.
  func section(holdingRow row: Int) -> (index: Int, rowsBefore: Int)? {
    sections.element(holdingRow: row).map { ($0.before.count, $0.before.rows) }
  }

  func rows(beforeSection section: Int) -> Int { sections.extent(before: section).rows }

  func top(ofSection section: Int) -> CGFloat? {
    sections.read(at: section) { _, before, _ in before.height }
  }

  /// The section that covers a height.
  func section(atHeight y: CGFloat) -> SectionPlace? {
    sections.element(atHeight: y).map(SectionPlace.init)
  }

  /// A section that is there.
  func section(at index: Int) -> SectionPlace? {
    sections.element(at: index).map(SectionPlace.init)
  }

  /// A section and where it stands.
  struct SectionPlace {
    let index: Int
    let geometry: SectionGeometry
    let top: CGFloat

    fileprivate init(_ place: ExtentTree<SectionGeometry>.Place) {
      index = place.before.count
      geometry = place.element
      top = place.before.height
    }

    /// Where its first row stands.
    var rowsTop: CGFloat { top + geometry.header.height }
  }

  /// A section of unmeasured rows.
  func section(ofRows count: Int) -> SectionGeometry {
    SectionGeometry(header: estimates.header, rows: rows(count), footer: estimates.footer)
  }

  func rows(_ count: Int) -> ExtentTree<HeightRun> {
    var run = estimates.row
    run.count = max(0, count)
    return ExtentTree(run)
  }
}
