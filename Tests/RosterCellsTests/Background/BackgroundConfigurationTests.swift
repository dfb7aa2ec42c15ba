import Foundation
import RosterDrawing
import RosterViews
import XCTest

@testable import RosterCells

/// The table of grounds by state (3.4), cell by cell, for every factory.
@MainActor final class BackgroundConfigurationTests: XCTestCase {
  private typealias Ground = BackgroundConfiguration

  private let cells: [(String, Ground, String)] = [
    ("listCell", .listCell(), "systemBackground"),
    ("listPlainCell", .listPlainCell(), "systemBackground"),
    ("listGroupedCell", .listGroupedCell(), "secondarySystemGroupedBackground"),
    ("listSidebarCell", .listSidebarCell(), "clear"),
    ("listAccompaniedSidebarCell", .listAccompaniedSidebarCell(), "clear"),
  ]
  private let others: [(String, Ground)] = [
    ("clear", .clear()), ("listHeader", .listHeader()), ("listFooter", .listFooter()),
    ("listPlainHeaderFooter", .listPlainHeaderFooter()),
    ("listGroupedHeaderFooter", .listGroupedHeaderFooter()),
    ("listSidebarHeader", .listSidebarHeader()),
  ]

  private func color(
    _ ground: Ground, _ change: (inout CellConfigurationState) -> Void = { _ in }
  ) -> String {
    var state = CellConfigurationState()
    change(&state)
    return "\(ground.updated(for: state).resolvedBackgroundColor(for: .tint))"
  }

  func testEveryStateOfEveryKind() async {
    for (name, ground, normal) in cells {
      let isSidebar = name.contains("Sidebar")
      XCTAssertEqual(color(ground), normal, name)
      XCTAssertEqual(color(ground) { $0.isHighlighted = true }, "highlight", name)
      let selected = isSidebar ? "tint" : "selection"
      XCTAssertEqual(color(ground) { $0.isSelected = true }, selected, name)
      XCTAssertEqual(
        color(ground) { ($0.isSelected, $0.isHighlighted) = (true, true) }, selected, name)
      XCTAssertEqual(color(ground) { ($0.isFocused, $0.isSelected) = (true, true) }, "tint", name)
      XCTAssertEqual(color(ground) { $0.cellDropState = .targeted }, "tint@20%", name)
      let unchanged: [(inout CellConfigurationState) -> Void] = [
        { $0.isDisabled = true }, { $0.isEditing = true }, { $0.isSwiped = true },
        { $0.isReordering = true }, { $0.isExpanded = true }, { $0.isPinned = true },
        { $0.cellDragState = .lifting }, { $0.cellDropState = .notTargeted },
      ]
      for change in unchanged { XCTAssertEqual(color(ground, change), normal, name) }
    }
    for (name, ground) in others {
      for bits in 0..<8 {
        let shown = color(ground) {
          ($0.isSelected, $0.isHighlighted, $0.isFocused) =
            (bits & 1 > 0, bits & 2 > 0, bits & 4 > 0)
        }
        XCTAssertEqual(shown, "clear", name)
      }
    }
  }

  func testACellTakesTheGroundOfItsList() async {
    var state = CellConfigurationState()
    for (list, expected) in [
      (ListEnvironment.unspecified, Color.systemBackground), (.plain, .systemBackground),
      (.grouped, .secondarySystemGroupedBackground),
      (.insetGrouped, .secondarySystemGroupedBackground), (.sidebar, .clear),
    ] {
      state.traitCollection.listEnvironment = list
      XCTAssertEqual(Ground.listCell().updated(for: state).backgroundColor, expected, "\(list)")
      XCTAssertEqual(
        Ground.listPlainCell().updated(for: state).backgroundColor, .systemBackground)
    }
  }

