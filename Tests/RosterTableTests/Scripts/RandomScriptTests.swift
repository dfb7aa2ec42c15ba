import Foundation
import Roster
import RosterDiffProof
import XCTest

/// 10,000 random scripts of what users and programs do to a table, with delegates that call back in
/// the middle of it: the table always shows its data, holds together, and reports no fault that
/// nobody made.
@MainActor final class RandomScriptTests: XCTestCase {
  func testThreeThousandScriptsOfDiffableLists() async throws {
    try run(3_000, seed: 4_040) { ScriptedList(random: $0) }
  }

  func testSevenThousandScriptsOfPlainLists() async throws {
    try run(7_000, seed: 4_041) { ScriptedPlain(random: $0) }
  }

  private func run<List: Scripted>(
    _ scripts: Int, seed: UInt64, _ make: (ScriptRandom) -> List
  ) throws {
    print("seed \(seed)")
    let random = ScriptRandom(seed: seed)
    var calledBack = 0
    for script in 0..<scripts {
      let list = make(random)
      var done: [String] = []
      for _ in 0..<(random.oneIn(8) ? 3 + random.below(10) : 3) {
        list.callbacks.budget = random.below(3)
        done.append(try list.act())
        list.callbacks.budget = 0
        if random.oneIn(4) { list.table.flush() }
        done += list.callbacks.takeCalls()
        guard let found = list.faultOfInvariants() else { continue }
        return XCTFail("seed \(seed), script \(script): \(found)\n" + done.joined(separator: "\n"))
      }
      calledBack += list.callbacks.count
    }
    print("\(calledBack) calls back")
    XCTAssertGreaterThan(calledBack, scripts / 4, "delegates do call back")
  }
}

/// A list on which everything can be done.
@MainActor protocol Scripted: AnyObject {
  var table: TableView { get }
  var callbacks: Callbacks { get }

  /// Does one thing, and says what.
  func act() throws -> String

  /// What does not hold; nil when all does.
  func faultOfInvariants() -> String?
}

/// Random numbers that everybody in a script draws from, also in the middle of another's turn.
@MainActor final class ScriptRandom {
  var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  func below(_ bound: Int) -> Int { generator.below(bound) }
  func oneIn(_ count: Int) -> Bool { generator.oneIn(count) }
}

/// A delegate that does something to its table now and then while it is asked.
@MainActor final class Callbacks: TableViewDelegate {
  /// How often it may do so still.
  var budget = 0
  private(set) var count = 0
  /// What was done in callbacks since the last look.
  private(set) var calls: [String] = []
  private var depth = 0
  var isCallingBack: Bool { depth > 0 }
  /// Does something, and says what.
  var act: () throws -> String = { "" }
  let random: ScriptRandom

  init(random: ScriptRandom) { self.random = random }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func callBack() {
    guard budget > 0, random.oneIn(4) else { return }
    budget -= 1
    count += 1
    depth += 1
    if let done = try? act() { calls.append("in the middle: \(done)") }
    depth -= 1
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) { callBack() }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) { callBack() }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) { callBack() }

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int
  ) { callBack() }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    callBack()
    return indexPath.row == 2 ? 32 : 16
  }

  func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool {
    callBack()
    return true
  }

  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? {
    callBack()
    return random.oneIn(8) ? nil : indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) { callBack() }

  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? {
    callBack()
    return indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) { callBack() }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) { callBack() }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) { callBack() }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    callBack()
    return .delete
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath {
    callBack()
    return proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) { callBack() }

  func tableViewDidScroll(_ tableView: TableView) { callBack() }
}
