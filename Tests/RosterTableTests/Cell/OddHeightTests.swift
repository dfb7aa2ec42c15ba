import Foundation
import Roster
import XCTest

/// Contents whose heights are no lengths: the row has the least height, and the table stays whole.
@MainActor final class OddHeightTests: XCTestCase {
  private final class Odd: PlatformView, ContentView {
    struct Configuration: ContentConfiguration {
      let height: CGFloat
      func makeContentView() -> any PlatformView & ContentView { Odd(self) }
      func updated(for state: any ConfigurationState) -> Self { self }
    }
    var configuration: any ContentConfiguration
    init(_ configuration: Configuration) {
      self.configuration = configuration
      super.init()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: (configuration as? Configuration)?.height ?? 0)
    }
  }

  private final class Headed: TableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
      let view = TableViewHeaderFooterView()
      view.contentConfiguration = Odd.Configuration(height: height)
      return view
    }
  }

  private let heights: [CGFloat] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -.greatestFiniteMagnitude, 0,
  ]

  func testRowsHaveTheLeastHeight() async throws {
    for height in heights {
      let list = PlainFixture([["a", "b"]])
      list.makeCell = { item in
        let cell = TableViewCell()
        if item == "a" { cell.contentConfiguration = Odd.Configuration(height: height) }
        return cell
      }
      list.table.reloadData()
      list.table.layoutIfNeeded()
      let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
      // The fixture sets a text; the odd content comes behind that.
      cell.contentConfiguration = Odd.Configuration(height: height)
      XCTAssertEqual(cell.sizeThatFits(CGSize(width: 160, height: 100)).height, 16, "\(height)")
      list.table.layoutIfNeeded()
      XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).height, 16, "\(height)")
      XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 16, "\(height)")
      XCTAssertEqual(list.table.contentSize.height, 32, "\(height)")
      XCTAssertEqual(list.table.picture().split(separator: "\n").last, " b", "\(height)")
    }
  }

  func testHeadersHaveNone() async {
    for height in heights {
      let list = PlainFixture([["a"]])
      let headed = Headed(height)
      list.table.delegate = headed
      list.table.layoutIfNeeded()
      let header = list.table.headerView(forSection: 0)
      let size = header?.sizeThatFits(CGSize(width: 160, height: 100)).height
      XCTAssertTrue(size?.isFinite != false && (size ?? 0) >= 0, "\(height)")
      let total = list.table.contentSize.height
      XCTAssertTrue(total == 16 || total == 32, "\(height): \(total)")
    }
  }
}
