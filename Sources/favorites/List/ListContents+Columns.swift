import Roster

/// What rows say, in columns that line up.
extension ListContents {
  /// What a row shows.
  struct RowContent {
    /// What it says, after its star.
    let text: String
    /// Whether it has a star; nil for the heading of a folder.
    let isStarred: Bool?
    private let row: RowText

    init(_ row: RowText, in columns: Columns) {
      text = columns.text(row)
      isStarred = row.favorite?.starred
      self.row = row
    }

    /// What it is called; nil for the heading of a folder.
    var name: String? { row.favorite?.title }

    /// What there is to know beside that, in words; nil if there is nothing.
    var details: String? {
      let parts = [
        isStarred == true ? "starred" : nil, row.favorite?.url,
        row.favorite?.folder.map { "in \($0.description)" },
      ].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  func content(at path: ItemPath, in columns: Columns) -> RowContent? {
    text(at: path).map { RowContent($0, in: columns) }
  }

  /// Columns that no row and no heading goes beyond, without its star and indentation.
  func widthLimit(in columns: Columns) -> Int {
    var limit = 0
    for (section, content) in sections.enumerated() {
      limit = max(limit, heading(content.0).utf8.count)
      for item in content.1.indices {
        let row = text(at: ItemPath(item: item, section: section))
        limit = max(limit, row.map(columns.widthLimit) ?? 0)
      }
    }
    return limit
  }

  /// Columns that parts of a favorite take.
  struct Widths {
    let id: Int
    /// 0 where nothing is beside the title.
    let title: Int

    init(_ favorite: Favorite) {
      let profile = WidthProfile.unicode
      id = profile.width(of: favorite.id)
      let isAlone = favorite.url == nil && favorite.folder == nil
      title = isAlone ? 0 : profile.width(of: favorite.title)
    }
  }

  /// Finds the widths that make the parts of all rows line up.
  ///
  /// - Parameter widths: Those of favorites that were measured before; others are.
  func measure(_ widths: inout FavoriteValues<Widths>) -> Columns {
    var (id, title) = (0, 0)
    for places in places {
      for place in places {
        guard let index = place.index else { continue }
        let own = widths.value(index) { Widths(items[index]) }
        (id, title) = (max(id, own.id), max(title, own.title))
      }
    }
    return Columns(count: items.count, id: id, title: title, style: style)
  }

  /// What a row is made of.
  struct RowText {
    var favorite: Favorite?
    var folder: FolderPath?
    var number = 0
    /// How far it is moved to the right.
    var depth: Int
  }

  struct Columns {
    private let number: Int
    private let id: Int
    private let title: Int
    private let showsAddress: Bool
    private let showsFolder: Bool

    /// - Parameters:
    ///   - id: Columns of the widest id.
    ///   - title: Columns of the widest title.
    init(count: Int, id: Int, title: Int, style: ListStyle) {
      number = String(count).utf8.count + 1
      self.id = id
      self.title = min(title, Self.widestTitle)
      showsAddress = style.showsDetails
      showsFolder = style.showsDetails && style.grouping != .folder
    }

    /// Columns that a row does not go beyond: no text is wider than it has bytes.
    func widthLimit(of row: RowText) -> Int {
      let folder = row.favorite?.folder ?? row.folder
      let texts =
        title + (row.favorite?.title.utf8.count ?? 0) + (row.favorite?.url?.utf8.count ?? 0)
      return Self.deepestIndent * 2 + number + id + texts + (folder?.description.utf8.count ?? 0)
        + Self.separators
    }

    func text(_ row: RowText) -> String {
      let indent = min(row.depth, Self.deepestIndent) * 2
      guard let favorite = row.favorite else {
        return String(repeating: " ", count: indent) + (row.folder?.names.last ?? "") + "/"
      }
      let place = String(row.number)
      var line = PaddedLine()
      line.append("#")
      line.append(place)
      line.blanks(number - 1 - place.utf8.count + Self.gap)
      line.append(favorite.id)
      line.blanks(id - WidthProfile.unicode.width(of: favorite.id) + Self.gap + indent)
      line.append(favorite.title)
      let url = showsAddress ? favorite.url : nil
      let folder = showsFolder ? favorite.folder : nil
      guard url != nil || folder != nil else { return line.text }
      line.blanks(title - indent - WidthProfile.unicode.width(of: favorite.title))
      if let url {
        line.blanks(Self.gap)
        line.append(url)
      }
      if let folder {
        line.blanks(Self.gap)
        line.append("[")
        line.append(folder.description)
        line.append("]")
      }
      return line.text
    }

    /// A longer title does not push the addresses of all others away.
    private static var widestTitle: Int { 40 }
    private static var deepestIndent: Int { 20 }
    /// Blanks between the parts of a row.
    private static var gap: Int { 2 }
    /// Blanks between the parts of a row, and the brackets around its folder.
    private static var separators: Int { 12 }
  }
}
