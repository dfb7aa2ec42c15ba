/// Finds what was meant by a word that is not known.
enum Suggestion {
  /// " Did you mean "toggle"?" after a full stop, or only the full stop.
  static func text(for word: String, among known: [String]) -> String {
    guard let best = best(for: word, among: known) else { return "." }
    return ". Did you mean \"\(best)\"?"
  }

  /// The nearest known word that is at most two slips away, and shares something with this one.
  static func best(for word: String, among known: [String]) -> String? {
    known.map { ($0, distance(word, $0)) }
      .filter { $1 <= 2 && $1 < max($0.count, word.count) }
      .min { $0.1 < $1.1 }?.0
  }

  /// How many letters have to be added, left out, replaced, or swapped with their neighbor.
  static func distance(_ old: String, _ new: String) -> Int {
    let old = Array(old.prefix(limit))
    let new = Array(new.prefix(limit))
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for (row, letter) in old.enumerated() {
      var next = [row + 1]
      for (column, other) in new.enumerated() {
        var best = min(last[column + 1], next[column]) + 1
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == new[column - 1], old[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        next.append(best)
      }
      (beforeLast, last) = (last, next)
    }
    return last[new.count]
  }

  /// No known word is longer; a longer one need not be compared to its end.
  private static var limit: Int { 40 }
}
