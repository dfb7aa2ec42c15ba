/// Makes identifiers: six letters and digits that are not taken for one another.
enum FavoriteID {
  private static let letters = Array("abcdefghjkmnpqrstvwxyz")
  private static let alphabet = Array("0123456789") + letters
  private static var length: Int { 6 }

  /// An identifier that is not among `taken`.
  ///
  /// It starts with a letter: a bare number never means a favorite by accident.
  static func make(besides taken: Set<String>) -> String { make(unless: taken.contains) }

  /// The same where it costs less to ask about one.
  static func make(unless isTaken: (String) -> Bool) -> String {
    while true {
      let rest = (1..<length).map { _ in alphabet[Int.random(in: alphabet.indices)] }
      let id = String([letters[Int.random(in: letters.indices)]] + rest)
      if !isTaken(id) { return id }
    }
  }
}
