/// Cuts `0..<count` into ranges of nearly equal length, as few as `size` allows.
@inlinable
func evenRanges(count: Int, size: Int) -> EvenRanges { EvenRanges(count: count, size: size) }

@usableFromInline
struct EvenRanges: Sequence, IteratorProtocol {
  @usableFromInline let count: Int
  @usableFromInline let parts: Int
  @usableFromInline var part = 0

  @inlinable
  init(count: Int, size: Int) {
    self.count = count
    self.parts = (count + size - 1) / size
  }

  @inlinable
  mutating func next() -> Range<Int>? {
    guard part < parts else { return nil }
    part += 1
    return self[part - 1]
  }

  @inlinable
  subscript(part: Int) -> Range<Int> {
    // The first `count % parts` ranges are one longer.
    let length = count / parts
    let longer = count % parts
    let lower = part * length + Swift.min(part, longer)
    return lower..<(lower + length + (part < longer ? 1 : 0))
  }
}
