import Foundation
import Roster
import RosterDiffProof
import XCTest

/// Scrolling to rows whose heights nobody knew before: they end where they are wanted.
@MainActor final class ScrollToRowTests: XCTestCase {
  private static let seed: UInt64 = 7_001

  func testRowsOfUnknownHeightsEndWhereTheyAreWanted() async throws {
    print("seed \(Self.seed)")
    var random = SeededRandom(seed: Self.seed)
    for round in 0..<60 {
      let list = try Uneven(&random)
      for _ in 0..<6 {
        let path = at(random.below(4), random.below(10))
        let position = TableView.ScrollPosition.allCases[random.below(4)]
        try list.table.scrollToRow(at: path, at: position, animated: false)
        if let fault = list.fault(of: path, at: position) {
          return XCTFail("seed \(Self.seed), list \(round): \(path) \(position): \(fault)")
        }
      }
    }
  }

  func testEstimatesMayBeMuchTooLowOrTooHigh() async throws {
    for (estimate, height) in [(1, 128), (128, 1)] {
      let list = Tall(rows: 1_000, height: CGFloat(height))
      list.table.estimatedRowHeight = CGFloat(estimate)
      list.table.reloadData()
      for position in [TableView.ScrollPosition.bottom, .top, .middle, .none] {
        for row in [900, 40, 999] {
          try list.table.scrollToRow(at: at(0, row), at: position, animated: false)
          let rect = list.table.rectForRow(at: at(0, row)), shown = list.table.bounds
          let fault = "\(row) \(position) of \(height): \(rect) in \(shown)"
          XCTAssertTrue(shown.contains(rect), fault)
          if position == .bottom, shown.minY > 0 { XCTAssertEqual(rect.maxY, shown.maxY, fault) }
        }
      }
    }
  }

  /// A delegate that stops at whole pages is asked once, not until the rounds are over.
  func testADelegateThatSnapsHasItsWay() async throws {
    let list = Tall(rows: 1_000, height: 16)
    list.table.layoutIfNeeded()
    list.snap = 100
    try list.table.scrollToRow(at: at(0, 500), at: .top, animated: false)
    XCTAssertEqual(list.table.contentOffset.y, 8_000)
    XCTAssertEqual(list.scrolls, 1)
    list.scrolls = 0
    try list.table.scrollToRow(at: at(0, 503), at: .top, animated: false)
    XCTAssertEqual(list.table.contentOffset.y, 8_000)
    XCTAssertLessThanOrEqual(list.scrolls, 2, "there, and back")
  }
}

/// Rows of one height, that nobody knows before they are shown.
@MainActor private final class Tall: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 320))
  var snap: CGFloat?
  var scrolls = 0
  private let rows: Int
  private let height: CGFloat

  init(rows: Int, height: CGFloat) {
    (self.rows, self.height) = (rows, height)
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat { height }

  func tableViewDidScroll(_ tableView: TableView) {
    scrolls += 1
    guard let snap else { return }
    let snapped = (tableView.contentOffset.y / snap).rounded(.down) * snap
    if snapped != tableView.contentOffset.y { tableView.contentOffset.y = snapped }
  }
}

/// Four sections of ten rows of one to four lines each.
@MainActor private final class Uneven {
  let table: TableView
  private let source: TableViewDiffableDataSource<Int, Int>

  init(_ random: inout SeededRandom) throws {
    let lines = (0..<40).map { _ in 1 + random.below(4) }
    let height = CGFloat(16 * (3 + random.below(6)))
    let isPlain = random.oneIn(2)
    let hasTitles = random.oneIn(2)
    table = TableView(
      frame: CGRect(x: 0, y: 0, width: 80, height: height), style: isPlain ? .plain : .grouped)
    table.estimatedRowHeight = [TableView.automaticDimension, 16, 64, 100][random.below(4)]
    source = TableViewDiffableDataSource(tableView: table) { _, _, item in
      let cell = TableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = Array(repeating: "\(item)", count: lines[item]).joined(separator: "\n")
      cell.contentConfiguration = content
      return cell
    }
    if hasTitles { source.headerTitleProvider = { "Section \($0)" } }
    let sections = (0..<4).map { ($0, Array($0 * 10..<$0 * 10 + 10)) }
    source.apply(try DiffableDataSourceSnapshot(sections), completion: nil)
  }

  func fault(of path: ItemPath, at position: TableView.ScrollPosition) -> String? {
    table.layoutIfNeeded()
    let row = table.rectForRow(at: path)
    let pinned = table.style == .plain ? table.rectForHeader(inSection: path.section).height : 0
    let shown = table.bounds
    let longest = max(0, table.contentSize.height - shown.height)
    let wanted: CGFloat
    switch position {
    case .top: wanted = row.minY - pinned
    case .middle: wanted = row.midY - shown.height / 2
    case .bottom: wanted = row.maxY - shown.height
    case .none:
      let fits = row.height + pinned <= shown.height
      let isIn = row.minY - pinned >= shown.minY && row.maxY <= shown.maxY
      wanted = fits ? (isIn ? shown.minY : -1) : row.minY - pinned
    }
    guard min(max(0, wanted), longest) == shown.minY else { return "\(row) in \(shown)" }
    let visible = table.indexPathsForVisibleRows ?? []
    return visible == table.indexPathsForRows(in: shown) ? nil : "\(visible) in \(shown)"
  }
}
