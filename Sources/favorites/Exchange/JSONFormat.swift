/// Favorites as this program's own JSON: a whole file, or the array that `list --json` prints.
enum JSONFormat {
  static func read(_ bytes: [UInt8]) throws(FavoritesDocument.ReadError) -> ImportedBookmarks {
    if let version = FavoritesDocument.newerVersion(of: bytes) {
      throw .newer(version: version)
    }
    do throws(JSONError) {
      var reader = try JSONReader(bytes)
      var bookmarks = ImportedBookmarks(unit: "item")
      if reader.peek() == UInt8(ascii: "[") {
        try read(&reader, into: &bookmarks)
      } else {
        var hasItems = false
        try reader.object { (reader, key) throws(JSONError) in
          guard key == "items" else {
            _ = try reader.unknown(key)
            return
          }
          hasItems = true
          try read(&reader, into: &bookmarks)
        }
        guard hasItems else { throw reader.error(.shape, "it has no \"items\"", at: 0) }
      }
      try reader.end()
      return bookmarks
    } catch {
      throw .damaged(FavoritesDocument.explanation(of: error, in: bytes))
    }
  }

  /// Reads each item by itself, so that one that is wrong does not hide the others.
  private static func read(
    _ reader: inout JSONReader, into bookmarks: inout ImportedBookmarks
  ) throws(JSONError) {
    var number = 0
    try reader.array { (reader) throws(JSONError) in
      number += 1
      let start = reader.index
      do throws(JSONError) {
        bookmarks.bookmarks.append(try ImportedBookmark(json: &reader, number))
      } catch {
        guard error.kind == .shape else { throw error }
        bookmarks.skipped.append(.init(line: number, reason: error.reason))
        reader.index = start
        _ = try reader.unknown("")
      }
    }
  }
}

extension ImportedBookmark {
  /// Only a title or an address must be there.
  fileprivate init(json reader: inout JSONReader, _ number: Int) throws(JSONError) {
    let start = reader.index
    var members = FavoriteMembers()
    try members.read(&reader)
    let url = members.url.flatMap { $0.isEmpty ? nil : $0 }
    let title = members.title.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = title ?? url else {
      throw reader.error(.shape, "neither a title nor an address", at: start)
    }
    self.init(
      id: members.id, title: name, url: url, starred: members.starred ?? false,
      folder: members.folder, added: members.added, unknown: members.unknown, line: number)
  }
}
