/// The folders of a list as numbers: to look a folder up by its names takes many times as long, and
/// a list is put in order again whenever a key is pressed.
struct FolderNumbers {
  /// The folders that have a number: those of favorites and those around them. Number 0 is the top,
  /// which has no path.
  private(set) var paths: [FolderPath?] = [nil]
  /// The number of the folder around each; the top is around itself.
  private(set) var parents: [Int32] = [0]
  /// The number of each favorite's folder.
  private var numbers: [Int32] = []
  /// The identifiers side by side: in the order of folders, favorites are far from each other.
  private(set) var ids: [String]
  private var known: [FolderPath: Int32] = [:]

  init(_ favorites: some Collection<Favorite>) {
    ids = favorites.map(\.id)
    numbers.reserveCapacity(favorites.count)
    for favorite in favorites { numbers.append(number(favorite.folder)) }
  }

  /// The number of a favorite's folder, by the favorite's place.
  subscript(place: Int) -> Int { Int(numbers[place]) }

  /// How many favorites there are.
  var count: Int { numbers.count }

  /// Goes on to a newer list: only folders of favorites that changed are looked up.
  ///
  /// Folders that were left keep their numbers until there are more of them than favorites.
  mutating func follow(_ match: FavoriteMatch, _ favorites: [Favorite]) {
    guard paths.count <= 2 * favorites.count + 64 else {
      self = FolderNumbers(favorites)
      return
    }
    ids = favorites.map(\.id)
    let old = numbers
    numbers = []
    numbers.reserveCapacity(favorites.count)
    for index in favorites.indices {
      numbers.append(match.unchanged(index).map { old[$0] } ?? number(favorites[index].folder))
    }
  }

  /// The number of a folder; it and those around it get one if they have none.
  private mutating func number(_ folder: FolderPath?) -> Int32 {
    guard let folder else { return 0 }
    if let number = known[folder] { return number }
    var number: Int32 = 0
    for count in 1...folder.names.count {
      guard let path = FolderPath(names: Array(folder.names.prefix(count))) else { continue }
      if let own = known[path] {
        number = own
        continue
      }
      paths.append(path)
      parents.append(number)
      number = Int32(truncatingIfNeeded: paths.count - 1)
      known[path] = number
    }
    return number
  }
}
