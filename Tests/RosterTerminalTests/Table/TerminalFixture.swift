import Roster
import RosterTerminal

/// A list on a terminal in memory, of which everything that is written is played.
@MainActor final class TerminalFixture {
  let table: TableView
  let source: TableViewDiffableDataSource<String, String>
  let device: MemoryTerminal
  let list: TerminalTable
  var screen: VirtualTerminal
  /// What is written of a row behind its name.
  var notes: [String: String] = [:]
  /// Heights of rows in lines, by name.
  var heights: [String: Int] = [:]
  private var fed = 0

  init(
    _ snapshot: String = "", columns: Int = 80, lines: Int = 24,
    encoder: TerminalEncoder = TerminalEncoder(hasColors: true), style: TableView.Style = .grouped,
    hasHeadings: Bool = false
  ) throws {
    let size = CellSize(width: columns, height: lines)
    table = TableView(style: style)
    device = MemoryTerminal(size: size)
    list = TerminalTable(table, on: device, encoder: encoder)
    screen = VirtualTerminal(size, garbage: "?")
    var show: (String) -> String = { $0 }
    let cells = TableView.CellRegistration<TableViewCell, String> { cell, _, item in
      var content = ListContentConfiguration.cell()
      content.text = show(item)
      cell.contentConfiguration = content
    }
    source = TableViewDiffableDataSource(tableView: table) { table, path, item in
      table.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    show = { [unowned self] item in
      let text = [item, self.notes[item] ?? ""].joined(separator: " ")
      return text + String(repeating: "\n.", count: (self.heights[item] ?? 1) - 1)
    }
    let headings = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> {
      [unowned self] view, section in
      var content = ListContentConfiguration.plainHeader()
      content.text = source.sectionIdentifier(for: section)
      view.contentConfiguration = content
    }
    if hasHeadings {
      source.supplementaryViewProvider = { table, edge, section in
        guard edge == .header else { return nil }
        return table.dequeueConfiguredReusableHeaderFooterView(using: headings, for: section)
      }
    }
    list.header = ["Title"]
    list.footer = ["Help"]
    try apply(snapshot)
  }

  /// Sections as `"A: a b c | B: d"`.
  func apply(_ text: String, reconfigure: [String] = []) throws {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    for section in text.split(separator: "|") {
      let parts = section.split(separator: ":", maxSplits: 1).map(String.init)
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      try snapshot.appendSections([name])
      let items = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
      try snapshot.appendItems(items, toSection: name)
    }
    try snapshot.reconfigureItems(reconfigure)
    source.apply(snapshot, completion: nil)
  }

  /// Names `a0 a1 …` in one section.
  static func rows(_ count: Int) -> String {
    "A: " + (0..<count).map { "a\($0)" }.joined(separator: " ")
  }

  /// Brings the screen up to date.
  ///
  /// - Returns: how many bytes that took.
  @discardableResult
  func render() throws -> Int {
    try list.render()
    let new = device.frames.dropFirst(fed)
    fed = device.frames.count
    for frame in new { screen.feed(frame) }
    return new.reduce(0) { $0 + $1.count }
  }

  /// Gives the table keys, and draws after each.
  func press(_ keys: Key...) throws {
    for key in keys {
      _ = list.handle(key)
      try render()
    }
  }

  /// What is on the screen; the line of the cursor with `<` at its end.
  func picture() throws -> String {
    try render()
    return screen.picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0.element + ($0.offset == screen.cursor.y ? " <" : "") }.joined(separator: "\n")
  }

  var current: String? { table.indexPathForFocusedRow.flatMap(source.itemIdentifier(for:)) }

  var marked: [String] {
    (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier(for:))
  }
}
