/// A place in a rope, a subtree or a leaf, behind which the walk goes on.
///
/// It holds pointers into a rope that somebody else keeps, until it is at the end.
@usableFromInline
struct RopeWalk<Leaf: RopeLeaf> {
  /// A node on the way down from the root, and its child on that way.
  @usableFromInline
  struct Step {
    @usableFromInline let node: UnsafePointer<Rope<Leaf>>
    @usableFromInline var index = 0
    @usableFromInline let childCount: Int
    /// Above all labels in the node, and not above those behind it.
    @usableFromInline let end: UInt64

    @inlinable
    init(_ node: UnsafePointer<Rope<Leaf>>, end: UInt64) {
      self.node = node
      self.childCount = node.pointee.childCount
      self.end = end
    }
  }

  /// The node whose child stands here; nil at the end.
  @usableFromInline var step: Step?

  /// The nodes above it.
  @usableFromInline var above = ContiguousArray<Step>()

  /// The height of what stands here: -1 for a leaf.
  @usableFromInline var height = -1

  @inlinable
  init() {}

  /// Begins with the first child of the root.
  @inlinable
  mutating func begin(_ root: UnsafePointer<Rope<Leaf>>) {
    if !above.isEmpty { above.removeAll(keepingCapacity: true) }
    step = root.pointee.isEmpty ? nil : Step(root, end: .max)
    height = root.pointee.height - 1
  }

  /// Goes to the first child of a subtree.
  @inlinable
  mutating func descend(into rope: UnsafePointer<Rope<Leaf>>, below end: UInt64) {
    if let step { above.append(step) }
    step = Step(rope, end: end)
    height -= 1
  }

  /// Goes to a child of the node, or behind the node if that was its last.
  @inlinable
  mutating func move(to index: Int) {
    step?.index = index
    while let current = step, current.index == current.childCount {
      step = above.popLast()
      step?.index += 1
      height += 1
    }
  }
}

extension RopeWalk.Step {
  /// The leaf slots of a node of leaves.
  @inlinable
  var leaves: UnsafePointer<Rope<Leaf>.LeafSlot> { node.pointee.leaves.firstElement }

  /// The slots of a node of subtrees.
  @inlinable
  var branches: UnsafePointer<Rope<Leaf>.BranchSlot> { node.pointee.branches.firstElement }

  /// The subtree here.
  @inlinable
  var rope: UnsafePointer<Rope<Leaf>> {
    // It stands first in its slot.
    UnsafeRawPointer(branches + index).assumingMemoryBound(to: Rope<Leaf>.self)
  }

  /// Calls `body` with each leaf here, in order.
  @inlinable
  func forEachLeaf(_ height: Int, _ body: (Leaf) -> Void) {
    if height < 0 {
      body(leaves[index].leaf)
    } else {
      rope.pointee.forEachLeaf { leaf, _ in body(leaf) }
    }
  }

  /// A lower bound for the labels here, and above those before.
  @inlinable
  func label(_ height: Int) -> UInt64 {
    height < 0 ? leaves[index].label : branches[index].label
  }

  /// Above all labels here, and not above those behind.
  @inlinable
  func childEnd(_ height: Int) -> UInt64 {
    if height < 0 { return leaves[index].label &+ 1 }
    return index + 1 < childCount ? branches[index + 1].label : end
  }
}
