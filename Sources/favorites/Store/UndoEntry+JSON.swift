extension UndoEntry {
  init(json reader: inout JSONReader) throws(JSONError) {
    var name: String?
    var time: String?
    var removed: [String] = []
    var restored: [Favorite] = []
    var made: [Favorite] = []
    var placed: [Placement] = []
    var members: Members?
    let start = reader.index
    try reader.object { (reader, key) throws(JSONError) in
      switch key {
      case "did": name = try reader.string()
      case "time": time = try reader.string()
      case "remove":
        try reader.array { (reader) throws(JSONError) in removed.append(try reader.string()) }
      case "restore":
        try reader.array { (reader) throws(JSONError) in
          restored.append(try Favorite(json: &reader))
        }
      case "made":
        try reader.array { (reader) throws(JSONError) in made.append(try Favorite(json: &reader)) }
      case "place":
        try reader.array { (reader) throws(JSONError) in
          placed.append(try Placement(json: &reader))
        }
      case "beside": members = try Members(json: &reader)
      default: _ = try reader.unknown(key)
      }
    }
    guard let name else { throw reader.error(.shape, "it has no \"did\"", at: start) }
    let new = Dictionary(made.map { ($0.id, $0) }) { first, _ in first }
    self.init(
      name: name, time: Timestamp(text: time ?? ""), removed: removed,
      restored: restored.map { Restoration(old: $0, new: new[$0.id]) }, placed: placed,
      members: members)
  }
}

extension UndoEntry.Members {
  fileprivate init(json reader: inout JSONReader) throws(JSONError) {
    var old: [UnknownMember] = []
    var new: [UnknownMember] = []
    try reader.object { (reader, key) throws(JSONError) in
      switch key {
      case "old": old = try Self.members(&reader)
      case "new": new = try Self.members(&reader)
      default: _ = try reader.unknown(key)
      }
    }
    self.init(old: old, new: new)
  }

  private static func members(_ reader: inout JSONReader) throws(JSONError) -> [UnknownMember] {
    var members: [UnknownMember] = []
    try reader.object { (reader, key) throws(JSONError) in
      // Beside the list's own these would make a file that cannot be read.
      guard key != "version", key != "items" else {
        throw reader.error(.shape, "\"\(key)\" is not beside the list", at: reader.index)
      }
      members.append(try reader.unknown(key))
    }
    return members
  }
}

extension UndoEntry.Placement {
  fileprivate init(json reader: inout JSONReader) throws(JSONError) {
    var id: String?
    var predecessor: String?
    var deleted: Favorite?
    let start = reader.index
    try reader.object { (reader, key) throws(JSONError) in
      switch key {
      case "id": id = try reader.string()
      case "after": predecessor = try reader.optionalString()
      case "deleted": deleted = try Favorite(json: &reader)
      default: _ = try reader.unknown(key)
      }
    }
    guard let id else { throw reader.error(.shape, "it has no \"id\"", at: start) }
    guard deleted == nil || deleted?.id == id else {
      throw reader.error(.shape, "its \"deleted\" has another id", at: start)
    }
    self.init(id: id, predecessor: predecessor, deleted: deleted)
  }
}

extension JSONWriter {
  /// A change on one line.
  mutating func undoEntry(_ entry: UndoEntry) {
    raw("{\"did\": ")
    string(entry.name)
    raw(", \"time\": ")
    string(entry.time.text)
    raw(", ")
    list("\"remove\": [", entry.removed, "]") { $0.string($1) }
    raw(", ")
    list("\"restore\": [", entry.restored.map(\.old), "]") { $0.favorite($1) }
    raw(", ")
    list("\"made\": [", entry.restored.compactMap(\.new), "]") { $0.favorite($1) }
    raw(", ")
    list("\"place\": [", entry.placed, "]") { $0.placement($1) }
    if let members = entry.members {
      raw(", \"beside\": {\"old\": ")
      object(members.old)
      raw(", \"new\": ")
      object(members.new)
      raw("}")
    }
    raw("}")
  }

  private mutating func object(_ members: [UnknownMember]) {
    list("{", members, "}") { $0.members([$1]) }
  }

  private mutating func placement(_ placement: UndoEntry.Placement) {
    raw("{\"id\": ")
    string(placement.id)
    if let predecessor = placement.predecessor {
      raw(", \"after\": ")
      string(predecessor)
    }
    if let deleted = placement.deleted {
      raw(", \"deleted\": ")
      favorite(deleted)
    }
    raw("}")
  }
}
