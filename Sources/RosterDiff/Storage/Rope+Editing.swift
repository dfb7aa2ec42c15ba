extension Rope {
  /// Puts another leaf in the place of the one with that label.
  ///
  /// - Returns: the way to it.
  /// - Complexity: O(log n)
  @inlinable @discardableResult
  mutating func replaceLeaf(labelled label: UInt64, with leaf: Leaf) -> RopeTrail {
    var trail = RopeTrail()
    if height == 0 {
      guard let index = leaves.firstIndex(where: { $0.label == label }) else { return trail }
      let added = leaf.count - leaves[index].count
      count += added
      weight += leaf.weight - leaves[index].weight
      leaves[index] = LeafSlot(label: label, leaf: leaf, before: leaves[index].before)
      if added != 0 { countBefore(from: index + 1) }
      trail.step(to: index, height: 0)
    } else {
      let index = branchIndex(forLabel: label)
      let before = (branches[index].rope.count, branches[index].rope.weight)
      trail = branches[index].rope.replaceLeaf(labelled: label, with: leaf)
      let added = branches[index].rope.count - before.0
      count += added
      weight += branches[index].rope.weight - before.1
      if added != 0 { countBefore(from: index + 1) }
      trail.step(to: index, height: height)
    }
    refreshFloor()
    return trail
  }

  /// Takes the leaf with that label out.
  ///
  /// - Complexity: O(log n)
  @inlinable
  mutating func removeLeaf(labelled label: UInt64, parameters: StorageParameters) {
    remove(label, fanOut: parameters.fanOut)
    while height > 0, branches.count == 1 { self = branches[0].rope }
    if count == 0 { self = Rope() }
  }

  /// Puts leaves in, one after another, behind the one with that label, or in front of all.
  ///
  /// - Returns: the labels of the new leaves; nil if *all* leaves were labelled anew, because
  ///   there was no room between.
  /// - Complexity: O(k log n), or O(n) once in a long while, in leaves.
  @inlinable
  mutating func insert(
    _ new: ContiguousArray<Leaf>, afterLabel label: UInt64?, parameters: StorageParameters
  ) -> ContiguousArray<UInt64>? {
    let next: UInt64?
    if let label, let position = position(ofLabel: label) {
      next = self.position(after: position)?.label
    } else {
      next = position(ofElement: 0)?.label
    }
    let gap = parameters.labelGap
    let step: UInt64
    switch (label, next) {
    case (let label?, nil):
      let room = (UInt64.max - label) / UInt64(new.count + 1)
      step = min(gap, room)
    case (let label?, let next?): step = (next - label) / UInt64(new.count + 1)
    case (nil, let next?): step = min(gap, next / UInt64(new.count + 1))
    case (nil, nil): step = 0
    }
    guard step > 0, new.count <= 16 || new.count * 2 <= leafCountEstimate(parameters) else {
      rebuild(with: new, afterLabel: label, parameters: parameters)
      return nil
    }
    var labels = ContiguousArray<UInt64>()
    var nextLabel = label ?? (next ?? 0) - step * UInt64(new.count + 1)
    for leaf in new {
      nextLabel += step
      labels.append(nextLabel)
      insert(
        LeafSlot(label: nextLabel, leaf: leaf, before: 0), isLast: next == nil,
        fanOut: parameters.fanOut)
      if childCount > parameters.fanOut { splitRoot(behind: next == nil) }
    }
    return labels
  }

  /// A rope of these leaves, evenly labelled.
  @inlinable
  init(leaves new: ContiguousArray<Leaf>, parameters: StorageParameters) {
    self.init()
    guard !new.isEmpty else { return }
    let gap = max(1, min(parameters.labelGap, (UInt64.max / 2) / UInt64(new.count + 1)))
    var label = UInt64.max / 4
    // Full nodes would split at the first insertion; three quarters leave room.
    let fill = max(2, parameters.fanOut * 3 / 4)
    var level = ContiguousArray<Rope>()
    for range in evenRanges(count: new.count, size: fill) {
      var node = Rope()
      node.leaves.reserveCapacity(range.count)
      for index in range {
        node.append(LeafSlot(label: label, leaf: new[index], before: node.count))
        label += gap
      }
      level.append(node)
    }
    while level.count > 1 {
      var above = ContiguousArray<Rope>()
      for range in evenRanges(count: level.count, size: fill) {
        var node = Rope()
        node.height = level[range.lowerBound].height + 1
        for child in level[range] { node.append(child) }
        above.append(node)
      }
      level = above
    }
    self = level[0]
  }

  @inlinable
  func branchIndex(forLabel label: UInt64) -> Int {
    var index = 0
    while index + 1 < branches.count, branches[index + 1].label <= label { index += 1 }
    return index
  }

  /// A lower bound for the number of leaves.
  @inlinable
  func leafCountEstimate(_ parameters: StorageParameters) -> Int {
    var estimate = childCount
    for _ in 0..<height { estimate *= max(2, parameters.fanOut / 2) }
    return estimate
  }

  @inlinable
  var firstLabel: UInt64 {
    height == 0 ? leaves.first?.label ?? 0 : branches.first?.label ?? 0
  }

  @inlinable
  mutating func append(_ slot: LeafSlot) {
    leaves.append(slot)
    count += slot.count
    weight += slot.weight
    lowerFloor(to: slot.leaf.floor)
  }

  /// Counts anew what stands before the children of a node, from one on.
  @inlinable
  mutating func countBefore(from index: Int) {
    if height == 0 {
      leaves.withUnsafeMutableBufferPointer { leaves in
        var before = index > 0 ? leaves[index - 1].before &+ leaves[index - 1].count : 0
        for later in index..<leaves.count {
          leaves[later].before = before
          before &+= leaves[later].count
        }
      }
    } else {
      branches.withUnsafeMutableBufferPointer { branches in
        var before = index > 0 ? branches[index - 1].before &+ branches[index - 1].rope.count : 0
        for later in index..<branches.count {
          branches[later].before = before
          before &+= branches[later].rope.count
        }
      }
    }
  }

  @inlinable
  mutating func append(_ child: Rope) {
    branches.append(BranchSlot(label: child.firstLabel, rope: child, before: count))
    count += child.count
    weight += child.weight
    lowerFloor(to: child.floor)
  }

  /// - Parameter isLast: whether it comes behind all leaves. Then what is full stays full and as it
  ///   is, and so do the ways to it.
  @inlinable
  mutating func insert(_ slot: LeafSlot, isLast: Bool, fanOut: Int) {
    count += slot.count
    weight += slot.weight
    lowerFloor(to: slot.leaf.floor)
    if height == 0 {
      let index = leaves.firstIndex { $0.label > slot.label } ?? leaves.count
      leaves.insert(slot, at: index)
      countBefore(from: index)
    } else {
      let index = branchIndex(forLabel: slot.label)
      // A label below all others: the bound of the first subtree gives way.
      if slot.label < branches[index].label { branches[index].label = slot.label }
      branches[index].rope.insert(slot, isLast: isLast, fanOut: fanOut)
      if branches[index].rope.childCount > fanOut {
        let upper = branches[index].rope.splitOff(lastOnly: isLast)
        branches.insert(
          BranchSlot(label: upper.firstLabel, rope: upper, before: 0), at: index + 1)
      }
      countBefore(from: index + 1)
    }
  }

  @inlinable
  mutating func remove(_ label: UInt64, fanOut: Int) {
    if height == 0 {
      guard let index = leaves.firstIndex(where: { $0.label == label }) else { return }
      count -= leaves[index].count
      weight -= leaves[index].weight
      leaves.remove(at: index)
      countBefore(from: index)
      refreshFloor()
      return
    }
    let index = branchIndex(forLabel: label)
    let before = (branches[index].rope.count, branches[index].rope.weight)
    branches[index].rope.remove(label, fanOut: fanOut)
    count += branches[index].rope.count - before.0
    weight += branches[index].rope.weight - before.1
    if branches[index].rope.childCount == 0 {
      branches.remove(at: index)
    } else if branches[index].rope.childCount < max(2, fanOut / 4), branches.count > 1 {
      joinBranches(at: index == 0 ? 0 : index - 1, fanOut: fanOut)
    }
    countBefore(from: max(0, index - 1))
    refreshFloor()
  }

  /// Makes one subtree of two neighbours, or two of fair size.
  @inlinable
  mutating func joinBranches(at index: Int, fanOut: Int) {
    let upper = branches.remove(at: index + 1).rope
    let joint = branches[index].rope.childCount
    if branches[index].rope.height == 0 {
      branches[index].rope.leaves.append(contentsOf: upper.leaves)
    } else {
      branches[index].rope.branches.append(contentsOf: upper.branches)
    }
    branches[index].rope.count += upper.count
    branches[index].rope.weight += upper.weight
    branches[index].rope.lowerFloor(to: upper.floor)
    branches[index].rope.countBefore(from: joint)
    if branches[index].rope.childCount > fanOut {
      let half = branches[index].rope.splitOff(lastOnly: false)
      branches.insert(BranchSlot(label: half.firstLabel, rope: half, before: 0), at: index + 1)
    }
  }

  /// Takes the upper half of the children out, or the last one.
  @inlinable
  mutating func splitOff(lastOnly: Bool) -> Rope {
    var upper = Rope()
    upper.height = height
    let middle = lastOnly ? childCount - 1 : childCount / 2
    if height == 0 {
      for slot in leaves[middle...] { upper.append(slot) }
      upper.countBefore(from: 0)
      leaves.removeSubrange(middle...)
    } else {
      for slot in branches[middle...] {
        upper.branches.append(slot)
        upper.count += slot.rope.count
        upper.weight += slot.rope.weight
      }
      upper.countBefore(from: 0)
      branches.removeSubrange(middle...)
      upper.refreshFloor()
    }
    count -= upper.count
    weight -= upper.weight
    refreshFloor()
    return upper
  }

  @inlinable
  mutating func splitRoot(behind isLast: Bool) {
    let upper = splitOff(lastOnly: isLast)
    let lower = self
    self = Rope()
    height = lower.height + 1
    append(lower)
    append(upper)
  }

  @inlinable
  mutating func rebuild(
    with new: ContiguousArray<Leaf>, afterLabel label: UInt64?, parameters: StorageParameters
  ) {
    guard !isEmpty else {
      self = Rope(leaves: new, parameters: parameters)
      return
    }
    var all = ContiguousArray<Leaf>()
    if label == nil { all.append(contentsOf: new) }
    forEachLeaf { leaf, own in
      all.append(leaf)
      if own == label { all.append(contentsOf: new) }
    }
    self = Rope(leaves: all, parameters: parameters)
  }
}
