import Roster
import RosterDiffProof
import XCTest

@testable import RosterTerminal

/// Lists that change while keys and the mouse come: the screen shows what a fresh one would.
@MainActor final class RandomTerminalTests: XCTestCase {
  private var random = SeededRandom(seed: 0)
  private var sections: [[Int]] = []
  private var next = 0

  private var snapshot: String {
    sections.enumerated().map { section, rows in
      "S\(section): " + rows.map { "r\($0)" }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  private func changeRows(of list: TerminalFixture) {
    for _ in 0...random.below(4) {
      let section = random.below(sections.count)
      let row = random.below(sections[section].count)
      switch random.below(5) {
      case 0, 1:
        if random.oneIn(5) { list.heights["r\(next)"] = 1 + random.below(5) }
        sections[section].insert(next, at: random.below(sections[section].count + 1))
        next += 1
      case 2: if !sections[section].isEmpty { sections[section].remove(at: row) }
      case 3:
        guard !sections[section].isEmpty else { continue }
        let moved = sections[section].remove(at: row)
        let target = random.below(sections.count)
        sections[target].insert(moved, at: random.below(sections[target].count + 1))
      default: if random.oneIn(8) { sections[section] = [] }
      }
    }
  }

  private static let keys: [Key] = [
    Key(.up), Key(.down), Key(.down), Key(.pageUp), Key(.pageDown), Key(.home), Key(.end),
    Key(.right), Key(.left), Key(.escape), Key(.tab), Key(" "), Key(.enter), Key("1"),
  ]

  private func act(on list: TerminalFixture) throws {
    switch random.below(10) {
    case 0...2:
      changeRows(of: list)
      let changed = sections.flatMap(\.self).filter { _ in random.oneIn(6) }.map { "r\($0)" }
      for name in changed {
        list.notes[name] = ["", "中文", "long text here", "👍🏽 x"][random.below(4)]
      }
      try list.apply(snapshot, reconfigure: changed)
    case 3...7: _ = list.list.handle(Self.keys[random.below(Self.keys.count)])
    case 8:
      let place = CellPoint(
        x: random.below(list.device.size.width), y: random.below(list.device.size.height))
      let kinds: [MouseEvent.Kind] = [
        .wheelUp, .wheelDown, .press(.left), .drag(.left), .release(.left),
      ]
      _ = list.list.handle(MouseEvent(kinds[random.below(kinds.count)], at: place))
    default:
      if random.oneIn(3) {
        list.device.resize(
          to: CellSize(width: 20 + random.below(30), height: 4 + random.below(12)))
        list.list.repaint()
        list.screen = VirtualTerminal(list.device.size, garbage: "?")
      } else {
        list.list.footer = Array(repeating: StyledText("\(next)"), count: random.below(4))
      }
    }
  }

  private func check(_ list: TerminalFixture, _ label: String) throws -> Bool {
    let bytes = try list.render()
    var fresh = TerminalScreen(encoder: list.list.encoder)
    var screen = VirtualTerminal(list.device.size, garbage: "#")
    let whole = fresh.update(to: list.list.frame())
    screen.feed(whole)
    XCTAssertLessThanOrEqual(bytes, whole.count, label)
    XCTAssertEqual(list.screen.faults, [], label)
    guard list.screen.lines == screen.lines, list.screen.cursor == screen.cursor else {
      XCTFail("\(label)\n\(list.screen.picture)\nand not\n\(screen.picture)")
      return false
    }
    if list.list.followsFocus, list.list.cursor == nil, list.current != nil {
      let line = list.screen.lines[list.screen.cursor.y]
      XCTAssertTrue(
        list.list.hasPointer ? line[0].text == ">" : line.contains { $0.pen.traits.contains(7) },
        "\(label): the cursor is on the current row\n\(list.screen.picture)")
    }
    let known = Set(sections.flatMap(\.self).map { "r\($0)" })
    XCTAssertEqual(
      list.current == nil, known.isEmpty, "\(label): a row is current if there are any")
    XCTAssertTrue(list.current.map(known.contains) ?? true, label)
    XCTAssertTrue(known.isSuperset(of: list.marked), label)
    return true
  }

  func testTheScreenShowsWhatAFreshOneWould() async throws {
    for seed in 0..<30 {
      random = SeededRandom(seed: UInt64(seed))
      sections = (0..<(1 + random.below(3))).map { _ in [] }
      next = 0
      let list = try TerminalFixture(
        columns: 20 + random.below(30), lines: 4 + random.below(12),
        encoder: TerminalEncoder(hasColors: !random.oneIn(4)),
        style: random.oneIn(2) ? .plain : .grouped, hasHeadings: random.oneIn(2))
      list.list.isASCII = random.oneIn(4)
      list.table.allowsMultipleSelection = random.oneIn(2)
      list.source.swipeActionsProvider = { _, _ in
        SwipeActionsConfiguration(
          actions: [ContextualAction(style: .normal, title: "Do") { _, _, done in done(true) }])
      }
      for _ in 0..<random.below(12) { changeRows(of: list) }
      try list.apply(snapshot)
      for step in 0..<40 {
        guard try check(list, "seed \(seed), step \(step)") else { return }
        try act(on: list)
      }
    }
  }
}
