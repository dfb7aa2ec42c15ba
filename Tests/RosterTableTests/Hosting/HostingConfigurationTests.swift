import Foundation
import Observation
import Roster
import XCTest

/// Hosted content in cells: the rules HC1–HC18.
@MainActor final class HostingConfigurationTests: XCTestCase {
  @Observable final class Favorite {
    let text: String
    var isFavorite = false
    init(_ text: String) { self.text = text }
  }

  struct Row: View {
    let favorite: Favorite
    var body: some View {
      HStack {
        Button {
          favorite.isFavorite.toggle()
        } label: {
          Image(systemName: favorite.isFavorite ? "star.fill" : "star")
        }
        Text(favorite.text)
        Spacer()
      }
    }
  }

  struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View {
      HStack {
        Button("+") { count += 1 }
        Text("\(title) \(count)")
        Spacer()
      }
    }
  }

  struct Growing: View {
    let title: String
    let model: Favorite
    var body: some View {
      VStack {
        Text(title)
        if title == "a", model.isFavorite { Text("more") }
      }
    }
  }

  func testAModelRedrawsItsRowAlone() async throws {
    let models = ["a": Favorite("a"), "b": Favorite("b")]
    let list = PlainFixture([["a", "b"]])
    var handlers = 0
    let table = list.table
    let source = ListFixture.Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      guard let model = models[item] else { return nil }
      cell.configurationUpdateHandler = { cell, state in
        handlers += 1
        cell.contentConfiguration = HostingConfiguration {
          HStack {
            Row(favorite: model)
            if state.isSelected { Image(systemName: "checkmark") }
          }
        }
      }
      return cell
    }
    source.apply(try makeSnapshot(["s: a b"]), completion: nil)
    XCTAssertEqual(table.picture().split(separator: "\n"), [" ☆ a", " ☆ b"])
    table.flush()
    handlers = 0
    _ = list.log()
    XCTAssertTrue(table.press(at: CellPoint(x: 1, y: 1)))
    table.flush()
    XCTAssertEqual(table.picture().split(separator: "\n"), [" ☆ a", " ★ b"])
    XCTAssertEqual(handlers, 0)
    XCTAssertEqual(list.log(), [], "no batch, no provider, no selection")
    XCTAssertTrue(table.press(at: CellPoint(x: 8, y: 0)))
    table.layoutIfNeeded()
    XCTAssertEqual(table.indexPathForSelectedRow, at(0, 0), "elsewhere the row takes the tap")
    XCTAssertEqual(table.picture().split(separator: "\n"), [">☆ a              ✓", " ★ b"])
  }

  func testStateBelongsToTheItem() async throws {
    let list = ListFixture(lines: 1)
    let registration = TableView.CellRegistration<TableViewCell, String> { cell, _, item in
      cell.contentConfiguration = HostingConfiguration { Counter(title: item) }
    }
    let source = ListFixture.Source(tableView: list.table) { table, path, item in
      table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(try makeSnapshot(["s: a b c"]), completion: nil)
    XCTAssertEqual(list.table.picture(), " + a 0")
    list.table.press(at: CellPoint(x: 1, y: 0))
    XCTAssertEqual(list.table.picture(), " + a 1")
    let cell = list.table.visibleCells.first
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    XCTAssertEqual(list.table.picture(), " + c 0", "it does not leak into the reused cell")
    XCTAssertTrue(list.table.visibleCells.first === cell)
    try list.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
    XCTAssertEqual(list.table.picture(), " + a 1", "it is kept for its item")
    source.apply(try makeSnapshot(["s: b c"]), completion: nil)
    source.apply(try makeSnapshot(["s: a b c"]), completion: nil)
    XCTAssertEqual(list.table.picture(), " + a 0", "and goes with it")
  }

  func testMarginsGroundAndLeastHeight() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    let contents: [String: any ContentConfiguration] = [
      "a": HostingConfiguration {
        HStack {
          Text("a"); Spacer()
        }
      }.margins(.horizontal, 50),
      "b": HostingConfiguration {
        HStack {
          Text("b"); Spacer()
        }
      }.background(.yellow),
      "c": HostingConfiguration { Text("c") }.minSize(width: 0, height: 48),
    ]
    let table = list.table
    let source = ListFixture.Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.contentConfiguration = contents[item]
      return cell
    }
    source.apply(try makeSnapshot(["s: a b c"]), completion: nil)
    XCTAssertEqual(
      table.picture().split(separator: "\n", omittingEmptySubsequences: false).prefix(5),
      ["      a", " b", "", "         c", ""])
    let styled = table.render().styledPicture().split(separator: "\n")
    XCTAssertTrue(styled[1].contains("on yellow"), "\(styled[1])")
    XCTAssertEqual(table.rectForRow(at: at(0, 2)).height, 48)
  }

  func testSwipeActionsOfTheContent() async throws {
    let list = ListFixture()
    var removed: [String] = []
    let source = ListFixture.Source(tableView: list.table) { _, _, item in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration {
        Text(item).swipeActions {
          Button(role: .destructive) {
            removed.append(item)
          } label: {
            Text("Delete")
          }
        }
      }
      return cell
    }
    source.apply(try makeSnapshot(["s: a b c"]), completion: nil)
    XCTAssertTrue(list.table.swipeRow(at: at(0, 2), edge: .trailing))
    XCTAssertTrue(list.table.picture().contains("[Delete]"))
    source.apply(try makeSnapshot(["s: b c"]), completion: nil)
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1), "its row lives on")
    list.table.performSwipeAction(0)
    XCTAssertEqual(removed, ["c"])
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2, "the model decides")
    XCTAssertNil(list.table.indexPathForSwipedRow)
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertEqual(removed, ["c", "b"])
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .leading))
  }

  func testContentThatGrowsMakesItsRowHigher() async throws {
    let model = Favorite("a")
    let list = ListFixture()
    let source = ListFixture.Source(tableView: list.table) { _, _, item in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration {
        Growing(title: item, model: model)
      }
      return cell
    }
    source.apply(try makeSnapshot(["s: a b"]), completion: nil)
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 16)
    _ = list.log()
    model.isFavorite = true
    list.table.flush()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 32)
    XCTAssertFalse(list.log().contains { $0.hasPrefix("provide") })
  }

  func testTheSeparatorStartsAtTheFirstText() async throws {
    let list = ListFixture()
    let source = ListFixture.Source(tableView: list.table) { _, _, item in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration {
        HStack {
          Image(systemName: "star")
          Text(item)
          Spacer()
        }
        .alignmentGuide(.listRowSeparatorLeading) { item == "b" ? $0[.leading] : 24 }
      }
      return cell
    }
    source.apply(try makeSnapshot(["s: a b"]), completion: nil)
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.separatorInset.leading, 32)
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.separatorInset.leading, 8)
  }
}
