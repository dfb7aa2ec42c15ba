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
  /// The folders of all favorites; nil where the list is not shown in folders.
  private(set) var folders: FolderNumbers?

  /// Kept small: there is one for each row.
  struct Place {
    private let number: Int32
    private let level: Int32

    init(index: Int? = nil, depth: Int = 0) {
      number = index.flatMap(Int32.init(exactly:)) ?? -1
      level = Int32(clamping: depth)
    }

    /// The favorite among all; nil for the heading of a folder.
    var index: Int? { number < 0 ? nil : Int(number) }
    /// How far it is moved to the right.
    var depth: Int { Int(level) }
  }

  /// - Parameter folders: Those of the document, if they are known.
  init(_ document: FavoritesDocument, style: ListStyle, folders: FolderNumbers? = nil) {
    let all = document.items.indices
    let isOpen = style.filter.isOpen
    self.init(
      document, style: style,
      shown: isOpen ? Array(all) : all.filter { style.filter.accepts(document.items[$0]) },
      folders: folders)
  }

  /// - Parameter shown: The favorites that the filter of the style lets through, in stored order.
  init(
    _ document: FavoritesDocument, style: ListStyle, shown: [Int], folders: FolderNumbers? = nil
  ) {
    self.style = style
    items = document.items
    (sections, places) = ([], [])
    switch style.grouping {
    case .star: addStarred(shown)
    case .none: add(.all, shown)
    case .folder: addFolders(shown, folders ?? FolderNumbers(items))
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

  private mutating func addStarred(_ shown: [Int]) {
    var (starred, others): ([Int], [Int]) = ([], [])
    others.reserveCapacity(shown.count)
    for index in shown {
      if items[index].starred { starred.append(index) } else { others.append(index) }
    }
    add(.starred, starred)
    add(.others, others)
  }

  private mutating func add(_ section: Section, _ shown: [Int]) {
    add(section, shown.map { .favorite(items[$0].id) }, shown.map { Place(index: $0) }, shown.count)
  }

  /// - Parameter count: How many of the rows are favorites.
  private mutating func add(_ section: Section, _ rows: [Row], _ places: [Place], _ count: Int) {
    sections.append((section, rows))
    self.places.append(places)
    counts[section] = count
  }

  /// Sections for the outermost folders, and an outline of what is in each.
  private mutating func addFolders(_ shown: [Int], _ folders: FolderNumbers) {
    self.folders = folders
    let unfiled = shown.filter { folders[$0] == 0 }
    if !unfiled.isEmpty || shown.isEmpty { add(.unfiled, unfiled) }
    var (rows, places): ([Row], [Place]) = ([], [])
    var count = 0
    for step in FolderOutline(folders, shown) {
      switch step.kind {
      case .favorite(let index):
        guard step.depth > 0 else { continue }
        rows.append(.favorite(folders.ids[index]))
        places.append(Place(index: index, depth: step.depth - 1))
        count += 1
      case .open(let path) where step.depth > 0:
        rows.append(.folder(path))
        places.append(Place(depth: step.depth - 1))
      case .close(let path) where step.depth == 0:
        add(.folder(path), rows, places, count)
        (rows, places, count) = ([], [], 0)
      case .open, .close: continue
      }
    }
  }
}
