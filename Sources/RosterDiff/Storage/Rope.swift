/// What a rope is made of: an immutable run of elements.
///
/// Two leaves that are the same object hold the same elements; that is what lets a comparison of
/// two ropes skip what they share.
@usableFromInline
protocol RopeLeaf {
  /// Whether both are one and the same object.
  func isIdentical(to other: Self) -> Bool

  /// How many elements stand here, at least one.
  var count: Int { get }

  /// What the elements weigh together: for sections, their items.
  var weight: Int { get }

  /// The least of a number that each element has: for the items of a tree, their level.
  var floor: Int { get }

  /// Whether ropes of such leaves keep the least `floor` of each subtree.
  static var hasFloors: Bool { get }
}

extension RopeLeaf {
  @inlinable
  var floor: Int { 0 }

  @inlinable
  static var hasFloors: Bool { false }
}

extension RopeLeaf where Self: AnyObject {
  @inlinable
  func isIdentical(to other: Self) -> Bool { self === other }
}

/// A sequence of leaves in a shallow tree with counts.
///
/// Copies share everything; an edit copies the path to the leaf that it names. Each leaf carries
/// a *label*, a number that grows along the sequence, so that a leaf can be found, and its place
/// counted, by its label alone: nothing has to be renumbered when something is inserted before.
@usableFromInline
struct Rope<Leaf: RopeLeaf> {
  @usableFromInline
  struct LeafSlot {
    @usableFromInline var label: UInt64
    @usableFromInline var count: Int
    @usableFromInline var weight: Int
    @usableFromInline var leaf: Leaf
    /// Elements of the leaves before it in its node.
    @usableFromInline var before: Int

    @inlinable
    init(label: UInt64, leaf: Leaf, before: Int) {
      self.label = label
      self.count = leaf.count
      self.weight = leaf.weight
      self.leaf = leaf
      self.before = before
    }
  }

  /// A subtree. Its label is a lower bound for the labels in it, and above those before it.
  @usableFromInline
  struct BranchSlot {
    /// First, so that a pointer to the slot is one to the subtree.
    @usableFromInline var rope: Rope
    @usableFromInline var label: UInt64
    /// Elements of the subtrees before it in its node.
    @usableFromInline var before: Int

    @inlinable
    init(label: UInt64, rope: Rope, before: Int) {
      self.label = label
      self.rope = rope
      self.before = before
    }
  }

  /// The elements of all leaves.
  @usableFromInline var count = 0

  /// The weight of all leaves.
  @usableFromInline var weight = 0

  /// The least floor of all leaves, where they have floors.
  @usableFromInline var floor = Int.max

  /// Levels of branches above the leaves; all leaves stand equally deep.
  @usableFromInline var height = 0

  /// The leaves, where `height` is 0.
  @usableFromInline var leaves: ContiguousArray<LeafSlot> = []

  /// The subtrees, where `height` is above 0.
  @usableFromInline var branches: ContiguousArray<BranchSlot> = []

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  var childCount: Int { height == 0 ? leaves.count : branches.count }

  /// Whether both are one and the same storage. False says nothing.
  @inlinable
  func isIdentical(to other: Rope) -> Bool {
    guard count == other.count, height == other.height else { return false }
    if height == 0 {
      return leaves.sharesStorage(with: other.leaves)
    }
    return branches.sharesStorage(with: other.branches)
  }
}

extension Rope: Sendable where Leaf: Sendable {}
extension Rope.LeafSlot: Sendable where Leaf: Sendable {}
extension Rope.BranchSlot: Sendable where Leaf: Sendable {}

extension ContiguousArray {
  /// Whether both arrays are one buffer, and therefore equal.
  @inlinable
  func sharesStorage(with other: ContiguousArray) -> Bool {
    withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer { right in
        left.baseAddress == right.baseAddress && left.count == right.count
      }
    }
  }

  /// Where the elements begin, to read them without counting references.
  ///
  /// It holds as long as somebody keeps the array: look-ups read storage that its snapshot keeps.
  @inlinable
  var firstElement: UnsafePointer<Element> {
    withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
  }
}
