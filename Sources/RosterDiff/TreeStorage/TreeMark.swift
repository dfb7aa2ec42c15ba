/// What a tree knows of an item beside its identity: how deep it stands, whether it is expanded,
/// and whether it is to be seen, which is when all its ancestors are expanded.
///
/// The last follows from the others; it is kept so that nobody has to ask the ancestors.
@usableFromInline
struct TreeMark: Hashable, Sendable {
  @usableFromInline var bits: UInt32

  @inlinable
  init(level: Int, isExpanded: Bool = false, isVisible: Bool) {
    bits = UInt32(truncatingIfNeeded: level) << 2 | (isExpanded ? 2 : 0) | (isVisible ? 1 : 0)
  }

  @inlinable
  var level: Int { Int(bits >> 2) }

  @inlinable
  var isExpanded: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }

  @inlinable
  var isVisible: Bool {
    get { bits & 1 != 0 }
    set { bits = newValue ? bits | 1 : bits & ~1 }
  }
}

extension ContiguousArray<TreeMark> {
  /// The first index at or behind `start` whose level is at most `level`.
  @inlinable
  func firstIndex(from start: Int, withLevelUpTo level: Int) -> Int? {
    withUnsafeBufferPointer { marks in
      var index = start
      while index < marks.count {
        if marks[index].level <= level { return index }
        index += 1
      }
      return nil
    }
  }

  /// The last index before `end` whose level is at most `level`.
  @inlinable
  func lastIndex(before end: Int, withLevelUpTo level: Int) -> Int? {
    withUnsafeBufferPointer { marks in
      var index = end - 1
      while index >= 0 {
        if marks[index].level <= level { return index }
        index -= 1
      }
      return nil
    }
  }

  /// How many of the first `end` are visible.
  @inlinable
  func visibleCount(before end: Int) -> Int {
    withUnsafeBufferPointer { marks in
      var count = 0
      for index in 0..<end where marks[index].isVisible { count += 1 }
      return count
    }
  }
}

/// Goes over a tree, parents before children, and says who is visible.
@usableFromInline
struct VisibilityWalk: Sendable {
  /// What stands deeper than this is hidden.
  @usableFromInline var hiddenBelow: Int

  @inlinable
  init(hiddenBelow: Int = .max) { self.hiddenBelow = hiddenBelow }

  /// The children of an item with that mark.
  @inlinable
  init(below mark: TreeMark) {
    hiddenBelow = mark.isVisible && mark.isExpanded ? .max : mark.level
  }

  /// Whether the next one is visible.
  @inlinable
  mutating func step(_ mark: TreeMark) -> Bool {
    guard mark.level <= hiddenBelow else { return false }
    hiddenBelow = mark.isExpanded ? .max : mark.level
    return true
  }
}
