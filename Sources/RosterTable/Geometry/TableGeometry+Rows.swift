import Foundation
import RosterDiff

extension TableGeometry {
  /// The row that covers a height; nil over headers, footers and outside.
  ///
  /// - Complexity: O(log *n*).
  func row(atHeight y: CGFloat) -> ItemPath? {
    guard let section = section(atHeight: y) else { return nil }
    let inside = y - section.rowsTop
    return Self.rowOffset(in: section.geometry.rows, atHeight: inside)
      .map { ItemPath(row: $0, section: section.index) }
  }

  /// The first row that ends below a height: where a window that begins there begins.
  ///
  /// - Complexity: O(log *n*).
  func firstRow(below y: CGFloat) -> ItemPath? {
    guard let section = section(atHeight: max(0, y)) else { return nil }
    let inside = y - section.rowsTop
    if inside < 0 { return firstRow(fromSection: section.index) }
    if let row = Self.rowOffset(in: section.geometry.rows, atHeight: inside) {
      return ItemPath(row: row, section: section.index)
    }
    return firstRow(fromSection: section.index + 1)
  }

  /// The first row of a section or of those behind it.
  func firstRow(fromSection section: Int) -> ItemPath? {
    path(ofRow: rows(beforeSection: section))
  }

  /// The row behind another one, across sections.
  func row(after path: ItemPath) -> ItemPath? {
    let next = ItemPath(row: path.row + 1, section: path.section)
    return contains(next) ? next : firstRow(fromSection: path.section + 1)
  }

  /// The row in front of another one, across sections.
  func row(before path: ItemPath) -> ItemPath? {
    if path.row > 0 { return ItemPath(row: path.row - 1, section: path.section) }
    return self.path(ofRow: rows(beforeSection: path.section) - 1)
  }

  /// The row that has so many rows in front of it, over all sections.
  ///
  /// - Complexity: O(log *n*).
  func path(ofRow row: Int) -> ItemPath? {
    section(holdingRow: row).map { ItemPath(row: row - $0.rowsBefore, section: $0.index) }
  }

  /// Notes the height that a row really has.
  ///
  /// - Complexity: O(log *n*).
  mutating func setHeight(_ height: CGFloat, ofRow path: ItemPath) {
    guard let known = self.height(ofRow: path), known != height else { return }
    let run = HeightRun(count: 1, height: height)
    update(section: path.section) {
      $0.rows.replace(path.row..<path.row + 1, with: ExtentTree(run))
    }
  }

  /// The row of one section that covers a height, counted from its first row's top.
  static func rowOffset(in rows: ExtentTree<HeightRun>, atHeight y: CGFloat) -> Int? {
    guard let place = rows.element(atHeight: y) else { return nil }
    let run = place.element
    guard run.height > 0 else { return place.before.count }
    let inside = Int(wholePartOf: (y - place.before.height) / run.height)
    return place.before.count + min(max(inside, 0), run.count - 1)
  }
}
