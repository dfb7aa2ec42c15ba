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
  private let style: ListStyle
  private let count: Int

  init(_ document: FavoritesDocument, style: ListStyle) {
    let grouping = style.grouping
    let shown = document.items.enumerated().filter { style.filter.accepts($0.element) }
    let favorites = shown.map(\.element)
    self.style = style
    count = document.items.count
    switch grouping {
    case .star:
      sections = [
        (.starred, favorites.filter(\.starred).map { .favorite($0.id) }),
        (.others, favorites.filter { !$0.starred }.map { .favorite($0.id) }),
      ]
    case .none:
      sections = [(.all, favorites.map { .favorite($0.id) })]
    case .folder:
      sections = []
    }
    for (position, favorite) in shown {
      texts[.favorite(favorite.id)] = RowText(
        favorite: favorite, number: position + 1, depth: 0)
    }
    if grouping == .folder { group(favorites) }
  }

  /// What a section's heading says.
  func heading(_ section: Section) -> String {
    let rows = sections.first { $0.0 == section }?.1 ?? []
    let count = rows.count { if case .favorite = $0 { true } else { false } }
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

  func isStarred(_ row: Row) -> Bool? { texts[row]?.favorite?.starred }

  /// What a row says, after its star.
  func text(_ row: Row, in columns: Columns) -> String { texts[row].map(columns.text) ?? "" }

  /// Widths that make the parts of all rows line up. They look at every row.
  func columns() -> Columns {
    Columns(texts.values.compactMap(\.favorite), count: count, style: style)
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

    init(_ favorites: [Favorite], count: Int, style: ListStyle) {
      let profile = WidthProfile.unicode
      number = String(count).utf8.count + 1
      id = favorites.map { profile.width(of: $0.id.terminalSafe) }.max() ?? 0
      showsAddress = style.showsDetails
      showsFolder = style.showsDetails && style.grouping != .folder
      title = min(
        favorites.filter { $0.url != nil || $0.folder != nil }
          .map { profile.width(of: $0.title.terminalSafe) }.max() ?? 0, Self.widestTitle)
    }

    func text(_ row: RowText) -> String {
      let profile = WidthProfile.unicode
      let indent = String(repeating: "  ", count: min(row.depth, Self.deepestIndent))
      guard let favorite = row.favorite else {
        return indent + (row.folder?.names.last ?? "") + "/"
      }
      var parts = [
        profile.pad("#\(row.number)", to: number), profile.pad(favorite.id.terminalSafe, to: id),
        indent + favorite.title.terminalSafe,
      ]
      let url = showsAddress ? favorite.url : nil
      let folder = showsFolder ? favorite.folder : nil
      if url != nil || folder != nil {
        parts[2] = profile.pad(parts[2], to: title)
        if let url { parts.append(url.terminalSafe) }
        if let folder { parts.append("[\(folder)]".terminalSafe) }
      }
      return parts.joined(separator: "  ")
    }

    /// A longer title does not push the addresses of all others away.
    private static var widestTitle: Int { 40 }
    private static var deepestIndent: Int { 20 }
  }
}
