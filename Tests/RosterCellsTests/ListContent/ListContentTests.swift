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

  func testTheHeightIsThatOfTheDrawing() async {
    let texts = [nil, "", "short", "several words in one text", "two\nlines", "漢字とかな", "  "]
    let kinds: [ListContentConfiguration] = [.cell(), .subtitleCell(), .valueCell(), .header()]
    for kind in kinds {
      for text in texts {
        for second in texts {
          for (width, lines) in [(0, 0), (1, 1), (9, 0), (9, 2), (14, 1), (30, 0), (60, 0)] {
            var content = kind
            content.text = text
            content.secondaryText = second
            content.image = width % 2 == 0 ? Image(systemName: "star") : nil
            content.textProperties.numberOfLines = lines
            content.textToSecondaryTextVerticalPadding = width == 9 ? 16 : 0
            let size = ListContentView(configuration: content)
              .sizeThatFits(CGSize(width: width * 8, height: 1_000))
            XCTAssertEqual(
              Int(size.height), content.drawing(width: width).height * 16,
              "\(text ?? "-"), \(second ?? "-"), \(width) columns")
          }
        }
      }
    }
  }
}
