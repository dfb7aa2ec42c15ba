import Foundation
import RosterCells
import RosterDrawing
import RosterViews
import XCTest

/// Numbers at the ends of their types in configurations and metrics: nothing traps.
@MainActor final class HostileNumbersInContentTests: XCTestCase {
  private let numbers = [Int.min, -1, 0, 1, .max]
  private let lengths: [CGFloat] = [
    -.infinity, -.greatestFiniteMagnitude, -1, 0, .nan, 1, .greatestFiniteMagnitude, .infinity,
  ]

  func testContentTakesAllNumbers() async {
    for number in numbers {
      for length in lengths {
        var content = ListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("a b", "c")
        content.image = Image(systemName: "star")
        content.textProperties.numberOfLines = number
        content.imageToTextPadding = length
        content.textToSecondaryTextVerticalPadding = min(length, 64)
        content.textToSecondaryTextHorizontalPadding = length
        content.imageProperties.maximumSize = CGSize(width: length, height: length)
        content.imageProperties.reservedLayoutSize = CGSize(width: length, height: 0)
        content.directionalLayoutMargins = EdgeInsets(
          top: length, leading: length, bottom: length, trailing: length)
        for side in [true, false] {
          content.prefersSideBySideTextAndSecondaryText = side
          XCTAssertGreaterThan(content.drawing(width: number).height, 0)
        }
        let view = content.makeContentView()
        _ = view.sizeThatFits(CGSize(width: length, height: length))
      }
    }
  }

  func testGroundsAndAccessoriesTakeAllNumbers() async {
    for length in lengths {
      var ground = BackgroundConfiguration.clear()
      ground.backgroundColor = .red
      ground.backgroundInsets = EdgeInsets(
        top: length, leading: length, bottom: length, trailing: length)
      var drawing = Drawing(width: 4, height: 2)
      ground.draw(into: &drawing, tintColor: .red, metrics: .terminal)
      let label = CellAccessory.label(
        text: "x", options: .init(reservedLayoutWidth: .custom(min(length, 64))))
      _ = label.text(
        isExpanded: false, isSelected: false, tintColor: .red, viewWidth: length, traits: .terminal)
    }
  }

  func testMetricsAreLengths() {
    for length in lengths {
      let metrics = LayoutMetrics(
        pointsPerColumn: length, pointsPerLine: length, minimumRowHeight: length,
        rowMargins: EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      XCTAssertTrue(metrics.minimumRowHeight.isFinite && metrics.minimumRowHeight >= 0)
      XCTAssertTrue((metrics.rowMargins.top + metrics.rowMargins.bottom).isFinite)
      XCTAssertTrue(metrics.rowMargins.leading >= 0)
      for number in numbers { _ = metrics.lines(metrics.points(lines: number)) }
    }
  }
}
