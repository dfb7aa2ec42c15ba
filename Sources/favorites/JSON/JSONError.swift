/// What is wrong with JSON, and where.
struct JSONError: Error, Equatable {
  enum Kind {
    /// The text is not JSON.
    case syntax
    /// It is JSON, but not of the shape that is wanted.
    case shape
  }

  let kind: Kind
  /// "a comma or ] is missing".
  let reason: String
  /// The byte that it is about, counted from 0.
  let index: Int

  /// The same error, said of a part of something larger. Errors of syntax need no such help.
  func inside(_ part: String) -> JSONError {
    guard kind == .shape else { return self }
    return JSONError(kind: kind, reason: "\(part): \(reason)", index: index)
  }

  /// What is wrong, and on which line of the text and at which of its bytes, both counted from 1.
  ///
  /// - Complexity: O(*n*) in the bytes before it. So this is for the one error that is shown.
  func description(in bytes: [UInt8]) -> String {
    let before = bytes[..<min(index, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == newline } + 1
    return "\(reason) (line \(line), column \(before.count - lineStart + 1))"
  }
}
