import Foundation
import Roster
import XCTest

/// Numbers at the ends of their types at every door of a table: nothing traps, nothing is lost.
@MainActor final class HostileNumbersInTablesTests: XCTestCase, TakesHostileNumbers {
  /// Still the table that it was: it shows its rows, and follows changes.
  private func check(_ list: PlainFixture, _ label: String) {
    list.table.frame = CGRect(x: 0, y: 0, width: 160, height: 320)
    list.table.contentOffset = .zero
    list.table.layoutIfNeeded()
    XCTAssertEqual(
      list.table.indexPathsForVisibleRows, [at(0, 0), at(0, 1), at(1, 0)], label)
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a", " b", " c"], label)
  }

  func testARowWithoutEndIsDrawnAsFarAsItShows() async {
    let list = makeList()
    list.heights = ["a": .greatestFiniteMagnitude, "b": .greatestFiniteMagnitude]
    list.table.reloadData()
    XCTAssertEqual(list.picture.split(separator: "\n"), [])
    XCTAssertEqual(list.table.indexPathsForVisibleRows, [at(0, 0)])
    list.heights = [:]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    check(list, "heights again")
  }

  func testQuestionsAboutRowsAndSections() async {
    let list = makeList()
    let table = list.table
    for path in paths {
      let isThere = table.numberOfRows(inSection: path.section) > path.row && path.row >= 0
      XCTAssertEqual(table.rectForRow(at: path).isEmpty, !isThere, "\(path)")
      XCTAssertEqual(table.cellForRow(at: path) != nil, isThere, "\(path)")
      _ = table.rectForSeparator(below: path)
      _ = table.swipeActions(at: path, edge: .leading)
    }
    for number in numbers {
      _ = (table.rect(forSection: number), table.rectForHeader(inSection: number))
      _ = (table.rectForFooter(inSection: number), table.headerView(forSection: number))
      _ = table.footerView(forSection: number)
      XCTAssertEqual(table.numberOfRows(inSection: number), number == 0 ? 2 : number == 1 ? 1 : 0)
    }
    for x in lengths {
      for y in lengths {
        _ = table.indexPathForRow(at: CGPoint(x: x, y: y))
        _ = table.indexPathsForRows(in: CGRect(x: x, y: y, width: y, height: x))
        _ = table.indexPathsForRows(in: CGRect(x: 0, y: x, width: 8, height: y))
      }
    }
    check(list, "questions")
  }

  func testGesturesAndScrolling() async {
    for path in paths {
      let list = makeList()
      let table = list.table
      for position in TableView.ScrollPosition.allCases {
        try? table.scrollToRow(at: path, at: position, animated: false)
        try? table.selectRow(at: path, animated: false, scrollPosition: position)
      }
      table.deselectRow(at: path, animated: false)
      table.tapRow(at: path)
      if table.touchDown(at: path) { table.cancelTouch() }
      table.tapAccessory(at: path)
      table.swipeRow(at: path, edge: .trailing, full: true)
      table.performSwipeAction(path.row)
      table.closeSwipe()
      table.beginMultipleSelectionInteraction(at: path)
      table.endMultipleSelectionInteraction()
      table.focusRow(at: path)
      table.focusRow(at: nil)
      table.pressEditControl(at: path)
      table.selectSectionIndexTitle(at: path.section)
      if table.beginReordering(at: path) { table.cancelReordering() }
      _ = table.beginReordering(at: at(0, 0))
      table.updateReordering(to: path)
      table.cancelReordering()
      try? table.selectRow(at: nil, animated: false, scrollPosition: .none)
      check(list, "\(path)")
    }
    let list = makeList()
    for x in lengths {
      for y in lengths {
        list.table.contentOffset = CGPoint(x: x, y: y)
        list.table.setContentOffset(CGPoint(x: y, y: x), animated: false)
        list.table.layoutIfNeeded()
        list.table.bounds.origin.y = y
        list.table.setNeedsLayout()
        list.table.layoutIfNeeded()
        _ = list.picture
        XCTAssertEqual(list.table.contentOffset.y, 0)
        list.table.bounds.origin.x = 0
      }
    }
    check(list, "offsets")
  }

  func testBatches() async {
    for path in paths {
      let list = makeList()
      let table = list.table
      func refused(_ label: String, _ call: () throws -> Void) {
        XCTAssertThrowsError(try call(), "\(label) \(path)")
      }
      let isThere = table.numberOfRows(inSection: path.section) > path.row && path.row >= 0
      let isSection = (0..<2).contains(path.section)
      refused("insert") { try table.insertRows(at: [path], with: .none) }
      refused("delete") { try table.deleteRows(at: [path], with: .none) }
      refused("insert sections") { try table.insertSections([path.section], with: .none) }
      refused("delete sections") { try table.deleteSections([path.section], with: .none) }
      if !isThere {
        refused("reload") { try table.reloadRows(at: [path], with: .none) }
        refused("reconfigure") { try table.reconfigureRows(at: [path]) }
        refused("move") { try table.moveRow(at: path, to: at(0, 0)) }
        if path.section > 0 || path.row > 2 {
          refused("move to") { try table.moveRow(at: at(0, 0), to: path) }
        }
      }
      if !isSection {
        refused("reload sections") { try table.reloadSections([path.section], with: .none) }
        refused("move section") { try table.moveSection(path.section, toSection: 0) }
        refused("move section to") { try table.moveSection(0, toSection: path.section) }
      }
      check(list, "\(path)")
    }
    for path in paths {
      for count in numbers {
        var batch = BatchUpdates()
        batch.insertedRows = [path]
        XCTAssertThrowsError(try batch.check(from: [count], to: [count]))
        batch.movedRows = [.init(from: at(0, 0), to: path)]
        batch.deletedSections = [path.section]
        batch.movedSections = [.init(from: 0, to: path.section)]
        try? batch.check(from: [count, 1], to: [count])
        try? batch.check(from: [], to: [count, count])
      }
    }
  }

