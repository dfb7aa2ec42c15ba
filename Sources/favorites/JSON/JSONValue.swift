import Foundation

/// A JSON value that the program keeps without knowing what it means.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  // Calls itself once a level: Foundation refuses documents nested deeper than 512.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else {
      self = .number(try container.decode(Decimal.self))
    }
  }
}

/// A key of a JSON object, whatever its name.
struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<JSONKey> {
  /// What is there under other keys than `known`.
  func unknown(besides known: Set<String>) throws -> [String: JSONValue] {
    var unknown: [String: JSONValue] = [:]
    for key in allKeys where !known.contains(key.stringValue) {
      unknown[key.stringValue] = try decode(JSONValue.self, forKey: key)
    }
    return unknown
  }
}
