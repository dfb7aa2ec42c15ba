import Foundation
import Roster

/// A table with a plain data source of letters, its delegate, and the log.
@MainActor final class PlainFixture: TableViewDataSource, TableViewDelegate {
  let table: TableView
  var sections: [[String]]
  var titles: [String?] = []
  /// The items asked for since the last look.
  var provided: [String] = []
  /// Which cell is made for an item; nil makes one from the registered identifier.
  var makeCell: ((String) -> TableViewCell)?
  var onDisplay: ((ItemPath) -> Void)?
  var heights: [String: CGFloat] = [:]

  init(_ sections: [[String]], lines: Int = 20, columns: Int = 20) {
    self.sections = sections
    table = TableView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: lines * 16))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    table.eventLog.isRecording = true
    provided = []
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let item = sections[indexPath.section][indexPath.row]
    provided.append(item)
    let cell =
      makeCell?(item) ?? tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) { onDisplay?(indexPath) }

  func takeProvided() -> [String] {
    defer { provided = [] }
    return provided
  }

  func log() -> [String] { table.eventLog.take() }

  var picture: String { table.picture() }
}