  func testSizesAndHeightsOfTheTable() async {
    let settings: [(String, ReferenceWritableKeyPath<TableView, CGFloat>)] = [
      ("row", \.rowHeight), ("estimate", \.estimatedRowHeight), ("header", \.sectionHeaderHeight),
      ("footer", \.sectionFooterHeight), ("header estimate", \.estimatedSectionHeaderHeight),
      ("footer estimate", \.estimatedSectionFooterHeight), ("filler", \.fillerRowHeight),
      ("padding", \.sectionHeaderTopPadding), ("width", \.frame.size.width),
      ("height", \.frame.size.height), ("x", \.frame.origin.x), ("y", \.frame.origin.y),
      ("inset", \.separatorInset.leading), ("inset", \.separatorInset.trailing),
      ("bounds", \.bounds.size.height), ("bounds", \.bounds.size.width),
    ]
    for (label, setting) in settings {
      for style in [TableView.Style.plain, .insetGrouped] {
        for length in lengths {
          let list = makeList()
          let table = TableView(frame: list.table.frame, style: style)
          table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
          list.titles = ["A", "B"]
          table.dataSource = list
          table.layoutIfNeeded()
          table[keyPath: setting] = length
          table.layoutIfNeeded()
          look(table, length)
          _ = (table.contentSize, table.indexPathsForRows(in: table.bounds))
          table.contentOffset.y = 8
          table.layoutIfNeeded()
          try? table.scrollToRow(at: at(1, 0), at: .bottom, animated: false)
          list.sections = [["a", "b", "d"], ["c"]]
          XCTAssertNoThrow(try table.insertRows(at: [at(0, 2)], with: .none), "\(label) \(length)")
          look(table, length)
          XCTAssertEqual(table.numberOfRows(inSection: 0), 3, "\(label) \(length)")
          XCTAssertFalse(table.contentOffset.y.isNaN, "\(label) \(length)")
        }
      }
    }
    for number in numbers {
      let list = makeList()
      list.table.preparedRowLimit = number
      list.table.sectionIndexMinimumDisplayRowCount = number
      list.table.frame.size.height = 16
      list.table.contentOffset.y = 16
      list.table.flush()
      list.table.contentOffset.y = 0
      list.table.flush()
      check(list, "\(number)")
    }
  }

  func testMembersOfCells() async throws {
    let members: [(String, ReferenceWritableKeyPath<TableViewCell, CGFloat>)] = [
      ("indentation", \.indentationWidth), ("inset", \.separatorInset.leading),
      ("x", \.frame.origin.x), ("width", \.frame.size.width), ("height", \.frame.size.height),
    ]
    for length in lengths {
      for (label, member) in members {
        let list = makeList()
        let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
        for level in numbers {
          cell.indentationLevel = level
          cell[keyPath: member] = length
          _ = cell.sizeThatFits(CGSize(width: length, height: length))
          look(list.table, length)
        }
        XCTAssertTrue(list.table.contentSize.height.isFinite, "\(label) \(length)")
      }
      let list = makeList()
      let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
      let view = PlatformView(frame: CGRect(x: 0, y: 0, width: length, height: length))
      cell.accessoryView = view
      look(list.table, length)
      cell.accessoryView = nil
      let accessories: [CellAccessory.LayoutDimension] = [.custom(length), .actual, .standard]
      for width in accessories {
        cell.accessories = [
          .label(text: "x", options: .init(reservedLayoutWidth: width)),
          .customView(
            configuration: .init(
              customView: view, placement: .leading(), reservedLayoutWidth: width)),
          .customView(
            configuration: .init(
              customView: view, placement: .trailing(at: { _ in .max }),
              reservedLayoutWidth: width)),
        ]
        look(list.table, length)
        _ = list.table.press(at: .zero)
        list.table.swipeRow(at: at(0, 0), edge: .trailing)
        look(list.table, length)
        list.table.closeSwipe()
      }
      cell.accessories = []
      for content in contents(length) {
        cell.contentConfiguration = content
        look(list.table, length)
        XCTAssertTrue(list.table.contentSize.height.isFinite, "\(length)")
      }
      cell.contentConfiguration = nil
      let header = PlatformView(frame: CGRect(x: length, y: length, width: length, height: length))
      list.table.tableHeaderView = header
      look(list.table, length)
      list.table.tableFooterView = header
      list.table.backgroundView = view
      look(list.table, length)
      XCTAssertFalse(list.table.contentSize.height.isNaN, "\(length)")
    }
  }

  private func contents(_ length: CGFloat) -> [any ContentConfiguration] {
    let host = HostingConfiguration { Text("x") }
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return [
      host.margins(.all, length), host.margins(.horizontal, insets),
      host.minSize(width: length, height: length),
      HostingConfiguration { Text("x").frame(width: length, height: length) },
      HostingConfiguration { Text("x").padding(length) },
    ]
  }
}
