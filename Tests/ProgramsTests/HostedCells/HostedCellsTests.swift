import Foundation
import Roster
import XCTest

/// Declarative content in the cells of a plain table: margins, grounds, sizes, swipe actions,
/// separators and states.
@MainActor final class HostedCellsTests: XCTestCase {
  private func opened(
    lines: Int = 2, columns: Int = 24, _ configure: @escaping (TableViewCell, ItemPath) -> Void
  ) -> HostedCellsController {
    let controller = HostedCellsController()
    controller.configure = configure
    controller.view.frame = CGRect(x: 0, y: 0, width: columns * 8, height: lines * 16)
    controller.tableView.flush()
    return controller
  }

  private func picture(
    lines: Int = 2, _ configuration: @escaping () -> any ContentConfiguration
  ) -> String {
    opened(lines: lines) { cell, _ in cell.contentConfiguration = configuration() }.picture()
  }

  func testContentInlineAndAsAView() async {
    let inline = picture {
      HostingConfiguration {
        HStack {
          Image(systemName: "star").foregroundStyle(.purple)
          Text("Favorites")
          Spacer()
        }
      }
    }
    XCTAssertEqual(inline, " ☆ Favorites\n ☆ Favorites")
    XCTAssertEqual(picture { HostingConfiguration { FavoritesRow() } }, inline)
    let controller = opened { cell, _ in
      cell.contentConfiguration = HostingConfiguration { FavoritesRow() }
    }
    XCTAssertEqual(
      controller.tableView.render().styledPicture().split(separator: "\n").first,
      " {purple|☆} Favorites")
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 10)
  }

  func testMargins() async {
    XCTAssertEqual(
      picture { HostingConfiguration { FavoritesRow() }.margins(.horizontal, 50) },
      "      ☆ Favorites\n      ☆ Favorites", "50 points are 6 columns")
    XCTAssertEqual(
      picture(lines: 4) {
        HostingConfiguration { FavoritesRow() }.margins(.vertical, 16).margins(.leading, 0)
      }, "\n☆ Favorites\n\n")
  }

  func testGrounds() async {
    let style = opened { cell, _ in
      cell.contentConfiguration = HostingConfiguration { FavoritesRow() }.background(.yellow)
    }
    XCTAssertEqual(style.picture(), " ☆ Favorites\n ☆ Favorites")
    XCTAssertEqual(
      style.tableView.render().styledPicture().split(separator: "\n").first,
      "{on yellow| }{purple on yellow|☆}{on yellow| }{on yellow|Favorites}{on yellow|            }")
    let views = opened { cell, _ in
      cell.contentConfiguration = HostingConfiguration { FavoritesRow() }
        .background {
          HStack {
            Spacer()
            Text("ground")
          }
        }
    }
    XCTAssertEqual(views.picture(), " ☆ Favorites      ground\n ☆ Favorites      ground")
  }

  func testLeastSizes() async {
    XCTAssertEqual(
      picture(lines: 4) {
        HostingConfiguration { FavoritesRow() }.minSize(width: 0, height: 48)
      }, "\n ☆ Favorites\n\n")
    let controller = opened(lines: 20) { cell, path in
      let view = path.row == 0 ? AnyView(FavoritesRow()) : AnyView(EmptyView())
      cell.contentConfiguration = HostingConfiguration { view }.minSize(width: 0, height: 0)
    }
    XCTAssertEqual(controller.tableView.contentSize.height, 16, "nine rows without any height")
  }

  func testSwipeActionsOfTheContent() async {
    var removed: [Int] = []
    let controller = opened { cell, path in
      let number = path.row
      cell.contentConfiguration = HostingConfiguration {
        FavoritesRow()
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              removed.append(number)
            } label: {
              Image(systemName: "trash")
            }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin") {}.tint(.orange)
            Button("Later") {}
          }
      }
    }
    let table = controller.tableView
    let second = ItemPath(row: 1, section: 0)
    XCTAssertTrue(table.swipeRow(at: second, edge: .trailing))
    XCTAssertEqual(controller.picture(), " ☆ Favorites\nFavorites            [⌫]")
    table.performSwipeAction(0)
    XCTAssertEqual(removed, [1])
    XCTAssertEqual(controller.picture(), " ☆ Favorites\n ☆ Favorites")
    XCTAssertEqual(table.numberOfRows(inSection: 0), 10, "the data decides what is removed")
    XCTAssertTrue(table.swipeRow(at: second, edge: .leading, full: true))
    XCTAssertEqual(controller.picture(), " ☆ Favorites\n[Pin][Later] ☆ Favorites")
    XCTAssertEqual(table.openSwipeActions.map(\.backgroundColor), [.orange, .gray])
    XCTAssertTrue(table.swipeRow(at: second, edge: .trailing, full: true))
    XCTAssertEqual(removed, [1, 1])
  }

  func testSeparatorsStartAtTheTextOrAtAGuide() async {
    func leading(_ configuration: @escaping () -> any ContentConfiguration) -> CGFloat? {
      opened { cell, _ in cell.contentConfiguration = configuration() }
        .tableView.rectForSeparator(below: ItemPath(row: 0, section: 0))?.minX
    }
    XCTAssertEqual(leading { HostingConfiguration { FavoritesRow() } }, 24, "the first text")
    XCTAssertEqual(
      leading {
        HostingConfiguration {
          FavoritesRow().alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
      }, 8, "the content")
  }

  func testASelectedRowShowsACheckMark() async {
    var runs = 0
    let controller = opened { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        runs += 1
        cell.contentConfiguration = HostingConfiguration {
          HStack {
            Image(systemName: "star").foregroundStyle(.purple)
            Text("Favorites")
            Spacer()
            if state.isSelected { Image(systemName: "checkmark") }
          }
        }
      }
    }
    XCTAssertEqual(controller.picture(), " ☆ Favorites\n ☆ Favorites")
    runs = 0
    controller.tableView.tapRow(at: ItemPath(row: 1, section: 0))
    XCTAssertEqual(controller.picture(), " ☆ Favorites\n>☆ Favorites          ✓")
    XCTAssertEqual(runs, 1)
    controller.tableView.tapRow(at: ItemPath(row: 0, section: 0))
    XCTAssertEqual(controller.picture(), ">☆ Favorites          ✓\n ☆ Favorites")
    XCTAssertEqual(runs, 3, "once for each row that changed")
  }
}
