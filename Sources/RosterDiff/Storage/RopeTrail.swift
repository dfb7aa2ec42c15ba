/// The way down a rope to a leaf, as it was some time ago: which child it is of each node.
///
/// Following it costs no search in the nodes; a label tells whether it is still right.
@usableFromInline
struct RopeTrail: Hashable, Sendable {
  /// Four bits a level, those of the leaves' nodes lowest. Levels beyond are not kept.
  @usableFromInline var bits: UInt16 = 0

  /// How many levels are kept.
  @inlinable
  static var levels: Int { 4 }

  @inlinable
  init() {}

  /// - Parameter height: of the node, below ``levels``.
  @inlinable
  func index(height: Int) -> Int { (Int(bits) &>> (height &* 4)) & 15 }

  @inlinable
  mutating func step(to index: Int, height: Int) {
    guard height < Self.levels else { return }
    bits |= UInt16(truncatingIfNeeded: index & 15) &<< UInt16(height &* 4)
  }
}
