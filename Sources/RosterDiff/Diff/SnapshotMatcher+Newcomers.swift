/// A new item that stands where another was expected, while that one comes soon behind it.
///
/// Most of them are new, and to ask the old snapshot for each would be the dearest part of a
/// comparison. So they wait until it is known which old items nobody took.
@usableFromInline
struct Newcomer<Item> {
  /// The new snapshot keeps it.
  @usableFromInline let item: UnsafePointer<Item>
  @usableFromInline let hash: UInt32
  /// Its offset in the new list.
  @usableFromInline let offset: UInt32

  @inlinable
  init(_ item: UnsafePointer<Item>, hash: UInt32, offset: Int) {
    self.item = item
    self.hash = hash
    self.offset = UInt32(truncatingIfNeeded: offset)
  }
}

extension SnapshotMatcher {
  /// Finds out what the newcomers were: old items that nobody took, or none.
  ///
  /// - Complexity: O(newcomers and old items that nobody took) expected
  @inlinable
  mutating func matchNewcomers() {
    let newcomers = places.newcomers
    guard !newcomers.isEmpty else { return }
    var found = ContiguousArray<SnapshotMatch.Single>()
    let count = result.untakenCount
    // A table of many for the sake of few does not pay.
    if count > 4 * newcomers.count {
      for (index, newcomer) in newcomers.enumerated() {
        if let place = places.find(newcomer.item.pointee, hash: newcomer.hash) {
          found.append(
            SnapshotMatch.Single(newcomer, index, owner: place.owner, old: place.offset))
        }
      }
    } else {
      var leavers = LeaverTable(count: count, of: old)
      result.forEachUntaken { leavers.append(section: $0, item: $1) }
      leavers.writeDown()
      for (index, newcomer) in newcomers.enumerated() {
        if let path = leavers.take(newcomer.item.pointee, hash: newcomer.hash) {
          found.append(
            SnapshotMatch.Single(newcomer, index, owner: path.section, old: path.item))
        }
      }
      result.deletedItems = leavers.untaken
    }
    result.insert(found)
  }
}

extension SnapshotMatch {
  /// One item that was found later than those around it.
  @usableFromInline
  struct Single {
    /// Its index among the newcomers.
    @usableFromInline let newcomer: Int
    @usableFromInline let run: MatchRun

    @inlinable
    init<Item>(_ newcomer: Newcomer<Item>, _ index: Int, owner: Int, old: Int) {
      self.newcomer = index
      run = MatchRun(owner: owner, old: old, new: Int(newcomer.offset), count: 1)
    }
  }

  /// Puts single items between the runs of their lists.
  ///
  /// - Parameter found: in the order of the newcomers.
  @usableFromInline
  mutating func insert(_ found: ContiguousArray<Single>) {
    var left = found.count
    var place = items.runs.count + left
    items.runs.append(contentsOf: found.lazy.map { $0.run })
    var lists = ContiguousArray<List>()
    swap(&lists, &self.lists)
    items.runs.withUnsafeMutableBufferPointer { runs in
      for list in lists.indices.reversed() where left > 0 {
        let (end, first) = (place, lists[list].runs.lowerBound)
        let firstNewcomer = lists[list].newcomers.lowerBound
        var next = lists[list].runs.upperBound
        while left > 0, found[left - 1].newcomer >= firstNewcomer {
          left -= 1
          let run = found[left].run
          while next > first, runs[next - 1].packedNew > run.packedNew {
            next -= 1
            place -= 1
            runs[place] = runs[next]
          }
          place -= 1
          runs[place] = run
        }
        while left > 0, next > first {
          next -= 1
          place -= 1
          runs[place] = runs[next]
        }
        lists[list].runs = (left > 0 ? place : first)..<end
      }
    }
    self.lists = lists
  }
}
