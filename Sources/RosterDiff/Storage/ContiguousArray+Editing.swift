extension ContiguousArray {
  /// This array without the element at that index, made in one go.
  @inlinable
  func removing(_ index: Int) -> ContiguousArray {
    var result = ContiguousArray()
    result.reserveCapacity(count - 1)
    result.append(contentsOf: self[..<index])
    result.append(contentsOf: self[(index + 1)...])
    return result
  }

  /// This array with other elements put in, made in one go.
  @inlinable
  func inserting(_ new: ContiguousArray, at index: Int) -> ContiguousArray {
    var result = ContiguousArray()
    result.reserveCapacity(count + new.count)
    result.append(contentsOf: self[..<index])
    result.append(contentsOf: new)
    result.append(contentsOf: self[index...])
    return result
  }

  /// This array without the elements at these indices, made in one go.
  ///
  /// - Parameter indices: ascending, without repeats.
  @inlinable
  func removing(_ indices: ContiguousArray<Int>) -> ContiguousArray {
    var result = ContiguousArray()
    result.reserveCapacity(count - indices.count)
    var start = 0
    for index in indices {
      result.append(contentsOf: self[start..<index])
      start = index + 1
    }
    result.append(contentsOf: self[start...])
    return result
  }
}
