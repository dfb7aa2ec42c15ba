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
  let items: [Favorite]
  /// Where the rows have what they show from, as the sections have them.
  private(set) var places: [[Place]]
  /// How many favorites each section has.
  private var counts: [Section: Int] = [:]
  let style: ListStyle

  struct Place {
    /// The favorite among all; nil for the heading of a folder.
    var index: Int?
    /// How far it is moved to the right.
    var depth = 0
  }

  init(_ document: FavoritesDocument, style: ListStyle) {
    let all = document.items.indices
    let isOpen = style.filter.isOpen
    self.init(
      document, style: style,
      shown: isOpen ? Array(all) : all.filter { style.filter.accepts(document.items[$0]) })
  }

  /// - Parameter shown: The favorites that the filter of the style lets through, in stored order.
  init(_ document: FavoritesDocument, style: ListStyle, shown: some Collection<Int>) {
    self.style = style
    items = document.items
    (sections, places) = ([], [])
    switch style.grouping {
    case .star: addStarred(shown)
    case .none: add(.all, shown)
    case .folder: addFolders(Array(shown))
    }
    for ((section, rows), places) in zip(sections, places) {
      counts[section] = rows.isEmpty ? 0 : places.count { $0.index != nil }
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

  /// The favorite at a place; nil for the heading of a folder.
  func favorite(at path: ItemPath) -> Favorite? { place(at: path)?.index.map { items[$0] } }

  /// How many favorites are shown.
  var shownCount: Int { counts.values.reduce(0, +) }

  /// What a row is made of; nil if there is none.
  func text(at path: ItemPath) -> RowText? {
    guard let place = place(at: path) else { return nil }
    if let index = place.index {
      return RowText(favorite: items[index], number: index + 1, depth: place.depth)
    }
    guard case .folder(let folder) = sections[path.section].1[path.item] else { return nil }
    return RowText(folder: folder, depth: place.depth)
  }

  private func place(at path: ItemPath) -> Place? {
    guard places.indices.contains(path.section),
      places[path.section].indices.contains(path.item)
    else { return nil }
    return places[path.section][path.item]
  }

  // MARK: Sections

  private mutating func addStarred(_ shown: some Collection<Int>) {
    var (starred, others): ([Int], [Int]) = ([], [])
    others.reserveCapacity(shown.count)
    for index in shown {
      if items[index].starred { starred.append(index) } else { others.append(index) }
    }
    add(.starred, starred)
    add(.others, others)
  }

  private mutating func add(_ section: Section, _ shown: some Collection<Int>) {
    places.append(shown.map { Place(index: $0) })
    sections.append((section, shown.map { .favorite(items[$0].id) }))
  }

  /// Sections for the outermost folders, and an outline of what is in each.
  private mutating func addFolders(_ shown: [Int]) {
    var unfiled: [Place] = []
    func addRow(_ row: Row, _ place: Place) {
      sections[sections.count - 1].1.append(row)
      places[places.count - 1].append(place)
    }
    for step in FolderOutline(shown.map { items[$0] }).steps {
      switch step.kind {
      case .open(let path) where step.depth == 0:
        sections.append((.folder(path), []))
        places.append([])
      case .open(let path):
        addRow(.folder(path), Place(depth: step.depth - 1))
      case .close:
        break
      case .favorite(let place) where step.depth == 0:
        unfiled.append(Place(index: shown[place]))
      case .favorite(let place):
        let index = shown[place]
        addRow(.favorite(items[index].id), Place(index: index, depth: step.depth - 1))
      }
    }
    guard !unfiled.isEmpty || sections.isEmpty else { return }
    let rows = unfiled.compactMap { $0.index.map { Row.favorite(items[$0].id) } }
    sections.insert((.unfiled, rows), at: 0)
    places.insert(unfiled, at: 0)
  }
}
