import Foundation

extension FavoritesDocument {
  /// Why bytes are not a list of favorites.
  enum ReadError: Error, Equatable {
    /// Not JSON, or not the JSON of such a list; says what and where.
    case damaged(String)
    /// Written by a newer version of this program.
    case newer(version: Int)

    var reason: String {
      switch self {
      case .damaged(let reason): reason
      case .newer(let version): "a newer favorites wrote it (version \(version))"
      }
    }
  }

  init(json data: Data) throws(ReadError) {
    guard data.contains(where: { $0 > 0x20 || $0 == 0 }) else { throw .damaged("it is empty") }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as ReadError {
      throw error
    } catch {
      throw .damaged(Self.explanation(of: error, in: data))
    }
    var seen: Set<String> = []
    for item in items where !seen.insert(item.id).inserted {
      throw .damaged("two items have the id \"\(item.id)\"")
    }
  }

  /// The file's bytes: one favorite a line, so that tools that compare by line stay useful.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\n  \"version\": \(Self.version),\n")
    for (key, value) in unknown.sorted(by: { $0.key < $1.key }) {
      writer.raw("  ")
      writer.string(key)
      writer.raw(": ")
      writer.value(value)
      writer.raw(",\n")
    }
    writer.raw("  \"items\": ")
    writer.favorites(items, indent: "    ")
    writer.raw("\n}\n")
    return writer.bytes
  }

  /// A decoding error in words; where the text itself is wrong, with the place in the text.
  static func explanation(of error: any Error, in data: Data) -> String {
    do {
      // The decoder does not say where; this one does.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch let error as NSError {
      let detail = error.userInfo["NSDebugDescription"] as? String
      return "it is not JSON: \(sentence(detail ?? error.localizedDescription))"
    }
    return explanation(of: error)
  }

  /// A decoding error in words.
  static func explanation(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context.codingPath)): \(sentence(context.debugDescription))"
    case .dataCorrupted(let context):
      return "\(place(context.codingPath)): \(sentence(context.debugDescription))"
    @unknown default:
      return "\(error)"
    }
  }

  /// "items[3].title", counted from 0 as in JSON tools.
  private static func place(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? "it" : text
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

extension FavoritesDocument: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    let version = try container.decode(Int.self, forKey: JSONKey("version"))
    guard version <= Self.version else { throw ReadError.newer(version: version) }
    guard version >= 1 else { throw ReadError.damaged("there is no version \(version)") }
    items = try container.decode([Favorite].self, forKey: JSONKey("items"))
    unknown = try container.unknown(besides: ["version", "items"])
  }
}
