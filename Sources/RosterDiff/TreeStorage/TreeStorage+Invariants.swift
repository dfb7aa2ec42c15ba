extension TreeStorage {
  /// The definition of a sound storage, sentence by sentence.
  @usableFromInline
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    func require(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { broken.append(message()) }
    }
    rope.requireInvariants(parameters, require)

    var names = Set<UInt32>()
    var items = Set<MarkList<Item>.Key>()
    var level = -1
    var walk = VisibilityWalk()
    rope.forEachLeaf { chunk, label in
      require(names.insert(chunk.name).inserted, "chunk name \(chunk.name) twice")
      require(
        places[chunk.name] == Place(owner: 0, label: label), "chunk \(chunk.name) misplaced")
      require(chunk.count <= parameters.largestChunk, "a chunk is too large")
      require(
        chunk.hashes.count == chunk.count && chunk.marks.count == chunk.count,
        "a chunk lacks hashes or marks")
      require(chunk.floor == chunk.marks.lazy.map { $0.level }.min(), "a chunk has a wrong floor")
      require(chunk.weight == chunk.marks.lazy.filter { $0.isVisible }.count, "a chunk misweighs")
      for (index, item) in chunk.items.enumerated() {
        let key = MarkList.Key(item, hash: chunk.hashes[index])
        require(items.insert(key).inserted, "an item is there twice")
        require(chunk.hashes[index] == HashIndex.hash(of: item), "an item's hash changed")
        let position = position(of: item, hash: chunk.hashes[index])
        require(
          position?.chunk.leaf === chunk && position?.index == index, "an item is not found")
        let mark = chunk.marks[index]
        require(mark.level <= level + 1, "an item stands deeper than below the one before")
        require(mark.isVisible == walk.step(mark), "an item is wrongly shown or hidden")
        level = mark.level
      }
    }
    require(index.count == rope.count, "the index has \(index.count) of \(rope.count)")
    return broken
  }
}