  func testWhatWasSetStays() async {
    var state = CellConfigurationState()
    (state.isSelected, state.isFocused) = (true, true)
    for (name, kind, _) in cells {
      var ground = kind
      ground.backgroundColor = .yellow
      ground.backgroundColorTransformer = .monochromeTint
      ground.backgroundInsets = EdgeInsets(leading: 8)
      ground.cornerRadius = 3
      ground.strokeWidth = 2
      let shown = ground.updated(for: state)
      XCTAssertEqual(shown.backgroundColor, .yellow, name)
      XCTAssertEqual(shown.resolvedBackgroundColor(for: .tint), .secondaryLabel, name)
      XCTAssertEqual(shown.backgroundInsets, EdgeInsets(leading: 8), name)
      XCTAssertEqual(shown.cornerRadius, 3, name)
      XCTAssertEqual(shown.strokeWidth, 2, name)
    }
  }

  func testNoColorIsTheTint() async {
    var ground = Ground.listCell()
    ground.backgroundColor = nil
    XCTAssertEqual(ground.resolvedBackgroundColor(for: .purple), .purple)
    XCTAssertEqual(ground.updated(for: CellConfigurationState()).backgroundColor, nil)
    ground.backgroundColorTransformer = ConfigurationColorTransformer { $0.opacity(0.5) }
    XCTAssertEqual("\(ground.resolvedBackgroundColor(for: .purple))", "purple@50%")
    XCTAssertEqual(ground.resolvedStrokeColor(for: .purple), .purple)
    ground.strokeColor = .red
    ground.strokeColorTransformer = .grayscale
    XCTAssertEqual(ground.resolvedStrokeColor(for: .purple), .gray)
  }

  private func picture(_ ground: Ground, tint: Color = .tint) -> String {
    var drawing = Drawing(width: 6, height: 2)
    ground.draw(into: &drawing, tintColor: tint, metrics: .terminal)
    return drawing.styledPicture()
  }

  func testTheGroundIsDrawnInsideOfItsInsets() async {
    var ground = Ground.clear()
    XCTAssertEqual(picture(ground), "\n")
    ground.backgroundColor = .yellow
    XCTAssertEqual(picture(ground), "{on yellow|      }\n{on yellow|      }")
    ground.backgroundInsets = EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 16)
    XCTAssertEqual(picture(ground), "\n {on yellow|   }")
    ground.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .top]
    XCTAssertEqual(picture(ground), "\n  {on yellow|  }")
    ground.backgroundInsets = EdgeInsets(top: 99, leading: .infinity, bottom: .nan, trailing: 99)
    XCTAssertEqual(picture(ground), "\n")
    ground.backgroundInsets = EdgeInsets(top: -99, leading: -99, bottom: -99, trailing: -99)
    XCTAssertEqual(picture(ground), "{on yellow|      }\n{on yellow|      }")
  }

  func testAListsOwnGroundIsNotDrawnUnlessItIsAskedFor() async {
    var ground = Ground.listCell()
    XCTAssertEqual(picture(ground), "\n")
    XCTAssertEqual(picture(.listGroupedCell()), "\n")
    ground.backgroundColor = .systemBackground
    XCTAssertEqual(picture(ground), "{on systemBackground|      }\n{on systemBackground|      }")
    ground.backgroundColor = .tint
    XCTAssertEqual(picture(ground, tint: .red), "{on red|      }\n{on red|      }")
  }

  func testTransformers() async {
    let grayscale = ConfigurationColorTransformer.grayscale
    XCTAssertEqual(grayscale(Color(red: 1, green: 1, blue: 1)), Color(white: 1))
    XCTAssertEqual("\(grayscale(Color(red: 1, green: 0, blue: 0, opacity: 0.5)))", "#4C4C4C@50%")
    XCTAssertEqual(grayscale(.purple), .gray)
    XCTAssertEqual(grayscale(.clear), .clear)
    XCTAssertEqual("\(ConfigurationColorTransformer.preferredTint(.red.opacity(0.5)))", "red@50%")
    XCTAssertEqual(ConfigurationColorTransformer.monochromeTint(.red), .secondaryLabel)
    XCTAssertEqual(ConfigurationColorTransformer { _ in .blue }(.red), .blue)
  }
}
