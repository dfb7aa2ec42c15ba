import RosterDrawing

extension Console {
  /// Prints a list: headings, and below each its rows.
  func list(_ contents: ListContents) {
    for (section, rows) in contents.sections {
      line(fitted(contents.heading(section)), .heading)
      for row in rows {
        guard let isStarred = contents.isStarred(row) else {
          line(fitted("    " + contents.text(row)), .heading)
          continue
        }
        line([
          ("  ", .plain), isStarred ? ("★", .star) : ("☆", .plain),
          (fitted(" " + contents.text(row), besides: 3), .plain),
        ])
      }
    }
  }

  /// Cuts text to the terminal's width, and leaves it whole where there is none.
  private func fitted(_ text: String, besides used: Int = 0) -> String {
    guard let columns else { return text }
    return WidthProfile.unicode.truncate(text, to: columns - used)
  }
}
