import Foundation

extension UndoEntry: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    name = try container.decode(String.self, forKey: JSONKey("did"))
    let text = try container.decode(String.self, forKey: JSONKey("time"))
    time = Timestamp.date(text) ?? .distantPast
    removed = try container.decode([String].self, forKey: JSONKey("remove"))
    restored = try container.decode([Favorite].self, forKey: JSONKey("restore"))
    placed = try container.decode([Placement].self, forKey: JSONKey("place"))
  }
}

extension UndoEntry.Placement: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    id = try container.decode(String.self, forKey: JSONKey("id"))
    predecessor = try container.decodeIfPresent(String.self, forKey: JSONKey("after"))
    deleted = try container.decodeIfPresent(Favorite.self, forKey: JSONKey("deleted"))
  }
}

extension JSONWriter {
  /// A change on one line.
  mutating func undoEntry(_ entry: UndoEntry) {
    raw("{\"did\": ")
    string(entry.name)
    raw(", \"time\": ")
    string(Timestamp.text(entry.time))
    raw(", ")
    list("\"remove\": [", entry.removed, "]") { $0.string($1) }
    raw(", ")
    list("\"restore\": [", entry.restored, "]") { $0.favorite($1) }
    raw(", ")
    list("\"place\": [", entry.placed, "]") { $0.placement($1) }
    raw("}")
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
