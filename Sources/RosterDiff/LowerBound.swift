/// The first of `count` indices for which `isBefore` is false, or `count`; it is true for all before.
///
/// - Complexity: O(log *n*) for a count of *n*.
@inlinable
package func lowerBound(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
  var lower = 0
  var upper = count
  while lower < upper {
    let middle = (lower + upper) / 2
    if isBefore(middle) { lower = middle + 1 } else { upper = middle }
  }
  return lower
}
