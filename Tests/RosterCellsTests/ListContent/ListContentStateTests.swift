import RosterCells
import RosterDrawing
import RosterViews
import XCTest

/// The table of looks by state (3.4), cell by cell, for every factory.
@MainActor final class ListContentStateTests: XCTestCase {
  private typealias Content = ListContentConfiguration

  private let cells: [(String, Content)] = [
    ("cell", .cell()), ("subtitleCell", .subtitleCell()), ("valueCell", .valueCell()),
  ]
  private let sidebarCells: [(String, Content)] = [
    ("sidebarCell", .sidebarCell()), ("sidebarSubtitleCell", .sidebarSubtitleCell()),
    ("accompaniedSidebarCell", .accompaniedSidebarCell()),
    ("accompaniedSidebarSubtitleCell", .accompaniedSidebarSubtitleCell()),
  ]
  private let headers: [(String, Content)] = [
    ("header", .header()), ("plainHeader", .plainHeader()), ("groupedHeader", .groupedHeader()),
    ("sidebarHeader", .sidebarHeader()),
  ]
  private let footers: [(String, Content)] = [
    ("footer", .footer()), ("plainFooter", .plainFooter()), ("groupedFooter", .groupedFooter()),
  ]

  private var all: [(String, Content)] { cells + sidebarCells + headers + footers }

  private func colors(
    _ content: Content, _ change: (inout CellConfigurationState) -> Void = { _ in }
  ) -> String {
    var state = CellConfigurationState()
    change(&state)
    let shown = content.updated(for: state)
    return [
      shown.textProperties.resolvedColor(), shown.secondaryTextProperties.resolvedColor(),
      shown.imageProperties.resolvedTintColor(for: .tint),
    ].map { "\($0)" }.joined(separator: " ")
  }

  func testNormal() async {
    for (name, content) in cells + sidebarCells {
      XCTAssertEqual(colors(content), "label secondaryLabel tint", name)
    }
    for (name, content) in headers where name != "groupedHeader" {
      XCTAssertEqual(colors(content), "label secondaryLabel tint", name)
    }
    for (name, content) in footers + headers.filter({ $0.0 == "groupedHeader" }) {
      XCTAssertEqual(colors(content), "secondaryLabel secondaryLabel secondaryLabel", name)
    }
  }

  func testHighlighted() async {
    let highlighted = { (state: inout CellConfigurationState) in state.isHighlighted = true }
    for (name, content) in cells + footers {
      XCTAssertEqual(colors(content, highlighted), colors(content), name)
    }
    for (name, content) in sidebarCells + headers {
      let dimmed = colors(content).split(separator: " ").map { "\($0)@30%" }
      XCTAssertEqual(colors(content, highlighted), dimmed.joined(separator: " "), name)
    }
  }

  func testSelected() async {
    let selected = { (state: inout CellConfigurationState) in state.isSelected = true }
    for (name, content) in cells + headers + footers {
      XCTAssertEqual(colors(content, selected), colors(content), name)
    }
    for (name, content) in sidebarCells {
      XCTAssertEqual(colors(content, selected), "selectedLabel selectedLabel selectedLabel", name)
      var state = CellConfigurationState()
      selected(&state)
      XCTAssertEqual(content.updated(for: state).textProperties.font.weight, .medium, name)
      XCTAssertEqual(content.textProperties.font.weight, .regular, name)
    }
  }

  func testFocused() async {
    for others in 0..<4 {
      let focused = { (state: inout CellConfigurationState) in
        state.isFocused = true
        state.isSelected = others & 1 > 0
        state.isHighlighted = others & 2 > 0
      }
      for (name, content) in cells + sidebarCells {
        XCTAssertEqual(colors(content, focused), "selectedLabel selectedLabel selectedLabel", name)
      }
    }
    // Headers and footers take no focus in a table.
    for (name, content) in headers + footers {
      XCTAssertEqual(colors(content) { $0.isFocused = true }, colors(content), name)
    }
  }

  func testDisabled() async {
    for others in 0..<8 {
      for (name, content) in all {
        let shown = colors(content) {
          $0.isDisabled = true
          $0.isSelected = others & 1 > 0
          $0.isHighlighted = others & 2 > 0
          $0.isFocused = others & 4 > 0
        }
        XCTAssertEqual(shown, "tertiaryLabel quaternaryLabel gray", name)
      }
    }
  }

