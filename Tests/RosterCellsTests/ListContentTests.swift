import RosterCells
import RosterDrawing
import RosterViews
import XCTest

@MainActor final class ListContentTests: XCTestCase {
  func testTextImageAndSecondText() async {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Coding"
    content.secondaryText = "every day"
    content.image = Image(systemName: "star.fill")
    XCTAssertEqual(content.drawing(width: 20).picture(), " ★ Coding\n   every day")
  }

  func testSideBySideWhenThereIsRoom() async {
    var content = ListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Ann"
    XCTAssertEqual(content.drawing(width: 14).picture(), " Name     Ann")
    XCTAssertEqual(content.drawing(width: 9).picture(), " Name\n Ann")
  }

  func testLongTextWrapsOrIsCut() async {
    var content = ListContentConfiguration.cell()
    content.text = "one two three"
    XCTAssertEqual(content.drawing(width: 9).picture(), " one two\n three")
    content.textProperties.numberOfLines = 1
    XCTAssertEqual(content.drawing(width: 9).picture(), " one tw…")
  }

  func testWhatWasSetSurvivesAStateChange() async {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .red
    var state = CellConfigurationState()
    state.isDisabled = true
    let updated = content.updated(for: state)
    XCTAssertEqual(updated.textProperties.color, .red)
    XCTAssertEqual(updated.secondaryTextProperties.color, .quaternaryLabel)
    XCTAssertEqual(updated.updated(for: CellConfigurationState()), content)
  }

  func testTheGroundFollowsTheState() async {
    var state = CellConfigurationState()
    state.isSelected = true
    var background = BackgroundConfiguration.listCell()
    XCTAssertEqual(background.updated(for: state).backgroundColor, .selection)
    state.isFocused = true
    XCTAssertEqual(background.updated(for: state).backgroundColor, .tint)
    background.backgroundColor = .yellow
    XCTAssertEqual(background.updated(for: state).backgroundColor, .yellow)
  }
}
