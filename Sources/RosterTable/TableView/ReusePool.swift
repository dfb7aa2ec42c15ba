import Foundation

/// Cells, headers and footers that wait for another row, by where they came from.
struct ReusePool {
  /// Where a reusable view comes from.
  enum Key: Hashable {
    case identifier(String)
    case registration(ObjectIdentifier)
  }

  private var cells: [Key: [TableViewCell]] = [:]
  private var edges: [Key: [TableViewHeaderFooterView]] = [:]

  /// The most views that wait under one key; more are let go.
  private static var limit: Int { 64 }

  private static func put<View>(_ view: View, in waiting: inout [View]) {
    if waiting.count < limit { waiting.append(view) }
  }

  mutating func put(_ cell: TableViewCell, under key: Key) {
    Self.put(cell, in: &cells[key, default: []])
  }

  /// Takes out a cell that is in use again.
  mutating func take(_ cell: TableViewCell, under key: Key) {
    guard let index = cells[key]?.lastIndex(where: { $0 === cell }) else { return }
    cells[key]?.remove(at: index)
  }

  mutating func takeCell(_ key: Key) -> TableViewCell? { cells[key]?.popLast() }

  mutating func put(_ view: TableViewHeaderFooterView, under key: Key) {
    Self.put(view, in: &edges[key, default: []])
  }

  /// Takes out a header or footer that is in use again.
  mutating func take(_ view: TableViewHeaderFooterView, under key: Key) {
    guard let index = edges[key]?.lastIndex(where: { $0 === view }) else { return }
    edges[key]?.remove(at: index)
  }

  mutating func takeEdge(_ key: Key) -> TableViewHeaderFooterView? { edges[key]?.popLast() }

  /// What makes a cell for a string identifier.
  var cellMakers: [String: @MainActor () -> TableViewCell] = [:]
  var edgeMakers: [String: @MainActor () -> TableViewHeaderFooterView] = [:]
}
