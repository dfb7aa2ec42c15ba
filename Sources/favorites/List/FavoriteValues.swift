/// Something about each favorite of a list that is worked out once, and kept while the favorite is
/// the same.
struct FavoriteValues<Value> {
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  /// The value of a favorite; made if it is not known.
  mutating func value(_ index: Int, _ make: () -> Value) -> Value {
    if let value = values[index] { return value }
    let value = make()
    values[index] = value
    return value
  }

  /// Goes on to a newer list.
  mutating func follow(_ match: FavoriteMatch, count: Int) {
    values = (0..<count).map { index in match.unchanged(index).flatMap { values[$0] } }
  }
}
