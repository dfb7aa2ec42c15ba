/// Which identifiers changed their place among those that stay.
enum Reordering {
  static func moved(from old: [String], to new: [String]) -> Set<String> {
    let newIDs = Set(new)
    let oldIDs = Set(old)
    var before = old.filter(newIDs.contains)[...]
    var after = new.filter(oldIDs.contains)[...]
    while let first = before.first, first == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    while let last = before.last, last == after.last {
      before.removeLast()
      after.removeLast()
    }
    return Set(before)
  }
}
