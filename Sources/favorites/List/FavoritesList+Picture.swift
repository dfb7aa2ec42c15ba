import RosterDrawing

extension FavoritesList {
  /// One line of a list's picture.
  struct Line: Equatable {
    enum Kind: Equatable {
      case heading
      case folder
      case favorite(isStarred: Bool)
    }

    let kind: Kind
    let text: String
  }

  /// The list as lines of text, cut to `columns` if given.
  func picture(columns: Int? = nil) -> [Line] {
    var lines: [Line] = []
    let widths = contents.columns()
    func add(_ kind: Line.Kind, _ text: String) {
      let text = columns.map { WidthProfile.unicode.truncate(text, to: $0) } ?? text
      lines.append(Line(kind: kind, text: text))
    }
    for section in snapshot.sectionIdentifiers {
      add(.heading, contents.heading(section))
      for row in (try? snapshot.itemIdentifiers(inSection: section)) ?? [] {
        switch contents.isStarred(row) {
        case nil: add(.folder, "    " + contents.text(row, in: widths))
        case true?: add(.favorite(isStarred: true), "  ★ " + contents.text(row, in: widths))
        case false?: add(.favorite(isStarred: false), "  ☆ " + contents.text(row, in: widths))
        }
      }
    }
    return lines
  }
}
