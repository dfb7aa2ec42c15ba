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
  /// Counted from 1.
  let line: Int
  /// Bytes from the start of the line, counted from 1.
  let column: Int

  /// The same error, said of a part of something larger. Errors of syntax need no such help.
  func inside(_ part: String) -> JSONError {
    guard kind == .shape else { return self }
    return JSONError(kind: kind, reason: "\(part): \(reason)", line: line, column: column)
  }
}

extension JSONError: CustomStringConvertible {
  var description: String { "\(reason) (line \(line), column \(column))" }
}
