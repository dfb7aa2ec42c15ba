extension UndoEntry {
  /// What came back, in words: a title, or how many.
  func summary(_ documents: FavoritesDocument...) -> String {
    let ids = Set(removed).union(restored.map(\.old.id)).union(placed.map(\.id))
    if ids.isEmpty, members != nil { return "what other programs keep beside the list" }
    guard ids.count == 1, let id = ids.first,
      let favorite = documents.lazy.compactMap({ $0.favorites([id]).first }).first
        ?? restored.first?.old ?? placed.first?.deleted
    else { return "\(ids.count) favorites" }
    return "\(favorite.id) \(favorite.title)"
  }
}
