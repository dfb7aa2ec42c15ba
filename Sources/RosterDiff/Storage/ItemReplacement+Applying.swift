extension ItemReplacement {
  /// Writes the new items down.
  @inlinable
  mutating func apply(to storage: inout Storage) {
    if foreigners {
      // Only out of other sections, also where equal items have different hashes: this section's
      // chunks are known by their places.
      let foreigners = storage.positions(of: strangers).filter { $0.section != name }
      storage.remove(ContiguousArray(foreigners))
    }
    guard let section = storage.position(ofSectionNamed: name) else { return }
    var rope = section.entry.items

    var chunk = 0
    claims.forEachUnclaimed { _, offset in
      while starts[chunk + 1] <= offset { chunk += 1 }
      let goer = old[chunk]
      indexEdits.append(
        IndexEdit(hash: goer.hashes[offset - starts[chunk]], from: goer.name, to: 0, hint: 0))
    }

    cutIntoPieces()
    let (kept, moved) = wholeChunks()
    for piece in moved {
      let chunk = pieces[piece].chunk
      rope.removeLeaf(
        labelled: storage.chunkPlaces[old[chunk].name].label, parameters: storage.parameters)
      isMoved[chunk] = true
    }
    var (oldStart, pieceStart) = (0, 0)
    for stay in kept {
      fill(oldStart..<pieces[stay].chunk, with: pieceStart..<stay, of: &rope, in: &storage)
      (oldStart, pieceStart) = (pieces[stay].chunk + 1, stay + 1)
    }
    fill(oldStart..<old.count, with: pieceStart..<pieces.count, of: &rope, in: &storage)

    // Where most changes, the index is made anew at once.
    let rebuilds = indexEdits.count > storage.itemIndex.count / 2
    if !rebuilds { for edit in indexEdits { edit.apply(to: &storage.itemIndex) } }
    for name in small { storage.join(storage.chunkPlaces[name].label, in: &rope) }
    storage.replace(rope, in: section)
    if rebuilds { storage.rebuildItemIndex() }
  }
}
