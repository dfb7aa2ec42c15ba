extension WideRanges {
  /// Whether a table of sorted first–last pairs holds a value.
  ///
  /// - Complexity: O(log n).
  static func contains(_ value: UInt32, in table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if table[2 * middle + 1] < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return 2 * low < table.count && table[2 * low] <= value
  }
}
