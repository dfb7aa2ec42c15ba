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
  /// All favorites, shown or not, in stored order.
  private let items: [Favorite]
  /// The rows that are shown.
  private var places: [Row: Place] = [:]
  /// How many favorites each section has.
  private var counts: [Section: Int] = [:]
  let style: ListStyle

  /// Where a row has what it shows from.
  private struct Place {
    /// The favorite among all; nil for the heading of a folder.
    var index: Int?
    /// How far it is moved to the right.
    var depth = 0
  }

  init(_ document: FavoritesDocument, style: ListStyle) {
    self.style = style
    items = document.items
    sections = []
    places.reserveCapacity(style.filter.isOpen ? items.count : 0)
    var (starred, others): ([Row], [Row]) = ([], [])
    var favorites: [Favorite] = []
    for (index, favorite) in items.enumerated() where style.filter.accepts(favorite) {
      let row = Row.favorite(favorite.id)
      places[row] = Place(index: index)
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
        places[.folder(path)] = Place(depth: step.depth - 1)
        sections[sections.count - 1].1.append(.folder(path))
      case .close:
        break
      case .favorite(let favorite) where step.depth == 0:
        unfiled.append(.favorite(favorite.id))
      case .favorite(let favorite):
        places[.favorite(favorite.id)]?.depth = step.depth - 1
        sections[sections.count - 1].1.append(.favorite(favorite.id))
      }
    }
    if !unfiled.isEmpty || sections.isEmpty { sections.insert((.unfiled, unfiled), at: 0) }
  }

  /// The rows that are in both and do not say the same in both.
  ///
  /// A favorite's number does not count: it changes for many when one moves.
  func changedRows(from old: ListContents) -> [Row] {
    // The same list, shown in another way.
    guard items != old.items else { return [] }
    var changed: [Row] = []
    for (_, rows) in sections {
      for row in rows {
        guard let now = places[row]?.index, let before = old.places[row]?.index else { continue }
        if items[now] != old.items[before] { changed.append(row) }
      }
    }
    return changed
  }

  /// The favorite of a row; nil for the heading of a folder.
  func favorite(_ row: Row) -> Favorite? { places[row]?.index.map { items[$0] } }

  /// How many favorites are shown.
  var shownCount: Int { counts.values.reduce(0, +) }

  /// What a row is made of; nil if it is not shown.
  func text(of row: Row) -> RowText? {
    guard let place = places[row] else { return nil }
    guard case .folder(let path) = row else {
      return place.index.map { RowText(favorite: items[$0], number: $0 + 1, depth: place.depth) }
    }
    return RowText(folder: path, depth: place.depth)
  }

  /// Measures every row, and finds the widths that make the parts of all line up.
  func measure() -> Columns {
    let profile = WidthProfile.unicode
    var (id, title) = (0, 0)
    for place in places.values {
      guard let index = place.index else { continue }
      id = max(id, profile.width(of: items[index].id))
      guard items[index].url != nil || items[index].folder != nil else { continue }
      title = max(title, profile.width(of: items[index].title))
    }
    return Columns(count: items.count, id: id, title: title, style: style)
  }
}
