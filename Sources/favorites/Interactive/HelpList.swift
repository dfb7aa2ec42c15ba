import Roster
import RosterTerminal

/// All keys, as a list of its own.
@MainActor
final class HelpList {
  let table = TableView(style: .grouped)
  private let source: TableViewDiffableDataSource<String, String>

  init() throws {
    let line = LayoutMetrics.terminal.points(lines: 1)
    table.rowHeight = line
    table.sectionHeaderHeight = line
    table.estimatedSectionHeaderHeight = line
    table.allowsSelection = false
    let cells = TableView.CellRegistration<TableViewCell, String> { cell, _, text in
      var content = ListContentConfiguration.cell()
      content.textProperties.numberOfLines = 1
      content.text = text
      cell.contentConfiguration = content
    }
    source = TableViewDiffableDataSource(tableView: table) { table, path, text in
      table.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    let headings = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, section in
      var content = ListContentConfiguration.plainHeader()
      content.textProperties.numberOfLines = 1
      content.attributedText = StyledText(KeyBinding.groups[section].name, style: Style(.bold))
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: headings, for: section)
    }
    source.apply(try DiffableDataSourceSnapshot(Self.sections))
  }

  /// What the help says.
  nonisolated static var sections: [(String, [String])] {
    let width = KeyBinding.all.map(\.names.count).max() ?? 0
    return KeyBinding.groups.map { group in
      let rows = group.bindings.map { binding in
        WidthProfile.unicode.pad(binding.names, to: width + 2) + binding.summary
      }
      return (group.name, rows)
    }
  }
}
