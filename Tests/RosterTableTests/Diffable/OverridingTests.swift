import Roster
import XCTest

/// A subclass may stand in the way of what callers ask of a data source, as a spy or to add to it.
@MainActor final class OverridingTests: XCTestCase {
  private typealias Base = TableViewDiffableDataSource<String, String>

  private final class Spy: Base {
    var calls: [String] = []

    override func apply(
      _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) -> Changeset {
      calls.append("apply")
      return super.apply(
        snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async -> Changeset
    {
      calls.append("await apply")
      return await super.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    override func applySnapshotUsingReloadData(
      _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
      calls.append("reload")
      super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    override func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
      calls.append("await reload")
      await super.applySnapshotUsingReloadData(snapshot)
    }

    override func apply(
      _ snapshot: SectionSnapshot, to section: String, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) -> Changeset {
      calls.append("apply to \(section)")
      return super.apply(
        snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func apply(
      _ snapshot: SectionSnapshot, to section: String, animatingDifferences: Bool = true
    ) async -> Changeset {
      calls.append("await apply to \(section)")
      return await super.apply(snapshot, to: section, animatingDifferences: animatingDifferences)
    }

    override func snapshot() -> Snapshot {
      calls.append("snapshot")
      return super.snapshot()
    }

    override func snapshot(for section: String) -> SectionSnapshot {
      calls.append("snapshot for \(section)")
      return super.snapshot(for: section)
    }

    override func itemIdentifier(for indexPath: ItemPath) -> String? {
      calls.append("item")
      return super.itemIdentifier(for: indexPath)
    }

    override func indexPath(for itemIdentifier: String) -> ItemPath? {
      calls.append("path")
      return super.indexPath(for: itemIdentifier)
    }

    override func sectionIdentifier(for index: Int) -> String? {
      calls.append("section")
      return super.sectionIdentifier(for: index)
    }

    override func index(for sectionIdentifier: String) -> Int? {
      calls.append("index")
      return super.index(for: sectionIdentifier)
    }

    func taken() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  func testEveryMemberIsAskedOfTheSubclass() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 20, height: 5), style: .plain)
    let spy = Spy(tableView: table) { _, _, _ in TableViewCell() }
    let source: Base = spy
    let list = try DiffableDataSourceSnapshot([("A", ["1", "2"])])
    var tree = DiffableDataSourceSectionSnapshot<String>()
    try tree.append(["3"])

    XCTAssertEqual(source.apply(list, completion: nil).insertedItems.count, 2)
    XCTAssertEqual(spy.taken(), ["apply"])
    source.applySnapshotUsingReloadData(list, completion: nil)
    await source.applySnapshotUsingReloadData(list)
    XCTAssertEqual(spy.taken(), ["reload", "await reload"])
    source.apply(tree, to: "B", completion: nil)
    await source.apply(tree, to: "C")
    XCTAssertEqual(spy.taken(), ["apply to B", "await apply to C"])

    XCTAssertEqual(source.snapshot().sectionIdentifiers, ["A", "B", "C"])
    XCTAssertEqual(source.snapshot(for: "C").items, ["3"])
    XCTAssertEqual(source.itemIdentifier(for: ItemPath(item: 1, section: 0)), "2")
    XCTAssertEqual(source.indexPath(for: "3"), ItemPath(item: 0, section: 2))
    XCTAssertEqual(source.sectionIdentifier(for: 1), "B")
    XCTAssertEqual(source.index(for: "C"), 2)
    XCTAssertEqual(
      spy.taken(), ["snapshot", "snapshot for C", "item", "path", "section", "index"])
  }

  func testTheAwaitedApplyIsAskedOfTheSubclass() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 20, height: 5), style: .plain)
    let spy = Spy(tableView: table) { _, _, _ in TableViewCell() }
    let changes = await spy.apply(try DiffableDataSourceSnapshot([("A", ["1"])]))
    XCTAssertEqual(changes.insertedItems.count, 1)
    XCTAssertEqual(spy.taken(), ["await apply"])
  }
}
