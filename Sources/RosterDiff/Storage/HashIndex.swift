/// Says under which names an identifier may be found, by the hash of the identifier.
///
/// A multiset of pairs of a 32-bit hash and a name, in a trie over the hash's leading bits whose
/// ends are small open-addressing tables. Copies share everything; an edit copies one table and
/// the path to it. The index knows no identifiers: two with equal hashes are told apart by those
/// who look them up.
@usableFromInline
struct HashIndex: Sendable {
  /// The hash of an identifier, as the index keeps it.
  @inlinable
  static func hash<T: Hashable>(of identifier: T) -> UInt32 {
    // Multiplying spreads what a hand-written `hashValue` may have left in the low bits.
    UInt32(
      truncatingIfNeeded: (UInt64(bitPattern: Int64(identifier.hashValue)) &* 0x9E37_79B9_7F4A_7C15)
        >> 32)
  }

  @usableFromInline
  struct Node: Sendable {
    /// One reference, because a copied path counts those of all nodes beside it.
    @usableFromInline
    enum Contents: Sendable {
      /// Hash in the upper half, name in the lower, 0 where free.
      case table(ContiguousArray<UInt64>)
      /// The nodes below, by the next bits of the hash.
      case children(ContiguousArray<Node>)
    }

    @usableFromInline var contents = Contents.table([])

    /// Pairs in this node and all below.
    @usableFromInline var used = 0

    /// The table's size, kept here because reading it there is one cache miss more.
    @usableFromInline var capacity: UInt32 = 0

    @inlinable
    init() {}
  }

  @usableFromInline var root = Node()

  /// The bits of a pair's lower half that are the name. Those above are a *hint*: where the
  /// bearer of the name held the identifier when the pair was made. It may be wrong by now.
  @usableFromInline var nameMask = Self.hintedNames

  @inlinable
  init() {}

  /// Names up to this one leave room for hints; once there is a larger one, nobody gives hints.
  @inlinable
  static var hintedNames: UInt32 { 0xFF_FFFF }

  @inlinable
  var count: Int { root.used }

  /// How many bits of the hash choose a child.
  @inlinable
  static var bits: UInt32 { 4 }

  /// More pairs than these in a table make it a node with tables below.
  @inlinable
  static var largestTable: Int { 512 }

  /// A name under which an identifier with that hash may stand, the first that `isMatch` accepts.
  ///
  /// Where hashes collide, many pairs have one name: it is asked about once for all that follow
  /// each other.
  ///
  /// - Complexity: O(1) expected
  @inlinable
  func firstName(for hash: UInt32, where isMatch: (UInt32) -> Bool) -> UInt32? {
    firstName(for: hash) { name, _ in isMatch(name) }
  }

  /// The same, with a guess of where the bearer of the name holds the identifier.
  @inlinable
  func firstName(for hash: UInt32, whereHinted isMatch: (UInt32, Int) -> Bool) -> UInt32? {
    withUnsafePointer(to: root) { root in
      var node = root
      var rest = hash
      while case .children(let children) = node.pointee.contents {
        node = children.firstElement + Int(rest &>> (32 - Self.bits))
        rest = rest &<< Self.bits
      }
      let capacity = Int(node.pointee.capacity)
      guard capacity > 0, case .table(let table) = node.pointee.contents else { return nil }
      let slots = table.firstElement
      var index = Self.home(rest, capacity)
      // No name is 0.
      var vain: UInt32 = 0
      // There is always a free slot, so this ends.
      while slots[index] != 0 {
        if UInt32(truncatingIfNeeded: slots[index] >> 32) == hash {
          let lower = UInt32(truncatingIfNeeded: slots[index])
          let name = lower & nameMask
          if name != vain {
            if isMatch(name, Int((lower & ~nameMask) >> 24)) { return name }
            vain = name
          }
        }
        index &+= 1
        if index == capacity { index = 0 }
      }
      return nil
    }
  }

  /// Where a hash would like to stand in a table: in proportion, so that any size will do.
  @inlinable
  static func home(_ rest: UInt32, _ capacity: Int) -> Int {
    Int((UInt64(rest) &* UInt64(capacity)) >> 32)
  }
}
