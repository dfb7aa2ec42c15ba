import Foundation
import RosterCells
import RosterDrawing
import RosterViews
import XCTest

/// Configurations are equal if all that can be set is.
@MainActor final class ConfigurationEqualityTests: XCTestCase {
  func testEveryPropertyCounts() async {
    let plain = ListContentConfiguration.cell()
    let changes: [(inout ListContentConfiguration) -> Void] = [
      { $0.textProperties.adjustsFontSizeToFitWidth = true },
      { $0.textProperties.minimumScaleFactor = 0.5 },
      { $0.textProperties.allowsDefaultTighteningForTruncation = true },
      { $0.textProperties.adjustsFontForContentSizeCategory = false },
      { $0.textProperties.showsExpansionTextWhenTruncated = true },
      { $0.textProperties.colorTransformer = .grayscale },
      { $0.secondaryTextProperties.numberOfLines = 3 },
      { $0.imageProperties.cornerRadius = 3 },
      { $0.imageProperties.accessibilityIgnoresInvertColors = true },
      { $0.imageProperties.tintColorTransformer = .grayscale },
    ]
    for (number, change) in changes.enumerated() {
      var changed = plain
      change(&changed)
      XCTAssertNotEqual(changed, plain, "\(number)")
      XCTAssertEqual(changed, changed, "\(number)")
      XCTAssertEqual(Set([changed, plain, changed]).count, 2)
    }
  }

  func testGroundsAreHashable() async {
    let plain = BackgroundConfiguration.listCell()
    let changes: [(inout BackgroundConfiguration) -> Void] = [
      { $0.backgroundColor = .red }, { $0.backgroundColorTransformer = .grayscale },
      { $0.customView = PlatformView() }, { $0.cornerRadius = 1 },
      { $0.backgroundInsets.top = 1 }, { $0.edgesAddingLayoutMarginsToBackgroundInsets = .all },
      { $0.image = Image(systemName: "star") }, { $0.strokeColor = .red },
      { $0.strokeColorTransformer = .grayscale }, { $0.strokeWidth = 1 }, { $0.strokeOutset = 1 },
    ]
    var all: Set<BackgroundConfiguration> = [plain, .clear()]
    for change in changes {
      var changed = plain
      change(&changed)
      XCTAssertEqual(changed, changed)
      all.insert(changed)
      all.insert(changed)
    }
    XCTAssertEqual(all.count, changes.count + 2)
  }

  func testTransformersAreEqualToTheirCopies() {
    let own = ConfigurationColorTransformer { _ in .red }
    let copy = own
    XCTAssertEqual(own, copy)
    XCTAssertNotEqual(own, ConfigurationColorTransformer { _ in .red })
    XCTAssertEqual(ConfigurationColorTransformer.grayscale, .grayscale)
    XCTAssertNotEqual(ConfigurationColorTransformer.grayscale, .monochromeTint)
  }

  func testAViewShowsWhatATransformerMakesNow() async {
    final class Box { var color = Color.red }
    let box = Box()
    var content = ListContentConfiguration.cell()
    content.text = "a"
    content.textProperties.colorTransformer = .init { _ in box.color }
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    XCTAssertEqual(view.render().styledPicture(), " {red|a}")
    box.color = .blue
    view.configuration = content
    XCTAssertTrue(view.isDrawnAnew)
    XCTAssertEqual(view.render().styledPicture(), " {blue|a}")
  }

  func testATintThatShinesThroughIsThatOfTheView() async {
    let faint = Color.tint.withAlphaComponent(0.5)
    var content = ListContentConfiguration.cell()
    content.text = "a"
    content.image = Image(systemName: "star.fill")
    content.textProperties.color = faint
    content.imageProperties.tintColor = faint
    let picture = content.drawing(width: 10, tintColor: .red).styledPicture()
    XCTAssertFalse(picture.contains("tint"), picture)
    XCTAssertTrue(picture.contains("red@50%"), picture)
    var ground = BackgroundConfiguration.clear()
    ground.backgroundColor = faint
    var drawing = Drawing(width: 2, height: 1)
    ground.draw(into: &drawing, tintColor: .red, metrics: .terminal)
    XCTAssertEqual(drawing.row(0).runs[0].style.background, Color.red.withAlphaComponent(0.5))
    let mark = CellAccessory.checkmark(options: .init(tintColor: faint))
    let look = mark.text(
      isExpanded: false, isSelected: false, tintColor: .red, viewWidth: 0, traits: .terminal)
    XCTAssertEqual(look.runs[0].style.foreground, Color.red.withAlphaComponent(0.5))
  }
}
