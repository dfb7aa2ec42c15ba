extension Changeset {
  /// Replays the batch: this is its definition.
  ///
  /// Deleted and moved rows and sections are taken out of the old state; inserted and moved ones
  /// stand at their new offsets; what stays fills the other places in its old order. Rows that are
  /// reloaded or reconfigured are left as they are.
  ///
  /// - Parameters:
  ///   - rows: the old state, section by section.
  ///   - inserting: gives the row for each new path of ``insertedItems``, in their order. It is
  ///     not asked before everything else is known to fit.
  /// - Throws: ``ChangesetError``; `baseMismatch` if the rows are not those of the old state.
  /// - Complexity: O(n) in the rows of sections that change, O(s + k log k) in all else
  @inlinable
  public func applied<Item>(
    to rows: [[Item]], inserting: (ItemPath) -> Item
  ) throws(ChangesetError) -> [[Item]] {
    let replay = try ChangesetReplay(self, on: rows.map { $0.count })
    let inserted = insertedItems.map(inserting)
    var result: [[Item]] = []
    result.reserveCapacity(replay.sections.count)
    for pieces in replay.sections {
      if pieces.count == 1, let section = pieces[0].section,
        pieces[0].range == rows[section].indices
      {
        // Nothing in it changes: it stays the same storage.
        result.append(rows[section])
        continue
      }
      var section: [Item] = []
      section.reserveCapacity(pieces.reduce(0) { $0 + $1.range.count })
      for piece in pieces {
        section.append(contentsOf: (piece.section.map { rows[$0] } ?? inserted)[piece.range])
      }
      result.append(section)
    }
    return result
  }
}
