extension TreeStorage {
  /// Puts values in the place of those that are equal to them.
  @inlinable
  mutating func renew(_ entries: some Sequence<FollowedWindow<Item>.Entry>) {
    var edited: [UInt64: (chunk: TreeChunk<Item>, items: ContiguousArray<Item>)] = [:]
    for entry in entries {
      guard let position = position(of: entry.item, hash: entry.hash),
        !areOneAndTheSame(position.item, entry.item)
      else { continue }
      let chunk = position.chunk.leaf
      edited[position.chunk.label, default: (chunk, chunk.items)].items[position.index] = entry.item
    }
    for (label, edit) in edited {
      let chunk = TreeChunk(
        name: edit.chunk.name, items: edit.items, hashes: edit.chunk.hashes,
        marks: edit.chunk.marks)
      rope.replaceLeaf(labelled: label, with: chunk)
    }
  }

  /// Moves what stands in each of these ranges of offsets up by one level; what stands in several,
  /// by as many. Writes each chunk once.
  ///
  /// - Parameter ranges: of which one is part of another, or both have nothing in common; by
  ///   ascending start.
  @inlinable
  mutating func raise(_ ranges: ContiguousArray<Range<Int>>) {
    let ends = ranges.map(\.upperBound).sorted()
    var (started, ended) = (0, 0)
    var offset = ranges.first?.lowerBound ?? count
    while let chunk = rope.position(ofElement: offset) {
      var marks = chunk.leaf.marks
      for index in (offset - chunk.countBefore)..<marks.count {
        let place = chunk.countBefore + index
        while started < ranges.count, ranges[started].lowerBound <= place { started += 1 }
        while ended < ends.count, ends[ended] <= place { ended += 1 }
        guard started > ended else { continue }
        marks[index] = TreeMark(
          level: marks[index].level - (started - ended), isExpanded: marks[index].isExpanded,
          isVisible: marks[index].isVisible)
      }
      rope.replaceLeaf(labelled: chunk.label, with: TreeChunk(chunk.leaf, marks: marks))
      offset = chunk.countBefore + marks.count
      // Where no range goes on, to the next one.
      while ended < ends.count, ends[ended] <= offset { ended += 1 }
      guard started == ended else { continue }
      guard started < ranges.count else { return }
      offset = max(offset, ranges[started].lowerBound)
    }
  }
}
