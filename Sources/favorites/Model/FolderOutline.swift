/// Favorites as the tree of their folders, walked from top to bottom.
///
/// Folders and favorites keep the order in which they first appear, so favorites that already
/// stand as in a tree keep their order.
struct FolderOutline {
  struct Step: Equatable {
    enum Kind: Equatable {
      case open(FolderPath)
      case close(FolderPath)
      /// By its place among the favorites.
      case favorite(Int)
    }

    let kind: Kind
    /// How many folders are around it.
    let depth: Int
  }

  private let folders: FolderNumbers
  private let shown: [Int]
  /// What comes first in each folder, and what comes behind each favorite and each folder in the
  /// one around it: a place in `shown`, or the number of a folder behind all of those. -1 is the end.
  private var first: [Int32]
  private var next: [Int32]

  init(_ favorites: some Collection<Favorite>) {
    self.init(FolderNumbers(favorites), Array(0..<favorites.count))
  }

  /// - Parameters:
  ///   - folders: Those of all favorites.
  ///   - shown: The places of those that are in the outline.
  /// - Complexity: O(*n*) in the favorites shown, and in all folders.
  init(_ folders: FolderNumbers, _ shown: [Int]) {
    self.folders = folders
    self.shown = shown
    first = Array(repeating: -1, count: folders.paths.count)
    next = Array(repeating: -1, count: shown.count + folders.paths.count)
    // What stands last in each folder by now.
    var last = first
    for index in shown.indices {
      var node = Int32(truncatingIfNeeded: index)
      var folder = folders[shown[index]]
      // A folder stands where the first thing in it does.
      while true {
        let end = last[folder]
        last[folder] = node
        guard end < 0 else {
          next[Int(end)] = node
          break
        }
        first[folder] = node
        if folder == 0 { break }
        node = Int32(truncatingIfNeeded: shown.count + folder)
        folder = Int(folders.parents[folder])
      }
    }
  }
}

extension FolderOutline: Sequence {
  func makeIterator() -> Iterator { Iterator(outline: self, ahead: first[0]) }

  struct Iterator: IteratorProtocol {
    fileprivate let outline: FolderOutline
    /// What comes next in the folder that is open, and which that is.
    private var ahead: Int32
    private var folder = 0
    private var depth = 0

    fileprivate init(outline: FolderOutline, ahead: Int32) {
      self.outline = outline
      self.ahead = ahead
    }

    mutating func next() -> Step? {
      let count = outline.shown.count
      guard ahead >= 0 else {
        guard let path = outline.folders.paths[folder] else { return nil }
        ahead = outline.next[count + folder]
        folder = Int(outline.folders.parents[folder])
        depth -= 1
        return Step(kind: .close(path), depth: depth)
      }
      let node = Int(ahead)
      guard node >= count, let path = outline.folders.paths[node - count] else {
        ahead = outline.next[node]
        return Step(kind: .favorite(outline.shown[node]), depth: depth)
      }
      folder = node - count
      ahead = outline.first[folder]
      depth += 1
      return Step(kind: .open(path), depth: depth - 1)
    }
  }
}
