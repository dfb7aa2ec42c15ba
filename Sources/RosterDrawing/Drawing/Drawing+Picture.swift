extension Drawing {
  /// The rows as plain text, one line each, without spaces at the ends of lines.
  public func picture() -> String {
    lines { $0.text }
  }

  /// The rows as text in which styles can be read: `{bold purple on yellow|Favorites}`.
  ///
  /// Text in the plain style stands as it is; so do its braces.
  public func styledPicture() -> String {
    lines { row in
      var result = ""
      var column = 0
      for run in row.runs {
        if run.column > column { result += String(repeating: " ", count: run.column - column) }
        let style = run.style.description
        result += style.isEmpty ? run.printedText : "{\(style)|\(run.printedText)}"
        column = run.end
      }
      while result.utf8.last == 0x20 { result.unicodeScalars.removeLast() }
      return result
    }
  }

  private func lines(_ line: (DrawingRow) -> String) -> String {
    var result = ""
    for number in 0..<height {
      if number > 0 { result += "\n" }
      if number < rows.count { result += line(rows[number]) }
    }
    return result
  }
}

extension Drawing: CustomStringConvertible {
  /// The plain picture.
  public var description: String { picture() }
}
