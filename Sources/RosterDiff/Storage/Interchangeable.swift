/// Whether nothing can tell equal values apart: they are the same in every bit, or strings of the
/// same bytes. Strings that are equal may differ in how their accents are written.
@inlinable
func areInterchangeable<Value: Equatable>(
  _ old: UnsafeBufferPointer<Value>, _ new: ArraySlice<Value>
) -> Bool {
  new.withUnsafeBufferPointer { areInterchangeable(old, $0) }
}

@inlinable
func areInterchangeable<Value: Equatable>(
  _ old: UnsafeBufferPointer<Value>, _ new: UnsafeBufferPointer<Value>
) -> Bool {
  guard old.count == new.count else { return false }
  if haveEqualBytes(old, new) { return true }
  guard Value.self == String.self else { return false }
  return old.withMemoryRebound(to: String.self) { old in
    new.withMemoryRebound(to: String.self) { new in
      for index in old.indices where !haveEqualBytes(old[index], new[index]) { return false }
      return true
    }
  }
}

/// Whether values of that type that are equal are the same in every bit, so that nobody has to look.
@inlinable
func equalValuesAreInterchangeable<Value>(_ type: Value.Type) -> Bool {
  type == Int.self || type == Int64.self || type == Int32.self
    || type == UInt.self || type == UInt64.self || type == UInt32.self
}

/// Whether two values are equal and nothing can tell them apart.
@inlinable
func areOneAndTheSame<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
  guard old == new else { return false }
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      areInterchangeable(
        UnsafeBufferPointer(start: old, count: 1), UnsafeBufferPointer(start: new, count: 1))
    }
  }
}

/// Whether two rows of as many values are the same in memory, without the gaps between values.
@inlinable
func haveEqualBytes<Value>(
  _ left: UnsafeBufferPointer<Value>, _ right: UnsafeBufferPointer<Value>
) -> Bool {
  let (size, stride) = (MemoryLayout<Value>.size, MemoryLayout<Value>.stride)
  let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
  if size == stride { return areEqual(left, right) }
  for start in Swift.stride(from: 0, to: left.count, by: stride) {
    let value = start..<(start + size)
    guard
      areEqual(
        UnsafeRawBufferPointer(rebasing: left[value]),
        UnsafeRawBufferPointer(rebasing: right[value]))
    else { return false }
  }
  return true
}

@inlinable
func haveEqualBytes(_ left: String, _ right: String) -> Bool {
  guard left.utf8.count == right.utf8.count else { return false }
  return left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in
      areEqual(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    }
  } == .some(.some(true))
}

/// Whether two stretches of memory of one length hold the same bytes.
///
/// It reads 64 bytes at a time and looks at the result at the end: chunks are short, and most of
/// those that come here are equal.
@inlinable
func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  guard left.count == right.count else { return false }
  let count = left.count
  guard let left = left.baseAddress, let right = right.baseAddress else { return true }
  guard count >= 8 else {
    return UnsafeRawBufferPointer(start: left, count: count).elementsEqual(
      UnsafeRawBufferPointer(start: right, count: count))
  }
  var wide = SIMD8<UInt64>()
  var offset = 0
  while offset &+ 64 <= count {
    wide |=
      left.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      ^ right.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
    offset &+= 64
  }
  var narrow: UInt64 = 0
  while offset < count {
    // The last word may begin among bytes that were looked at already.
    let start = min(offset, count &- 8)
    narrow |=
      left.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      ^ right.loadUnaligned(fromByteOffset: start, as: UInt64.self)
    offset &+= 8
  }
  return narrow == 0 && wide == SIMD8<UInt64>()
}
