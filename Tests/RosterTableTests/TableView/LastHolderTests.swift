import Foundation
import Roster
import XCTest

/// Whoever is let go by a table may ask the table at once.
@MainActor final class LastHolderTests: XCTestCase {
  /// An identifier that tells when its last holder lets it go.
  private final class Guest: Hashable, Sendable {
    let name: String
    let farewell: @Sendable () -> Void

    init(_ name: String, _ farewell: @escaping @Sendable () -> Void) {
      (self.name, self.farewell) = (name, farewell)
    }

    deinit { farewell() }

    static func == (left: Guest, right: Guest) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private var farewells = 0

  func testARememberedRowThatGoes() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    table.remembersLastFocusedIndexPath = true
    let source = TableViewDiffableDataSource<Int, Guest>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    nonisolated(unsafe) var asked = 0
    let farewell: @Sendable () -> Void = { [weak table] in
      MainActor.assumeIsolated {
        asked += 1
        _ = table?.restoreFocus()
        _ = table?.indexPathForFocusedRow
        _ = table?.indexPathsForSelectedRows
      }
    }
    func state(_ names: String) throws -> DiffableDataSourceSnapshot<Int, Guest> {
      try DiffableDataSourceSnapshot([(0, names.map { Guest(String($0), farewell) })])
    }
    for _ in 0..<3 {
      source.apply(try state("abc"), completion: nil)
      try table.selectRow(at: at(0, 2), animated: false, scrollPosition: .none)
      XCTAssertTrue(table.focusRow(at: at(0, 0)))
      table.focusRow(at: nil)
      // Only the table holds the first instances now.
      source.apply(try state("abc"), completion: nil)
      source.apply(try state("bc"), completion: nil)
      table.focusRow(at: at(0, 0))
      table.focusRow(at: nil)
      table.focusRow(at: at(0, 1))
    }
    XCTAssertGreaterThan(asked, 0)
    XCTAssertEqual(table.indexPathForFocusedRow, at(0, 1))
  }

  private struct Own: ContentConfiguration {
    let guest: Guest
    func makeContentView() -> any PlatformView & ContentView { OwnView(self) }
    func updated(for state: any ConfigurationState) -> Own { self }
  }

  /// It takes what it needs and keeps no configuration.
  private final class OwnView: PlatformView, ContentView {
    var configuration: any ContentConfiguration {
      get { ListContentConfiguration.cell() }
      set {}
    }
    init(_ own: Own) { super.init(frame: .zero) }
    func supports(_ configuration: any ContentConfiguration) -> Bool { configuration is Own }
  }

  func testContentThatIsReplaced() async {
    let cell = TableViewCell()
    nonisolated(unsafe) var seen: [Bool] = []
    let farewell: @Sendable () -> Void = { [weak cell] in
      MainActor.assumeIsolated { seen.append(cell?.contentConfiguration == nil) }
    }
    cell.contentConfiguration = Own(guest: Guest("a", farewell))
    cell.contentConfiguration = Own(guest: Guest("b", farewell))
    cell.contentConfiguration = nil
    XCTAssertEqual(seen, [false, true])
  }

  /// A content that is another one for each state: the last one is let go by the update.
  private struct Changing: ContentConfiguration {
    let guest: Guest
    func makeContentView() -> any PlatformView & ContentView { OwnView(Own(guest: guest)) }
    func updated(for state: any ConfigurationState) -> Changing {
      Changing(guest: Guest(guest.name + "'", guest.farewell))
    }
  }

  func testContentThatAnUpdateReplaces() async {
    let cell = TableViewCell()
    nonisolated(unsafe) var seen: [String] = []
    let farewell: @Sendable () -> Void = { [weak cell] in
      MainActor.assumeIsolated {
        let content = cell?.contentConfiguration as? Changing
        seen.append(content?.guest.name ?? "nothing")
      }
    }
    cell.contentConfiguration = Changing(guest: Guest("a", farewell))
    cell.layoutIfNeeded()
    XCTAssertEqual(seen, ["a'"])
    cell.isSelected = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    XCTAssertEqual(seen, ["a'", "a''"])
  }

  /// A handler that asks for the size looks at what stands around the content.
  func testAHandlerThatAsksForTheSize() async {
    let cell = TableViewCell()
    var runs = 0
    cell.configurationUpdateHandler = { cell, _ in
      runs += 1
      _ = cell.sizeThatFits(CGSize(width: 100, height: 100))
    }
    cell.layoutIfNeeded()
    let before = runs
    cell.isEditing = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    XCTAssertGreaterThan(runs, before)
  }
}
