extension SnapshotStorage {
  /// The definition of a sound storage, sentence by sentence.
  @usableFromInline
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    func require(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { broken.append(message()) }
    }
    sections.requireInvariants(parameters, require)

    var sectionNames = Set<UInt32>()
    var chunkNames = Set<UInt32>()
    var items = Set<MarkList<Item>.Key>()
    var itemCount = 0
    var section = 0
    sections.forEachLeaf { page, pageLabel in
      require(page.count <= parameters.largestPage, "a page is too large")
      for entry in page.entries {
        require(sectionNames.insert(entry.name).inserted, "section name \(entry.name) twice")
        require(sectionPlaces[entry.name].label == pageLabel, "section \(entry.name) misplaced")
        require(entry.hash == HashIndex.hash(of: entry.identifier), "a section's hash changed")
        require(position(ofSection: entry.identifier) != nil, "a section is not found")
        entry.items.requireInvariants(parameters, require)
        var count = 0
        entry.items.forEachLeaf { chunk, label in
          itemCount += chunk.count
          require(chunkNames.insert(chunk.name).inserted, "chunk name \(chunk.name) twice")
          let place = chunkPlaces[chunk.name]
          require(
            place == chunk.place(owner: entry.name, label: label, trail: place.trail),
            "chunk \(chunk.name) misplaced")
          require(
            start(of: place) == ItemPath(item: count, section: section),
            "chunk \(chunk.name) miscounted")
          count += chunk.count
          require(chunk.count <= parameters.largestChunk, "a chunk is too large")
          require(chunk.hashes.count == chunk.count, "a chunk lacks hashes")
          for (index, item) in chunk.items.enumerated() {
            let key = MarkList.Key(item, hash: chunk.hashes[index])
            require(items.insert(key).inserted, "an item is there twice")
            let position = position(of: item, hash: chunk.hashes[index])
            require(
              position?.chunk.isIdentical(to: chunk) == true && position?.index == index,
              "an item is not found")
            require(chunk.hashes[index] == HashIndex.hash(of: item), "an item's hash changed")
          }
        }
        section += 1
      }
    }
    require(sectionIndex.count == sections.count, "the section index has other entries")
    require(itemIndex.count == itemCount, "the item index has \(itemIndex.count) of \(itemCount)")
    require(sections.weight == itemCount, "the pages miscount their items")
    return broken
  }
}

extension Rope {
  func requireInvariants(
    _ parameters: StorageParameters, _ require: (Bool, @autoclosure () -> String) -> Void
  ) {
    var labels: [UInt64] = []
    forEachLeaf { leaf, label in
      labels.append(label)
      require(leaf.count > 0, "an empty leaf")
    }
    require(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 }, "labels out of order")
    requireNode(parameters, isRoot: true, require)
  }

  private func requireNode(
    _ parameters: StorageParameters, isRoot: Bool,
    _ require: (Bool, @autoclosure () -> String) -> Void
  ) {
    require(childCount <= parameters.fanOut, "a node has too many children")
    require(isRoot || childCount > 0, "a node without children")
    if height == 0 {
      require(branches.isEmpty, "branches beside leaves")
      require(count == leaves.reduce(0) { $0 + $1.count }, "a node miscounts")
      requireBefore(leaves.map(\.before), leaves.map(\.count), require)
      require(leaves.allSatisfy { $0.count == $0.leaf.count }, "a slot miscounts")
      require(weight == leaves.reduce(0) { $0 + $1.leaf.weight }, "a node misweighs")
      requireFloor(leaves.lazy.map(\.leaf.floor).min(), require)
    } else {
      require(leaves.isEmpty, "leaves beside branches")
      require(!isRoot || branches.count > 1, "a root with one child")
      require(count == branches.reduce(0) { $0 + $1.rope.count }, "a node miscounts")
      requireBefore(branches.map(\.before), branches.map(\.rope.count), require)
      require(weight == branches.reduce(0) { $0 + $1.rope.weight }, "a node misweighs")
      requireFloor(branches.lazy.map(\.rope.floor).min(), require)
      for (index, slot) in branches.enumerated() {
        require(slot.rope.height == height - 1, "leaves not equally deep")
        require(slot.label <= slot.rope.firstLabel, "a bound above what it bounds")
        if index > 0 {
          require(branches[index - 1].rope.lastLabel < slot.label, "a bound below what is before")
        }
        slot.rope.requireNode(parameters, isRoot: false, require)
      }
    }
  }

  private func requireBefore(
    _ before: [Int], _ counts: [Int], _ require: (Bool, @autoclosure () -> String) -> Void
  ) {
    var sum = 0
    for (before, count) in zip(before, counts) {
      require(before == sum, "a node miscounts what stands before a child")
      sum += count
    }
  }

  private func requireFloor(
    _ least: Int?, _ require: (Bool, @autoclosure () -> String) -> Void
  ) {
    require(!Leaf.hasFloors || floor == least ?? .max, "a node has a wrong floor")
  }

  private var lastLabel: UInt64 {
    height == 0 ? leaves.last?.label ?? 0 : branches.last?.rope.lastLabel ?? 0
  }
}
