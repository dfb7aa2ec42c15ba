import Roster
import XCTest

/// Programs print `localizedDescription` as often as the error itself: both say what was wrong.
@MainActor
final class LocalizedErrorsTests: XCTestCase {
  private func fault(_ call: () throws -> Void) -> any Error {
    do {
      try call()
      XCTFail("nothing was refused")
      return CancellationError()
    } catch { return error }
  }

  func testErrorsSayTheSameWhereTheyAreLocalized() async {
    let table = TableView()
    let path = ItemPath(row: 0, section: 0)
    let errors = [
      fault {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try snapshot.appendItems([1])
      },
      fault {
        var changes = Changeset()
        changes.deletedItems = [path]
        _ = try changes.applied(to: [[Int]](), inserting: { _ in 1 })
      },
      fault { try table.deleteRows(at: [path], with: .none) },
      fault { try table.scrollToRow(at: path, at: .top, animated: false) },
      ViewFault.updateLoop,
    ]
    for error in errors { XCTAssertEqual(error.localizedDescription, "\(error)") }
    XCTAssertEqual(Set(errors.map { "\(type(of: $0))" }).count, errors.count, "one of each type")
  }
}
