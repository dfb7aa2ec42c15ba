import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// Whatever is pressed, and whatever others do: what shows is what the file holds.
@MainActor
final class RandomKeysTests: XCTestCase {
  private static let keys: [Key] =
    KeyBinding.all.filter { ![.quit, .interrupt].contains($0.action) }.flatMap(\.keys)
    + "aAbB1 2é/".map { Key($0) } + [Key(.backspace), Key(.escape), Key(.enter), Key(.enter)]

  func testWhatShowsIsWhatTheFileHolds() async throws {
    let seed: UInt64 = 20_261_131
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let grouping = [ListGrouping.star, .folder, .none][round % 3]
      func start() throws -> InterfaceDriver {
        try InterfaceDriver(
          "a B@x c@x/y D@x e f@z G", style: ListStyle(grouping: grouping), columns: 50, lines: 8)
      }
      var driver = try start()
      var trail: [String] = []
      for _ in 0..<40 {
        try await step(driver, &trail, &random)
        if driver.interface.code != nil { (driver, trail) = (try start(), []) }
        try check(driver, "seed \(seed) round \(round): " + trail.joined(separator: " "))
      }
    }
  }

  private func step(
    _ driver: InterfaceDriver, _ trail: inout [String], _ random: inout SeededGenerator
  ) async throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      trail.append("<elsewhere>")
      var made = random
      try await driver.change { document in
        document.items.shuffle(using: &made)
        if Bool.random(using: &made), let last = document.items.last { document.delete([last.id]) }
        for index in document.items.indices where Bool.random(using: &made) {
          document.items[index].starred.toggle()
        }
      }
      random = made
    case 1:
      let size = CellSize(
        width: .random(in: 0...60, using: &random), height: .random(in: 0...12, using: &random))
      trail.append("<\(size)>")
      driver.terminal.resize(to: size)
      await driver.send(.resized(size))
    case 2:
      trail.append("<mouse>")
      let place = CellPoint(
        x: .random(in: 0...50, using: &random), y: .random(in: 0...8, using: &random))
      await driver.send(.mouse(MouseEvent(.press(.left), at: place)))
      await driver.send(.mouse(MouseEvent(.release(.left), at: place)))
    default:
      // Several at once: those behind a change wait for it.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard let key = Self.keys.randomElement(using: &random) else { continue }
        trail.append("\(key)")
        driver.interface.handle(.key(key))
      }
      await driver.interface.settle()
    }
  }

  private func check(_ driver: InterfaceDriver, _ label: String) throws {
    let interface = driver.interface
    XCTAssertEqual(interface.document, try driver.store.read(), label)
    let list = interface.list
    let fresh = try FavoritesList(interface.document, style: list.style)
    XCTAssertEqual(list.table.numberOfSections, fresh.table.numberOfSections, label)
    let rows = { (list: FavoritesList) in
      list.contents.sections.map { section in
        ["\(section.0)"] + section.1.map { "\($0) \(list.content($0)?.text ?? "")" }
      }
    }
    XCTAssertEqual(rows(list), rows(fresh), label)
    XCTAssertEqual(
      (0..<list.table.numberOfSections).map { list.table.numberOfRows(inSection: $0) },
      fresh.contents.sections.map(\.1.count), label)
    if driver.terminal.size.width >= 20, driver.terminal.size.height >= 4 {
      XCTAssertEqual(list.current != nil, list.contents.shownCount > 0, label)
    }
    XCTAssertTrue(list.marked.allSatisfy { list.path(of: $0) != nil }, label)
  }
}
