import Foundation

extension Favorite: Decodable {
  static let keys: Set = ["id", "title", "url", "starred", "folder", "added"]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    id = try container.decode(String.self, forKey: JSONKey("id"))
    title = try container.decode(String.self, forKey: JSONKey("title"))
    url = try container.decodeIfPresent(String.self, forKey: JSONKey("url"))
    starred = try container.decodeIfPresent(Bool.self, forKey: JSONKey("starred")) ?? false
    folder = try container.decodeIfPresent(String.self, forKey: JSONKey("folder"))
      .flatMap(FolderPath.init)
    added = try container.decodeIfPresent(String.self, forKey: JSONKey("added")).map { text in
      guard let date = Timestamp.date(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: JSONKey("added"), in: container,
          debugDescription: "\"\(text)\" is not a date such as 2026-01-31T12:00:00Z.")
      }
      return date
    }
    unknown = try container.unknown(besides: Self.keys)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: JSONKey("id"), in: container, debugDescription: "The identifier is empty.")
    }
  }
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
      string(Timestamp.text(added))
    }
    for (key, value) in favorite.unknown.sorted(by: { $0.key < $1.key }) {
      raw(", ")
      string(key)
      raw(": ")
      self.value(value)
    }
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
