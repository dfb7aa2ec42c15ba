extension String {
  /// Whether two texts are written with the same bytes: texts that only mean the same are not.
  ///
  /// - Complexity: O(*n*)
  func hasBytes(of other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).hasBytes(of: UnsafeRawBufferPointer($0))
      }
    }
    return answer.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Eight at a time: a tenth of the instructions that one after the other takes.
  fileprivate func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var place = 0
    while place + 8 <= count {
      let mine = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard mine == other.loadUnaligned(fromByteOffset: place, as: UInt64.self) else {
        return false
      }
      place += 8
    }
    while place < count {
      guard self[place] == other[place] else { return false }
      place += 1
    }
    return true
  }
}
