extension Changeset: CustomStringConvertible {
  /// One line a change, in the order of the properties.
  public var description: String {
    var lines: [String] = []
    lines += deletedSections.map { "delete section \($0)" }
    lines += insertedSections.map { "insert section \($0)" }
    lines += movedSections.map { "move section \($0.from) -> \($0.to)" }
    lines += deletedItems.map { "delete \($0)" }
    lines += insertedItems.map { "insert \($0)" }
    lines += movedItems.map { "move \($0.from) -> \($0.to)" }
    lines += reloadedSections.map { "reload section \($0)" }
    lines += reloadedItems.map { "reload \($0)" }
    lines += reconfiguredItems.map { "reconfigure \($0)" }
    return lines.isEmpty ? "no changes" : lines.joined(separator: "\n")
  }
}
