extension Favorite {
  /// Reads one favorite.
  ///
  /// Only `id` and `title` must be there.
  init(json reader: inout JSONReader) throws(JSONError) {
    let start = reader.index
    var members = FavoriteMembers()
    try members.read(&reader)
    guard let id = members.id else { throw reader.error(.shape, "it has no \"id\"", at: start) }
    guard let title = members.title else {
      throw reader.error(.shape, "it has no \"title\"", at: start)
    }
    self.init(
      id: id, title: title, url: members.url, starred: members.starred ?? false,
      folder: members.folder, added: members.added, unknown: members.unknown)
  }
}

/// What a JSON object says about a favorite.
struct FavoriteMembers {
  private(set) var id: String?
  private(set) var title: String?
  private(set) var url: String?
  private(set) var starred: Bool?
  private(set) var folder: FolderPath?
  private(set) var added: Timestamp?
  private(set) var unknown: [UnknownMember] = []
  /// Keys that were there: of two values of one, one would be lost.
  private var seen: Set<String> = []

  mutating func read(_ reader: inout JSONReader) throws(JSONError) {
    var members = FavoriteMembers()
    try reader.object { (reader, key) throws(JSONError) in
      do throws(JSONError) {
        try members.read(key, &reader)
      } catch {
        throw error.inside("\"\(key)\"")
      }
    }
    self = members
  }

  private mutating func read(_ key: String, _ reader: inout JSONReader) throws(JSONError) {
    let start = reader.index
    if Self.names.contains(key), !seen.insert(key).inserted {
      throw reader.error(.shape, "it is there twice", at: start)
    }
    switch key {
    case "id":
      let text = try reader.string()
      guard !text.isEmpty else { throw reader.error(.shape, "it must not be empty", at: start) }
      id = text
    case "title": title = try reader.string()
    case "url": url = try reader.optionalString()
    case "starred": starred = try reader.bool()
    case "folder": folder = try reader.optionalString().flatMap(FolderPath.init)
    case "added": added = try reader.optionalString().map(Timestamp.init(text:))
    default: unknown.append(try reader.unknown(key))
    }
  }

  private static let names: Set = ["id", "title", "url", "starred", "folder", "added"]
}

extension JSONWriter {
  /// One favorite on one line.
  mutating func favorite(_ favorite: Favorite) {
    raw("{\"id\": ")
    string(favorite.id)
    raw(", \"title\": ")
    string(favorite.title)
    if let url = favorite.url {
      raw(", \"url\": ")
      string(url)
    }
    raw(favorite.starred ? ", \"starred\": true" : ", \"starred\": false")
    if let folder = favorite.folder {
      raw(", \"folder\": ")
      string(folder.description)
    }
    if let added = favorite.added {
      raw(", \"added\": ")
      string(added.text)
    }
    members(favorite.unknown, before: ", ")
    raw("}")
  }

  /// Favorites as an array, one on a line.
  mutating func favorites(_ favorites: [Favorite], indent: String = "  ") {
    guard !favorites.isEmpty else { return raw("[]") }
    list("[\n" + indent, favorites, "\n" + indent.dropLast(2) + "]", separator: ",\n" + indent) {
      $0.favorite($1)
    }
  }
}
