/// Changes of structure as three batches, each of which a table view accepts: sections come empty,
/// then rows change, then sections move and go.
///
/// In between, the sections of both states are there: the old ones in their order, and each new
/// one behind the section that is before it in the new state and does not move.
///
/// A class, because it is handed around, and each of its many lists would be counted each time.
@usableFromInline
final class ChangesTakenApart {
  @usableFromInline private(set) var comingSections = Changeset()
  @usableFromInline private(set) var rows = Changeset()
  @usableFromInline private(set) var movingSections = Changeset()

  /// For each inserted section the old offset of the staying section in front of it, -1 for none.
  private let anchors: [Int]
  private let insertedSections: [Int]
  private let map: PathMap

  /// - Complexity: O(k log k) for k changes
  @usableFromInline
  init(_ changes: Changeset) {
    map = PathMap(changes.ofSections)
    insertedSections = changes.insertedSections
    anchors = Self.anchors(of: changes, map)

    comingSections.insertedSections = anchors.enumerated().map { $1 + 1 + $0 }

    rows.deletedItems = changes.deletedItemsInSurvivingSections.map(betweenPath(forOld:))
    rows.insertedItems = changes.insertedItems.map(betweenPath(forNew:)).sorted()
    rows.movedItems = changes.movedItems
      .map { .init(from: betweenPath(forOld: $0.from), to: betweenPath(forNew: $0.to)) }
      .sorted { $0.to < $1.to }

    movingSections.deletedSections = changes.deletedSections.map(betweenOffset(forOld:))
    movingSections.movedSections = changes.movedSections.map {
      .init(from: betweenOffset(forOld: $0.from), to: $0.to)
    }
    movingSections.deletedItems = remains(of: changes)
  }

  /// Where an old section is once those that come are there.
  private func betweenOffset(forOld section: Int) -> Int {
    section + lowerBound(anchors.count) { anchors[$0] < section }
  }

  /// Where a section of the new state is before sections move.
  @usableFromInline
  func betweenOffset(forNew section: Int) -> Int {
    if let old = map.oldSection(forNew: section) { return betweenOffset(forOld: old) }
    let index = lowerBound(insertedSections.count) { insertedSections[$0] < section }
    return comingSections.insertedSections[index]
  }

  private func betweenPath(forOld path: ItemPath) -> ItemPath {
    ItemPath(item: path.item, section: betweenOffset(forOld: path.section))
  }

  private func betweenPath(forNew path: ItemPath) -> ItemPath {
    ItemPath(item: path.item, section: betweenOffset(forNew: path.section))
  }

  /// The rows that go with their section, once those that live on have left it.
  private func remains(of changes: Changeset) -> [ItemPath] {
    guard !changes.deletedSections.isEmpty else { return [] }
    let gone = Set(changes.deletedSections)
    var result: [ItemPath] = []
    var section = -1
    var count = 0
    for path in changes.deletedItems where gone.contains(path.section) {
      if path.section != section { (section, count) = (path.section, 0) }
      result.append(betweenPath(forOld: ItemPath(item: count, section: section)))
      count += 1
    }
    return result
  }

  private static func anchors(of changes: Changeset, _ map: PathMap) -> [Int] {
    let moved = Set(changes.movedSections.map { $0.to })
    var result: [Int] = []
    var anchor = -1
    var last = -1
    for section in changes.insertedSections {
      var before = section - 1
      while before > last, moved.contains(before) { before -= 1 }
      if before > last, let old = map.oldSection(forNew: before) { anchor = old }
      result.append(anchor)
      last = section
    }
    return result
  }
}
