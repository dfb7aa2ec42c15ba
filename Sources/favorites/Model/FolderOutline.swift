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

  let steps: [Step]

  init(_ favorites: some Collection<Favorite>) {
    var nodes = [Node(path: nil)]
    var positions: [FolderPath: Int] = [:]
    for (place, favorite) in favorites.enumerated() {
      let node = Self.node(favorite.folder, &nodes, &positions)
      nodes[node].children.append(.favorite(place))
    }
    steps = Self.walk(nodes)
  }

  private struct Node {
    enum Child {
      case node(Int)
      case favorite(Int)
    }

    let path: FolderPath?
    var children: [Child] = []
  }

  /// The position of a folder's node; makes those that are missing, the outermost first.
  private static func node(
    _ folder: FolderPath?, _ nodes: inout [Node], _ positions: inout [FolderPath: Int]
  ) -> Int {
    guard let folder else { return 0 }
    if let position = positions[folder] { return position }
    var position = 0
    for count in 1...folder.names.count {
      guard let path = FolderPath(names: Array(folder.names.prefix(count))) else { continue }
      if let known = positions[path] {
        position = known
        continue
      }
      nodes.append(Node(path: path))
      nodes[position].children.append(.node(nodes.count - 1))
      position = nodes.count - 1
      positions[path] = position
    }
    return position
  }

  private static func walk(_ nodes: [Node]) -> [Step] {
    var steps: [Step] = []
    var open = [(node: 0, next: 0)]
    while let (node, next) = open.last {
      let depth = open.count - 1
      guard next < nodes[node].children.count else {
        open.removeLast()
        if let path = nodes[node].path { steps.append(Step(kind: .close(path), depth: depth - 1)) }
        continue
      }
      open[open.count - 1].next += 1
      switch nodes[node].children[next] {
      case .favorite(let place):
        steps.append(Step(kind: .favorite(place), depth: depth))
      case .node(let child):
        if let path = nodes[child].path { steps.append(Step(kind: .open(path), depth: depth)) }
        open.append((child, 0))
      }
    }
    return steps
  }
}