  func testStatesThatChangeNothingOfTheContent() async {
    let changes: [(String, (inout CellConfigurationState) -> Void)] = [
      ("editing", { $0.isEditing = true }), ("swiped", { $0.isSwiped = true }),
      ("reordering", { $0.isReordering = true }), ("expanded", { $0.isExpanded = true }),
      ("pinned", { $0.isPinned = true }), ("lifting", { $0.cellDragState = .lifting }),
      ("dragging", { $0.cellDragState = .dragging }),
      ("not targeted", { $0.cellDropState = .notTargeted }),
      ("targeted", { $0.cellDropState = .targeted }),
      ("custom", { $0[ConfigurationStateCustomKey("a")] = 1 }),
    ]
    for (name, content) in all {
      for (state, change) in changes {
        XCTAssertEqual(colors(content, change), colors(content), "\(name) \(state)")
      }
    }
  }

  func testAStateGoesWithoutATrace() async {
    for (name, content) in all {
      var state = CellConfigurationState()
      let plain = content.updated(for: state)
      (state.isSelected, state.isHighlighted, state.isDisabled) = (true, true, true)
      XCTAssertEqual(
        plain.updated(for: state).updated(for: CellConfigurationState()), plain, name)
    }
  }

  func testWhatWasSetStaysInEveryState() async {
    for (name, kind) in all {
      var content = kind
      content.textProperties.color = .red
      content.textProperties.font = .title
      content.textProperties.transform = .lowercase
      content.secondaryTextProperties.color = .green
      content.imageProperties.tintColor = .blue
      content.directionalLayoutMargins = EdgeInsets(leading: 40)
      for bits in 0..<16 {
        var state = CellConfigurationState(
          traitCollection: TraitCollection(layoutMetrics: .points))
        (state.isSelected, state.isHighlighted) = (bits & 1 > 0, bits & 2 > 0)
        (state.isFocused, state.isDisabled) = (bits & 4 > 0, bits & 8 > 0)
        state.traitCollection.listEnvironment = .sidebar
        let shown = content.updated(for: state)
        XCTAssertEqual(shown.textProperties, content.textProperties, name)
        XCTAssertEqual(shown.secondaryTextProperties.color, .green, name)
        XCTAssertEqual(shown.imageProperties, content.imageProperties, name)
        XCTAssertEqual(shown.directionalLayoutMargins, EdgeInsets(leading: 40), name)
      }
    }
  }

  func testColorsAreTransformedWhenTheyShow() async {
    var content = Content.cell()
    content.textProperties.colorTransformer = .grayscale
    content.textProperties.color = .red
    XCTAssertEqual(content.textProperties.color, .red)
    XCTAssertEqual(content.textProperties.resolvedColor(), .gray)
    content.imageProperties.tintColorTransformer = ConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    XCTAssertEqual("\(content.imageProperties.resolvedTintColor(for: .red))", "red@50%")
    content.imageProperties.tintColor = nil
    XCTAssertEqual("\(content.imageProperties.resolvedTintColor(for: .blue))", "blue@50%")
    XCTAssertEqual(content, content)
    let other = content
    content.imageProperties.tintColorTransformer = ConfigurationColorTransformer { $0 }
    XCTAssertNotEqual(content, other, "closures cannot be compared")
  }

  func testGenericKindsTakeTheStyleOfTheirList() async {
    func shown(_ content: Content, in list: ListEnvironment) -> Content {
      var state = ViewConfigurationState()
      state.traitCollection.listEnvironment = list
      return content.updated(for: state)
    }
    func isLike(_ one: Content, _ other: Content) -> Bool {
      one.textProperties == other.textProperties
        && one.secondaryTextProperties == other.secondaryTextProperties
        && one.imageProperties == other.imageProperties
    }
    for list in ListEnvironment.allCases {
      let isGrouped = list == .grouped || list == .insetGrouped
      let header: Content =
        isGrouped ? .groupedHeader() : list == .sidebar ? .sidebarHeader() : .plainHeader()
      XCTAssertTrue(isLike(shown(.header(), in: list), header), "\(list)")
      XCTAssertTrue(
        isLike(shown(.footer(), in: list), isGrouped ? .groupedFooter() : .plainFooter()))
      for fixed: Content in [.plainHeader(), .groupedHeader(), .groupedFooter(), .sidebarCell()] {
        XCTAssertEqual(shown(fixed, in: list), fixed, "\(list)")
      }
    }
    // In a sidebar a cell looks like one of a sidebar when it is selected.
    var state = CellConfigurationState()
    state.isSelected = true
    for (list, color) in [(ListEnvironment.plain, Color.label), (.sidebar, .selectedLabel)] {
      state.traitCollection.listEnvironment = list
      XCTAssertEqual(Content.cell().updated(for: state).textProperties.color, color)
      XCTAssertEqual(Content.subtitleCell().updated(for: state).textProperties.color, color)
    }
  }
}
