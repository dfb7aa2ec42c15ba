// Uses RosterDiff from Embedded Swift, so that its generic code is compiled there too.

@main
struct Main {
  static func main() throws(SnapshotError) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections([0, 1])
    try snapshot.appendItems([1, 2, 3], toSection: 0)
    var next = snapshot
    try next.moveItem(3, beforeItem: 1)
    try next.replaceItems([4, 5], inSection: 1)
    try next.reconfigureItems([4])
    next.deleteItems([2])
    next.deleteSections([9])
    let changes = next.changes(from: snapshot)
    precondition(changes.movedItems.count == 1 && changes.insertedItems.count == 2)
    precondition(next != snapshot)
    precondition(next.stagedChanges(from: snapshot).count == 1)

    var tree = DiffableDataSourceSectionSnapshot<Int>()
    try tree.append([1, 2])
    try tree.append([3], to: 1)
    tree.expand([1])
    precondition(tree.visibleItems == [1, 3, 2])
    print("RosterDiff works as Embedded Swift")
  }
}
