extension FavoritesDocument {
  /// Why bytes are not a list of favorites.
  enum ReadError: Error, Equatable {
    /// Not JSON, or not the JSON of such a list; says what and where.
    case damaged(String)
    /// Written by a newer version of this program.
    case newer(version: String)

    var reason: String {
      switch self {
      case .damaged(let reason): reason
      case .newer(let version): "a newer favorites wrote it (version \(version))"
      }
    }
  }

  init(json bytes: [UInt8]) throws(ReadError) {
    guard bytes.contains(where: { $0 > 0x20 || $0 == 0 }) else { throw .damaged("it is empty") }
    do {
      try self.init(reading: bytes)
    } catch {
      // A newer form may have another shape: its version is looked for before anything is called
      // wrong with it.
      if error.kind == .shape, let version = Self.newerVersion(of: bytes) {
        throw .newer(version: version)
      }
      throw .damaged(Self.explanation(of: error, in: bytes))
    }
    var seen = Set<String>(minimumCapacity: items.count)
    for item in items where !seen.insert(item.id).inserted {
      throw .damaged("two favorites have the id \"\(item.id)\"")
    }
  }

  private init(reading bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes)
    var hasVersion = false
    var items: [Favorite]?
    var unknown: [UnknownMember] = []
    try reader.object { (reader, key) throws(JSONError) in
      switch key {
      case "version" where !hasVersion:
        try Self.readVersion(&reader)
        hasVersion = true
      case "items" where items == nil: items = try Self.readItems(&reader)
      case "items", "version":
        throw reader.error(.shape, "\"\(key)\" is there twice", at: reader.index)
      default: unknown.append(try reader.unknown(key))
      }
    }
    try reader.end()
    guard hasVersion else { throw reader.error(.shape, "it has no \"version\"", at: 0) }
    guard let items else { throw reader.error(.shape, "it has no \"items\"", at: 0) }
    self.init(items: items, unknown: unknown)
  }

  private static func readItems(_ reader: inout JSONReader) throws(JSONError) -> [Favorite] {
    var items: [Favorite] = []
    try reader.array { (reader) throws(JSONError) in
      do throws(JSONError) {
        items.append(try Favorite(json: &reader))
      } catch {
        throw error.inside("favorite \(items.count + 1)")
      }
    }
    return items
  }

  static func explanation(of error: JSONError, in bytes: [UInt8]) -> String {
    (error.kind == .syntax ? "it is not JSON: " : "") + error.description(in: bytes)
  }

  /// The file's bytes: one favorite a line, so that tools that compare by line stay useful.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\n  \"version\": \(Self.version),\n")
    writer.members(unknown, before: "  ", after: ",\n")
    writer.raw("  \"items\": ")
    writer.favorites(items, indent: "    ")
    writer.raw("\n}\n")
    return writer.bytes
  }
}
