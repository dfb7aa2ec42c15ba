import Roster

/// A list as sections and rows: which there are, in which order, and what each one says.
struct ListContents {
  enum Section: Hashable, Sendable {
    case starred, others
    /// Favorites that are in no folder.
    case unfiled
    case folder(FolderPath)
    /// Everything in one.
    case all
  }

  enum Row: Hashable, Sendable {
    case favorite(String)
    /// The heading of a folder inside a section's folder.
    case folder(FolderPath)
  }

  private(set) var sections: [(Section, [Row])]
  private var texts: [Row: RowText] = [:]
  /// How many favorites each section has.
  private var counts: [Section: Int] = [:]
  let style: ListStyle
  private let count: Int

  init(_ document: FavoritesDocument, style: ListStyle) {
    self.style = style
    count = document.items.count
    sections = []
    texts.reserveCapacity(style.filter.isOpen ? count : 0)
    var (starred, others): ([Row], [Row]) = ([], [])
    var favorites: [Favorite] = []
    for (position, favorite) in document.items.enumerated() where style.filter.accepts(favorite) {
      let row = Row.favorite(favorite.id)
      texts[row] = RowText(favorite: favorite, number: position + 1, depth: 0)
      switch style.grouping {
      case .star where favorite.starred: starred.append(row)
      case .star, .none: others.append(row)
      case .folder: favorites.append(favorite)
      }
    }
    switch style.grouping {
    case .star: sections = [(.starred, starred), (.others, others)]
    case .none: sections = [(.all, others)]
    case .folder: group(favorites)
    }
    for (section, rows) in sections {
      counts[section] = rows.count { if case .favorite = $0 { true } else { false } }
    }
  }

  /// What a section's heading says.
  func heading(_ section: Section) -> String {
    let count = counts[section] ?? 0
    let name =
      switch section {
      case .starred: "Starred"
      case .others: "Others"
      case .unfiled: "No folder"
      case .folder(let path): path.description
      case .all: "Favorites"
      }
    return "\(name) (\(count))"
  }

  /// Sections for the outermost folders, and an outline of what is in each.
  private mutating func group(_ favorites: [Favorite]) {
    var unfiled: [Row] = []
    for step in FolderOutline(favorites).steps {
      switch step.kind {
      case .open(let path) where step.depth == 0:
        sections.append((.folder(path), []))
      case .open(let path):
        texts[.folder(path)] = RowText(favorite: nil, folder: path, depth: step.depth - 1)
        sections[sections.count - 1].1.append(.folder(path))
      case .close:
        break
      case .favorite(let favorite) where step.depth == 0:
        unfiled.append(.favorite(favorite.id))
      case .favorite(let favorite):
        texts[.favorite(favorite.id)]?.depth = step.depth - 1
        sections[sections.count - 1].1.append(.favorite(favorite.id))
      }
    }
    if !unfiled.isEmpty || sections.isEmpty { sections.insert((.unfiled, unfiled), at: 0) }
  }

  /// The rows that are in both and do not say the same in both.
  ///
  /// A favorite's number does not count: it changes for many when one moves.
  func changedRows(from old: ListContents) -> [Row] {
    sections.flatMap(\.1).filter { row in
      guard let before = old.texts[row], let now = texts[row] else { return false }
      return before.favorite != now.favorite
    }
  }

  /// The favorite of a row; nil for the heading of a folder.
  func favorite(_ row: Row) -> Favorite? { texts[row]?.favorite }

  /// How many favorites are shown.
  var shownCount: Int { counts.values.reduce(0, +) }

  /// What a row shows.
  struct RowContent {
    /// What it says, after its star.
    let text: String
    /// Whether it has a star; nil for the heading of a folder.
    let isStarred: Bool?
  }

  func content(_ row: Row, in columns: Columns) -> RowContent? {
    texts[row].map { RowContent(text: columns.text($0), isStarred: $0.favorite?.starred) }
  }

  /// Columns that no row and no heading goes beyond, without its star and indentation.
  func widthLimit(in columns: Columns) -> Int {
    let rows = texts.values.reduce(0) { max($0, columns.widthLimit(of: $1)) }
    return sections.reduce(rows) { max($0, heading($1.0).utf8.count) }
  }

  /// Measures every row, and finds the widths that make the parts of all line up.
  mutating func measure() -> Columns {
    let profile = WidthProfile.unicode
    var (id, title) = (0, 0)
    for index in texts.values.indices {
      guard let favorite = texts.values[index].favorite else { continue }
      id = max(id, profile.width(of: favorite.id))
      guard favorite.url != nil || favorite.folder != nil else { continue }
      let width = profile.width(of: favorite.title)
      texts.values[index].titleWidth = width
      title = max(title, width)
    }
    return Columns(count: count, id: id, title: title, style: style)
  }

  /// What a row is made of.
  struct RowText {
    var favorite: Favorite?
    var folder: FolderPath?
    var number = 0
    /// How far it is moved to the right.
    var depth: Int
    /// Columns of the title, once measured.
    var titleWidth = 0
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
      line.blanks(title - indent - row.titleWidth)
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
