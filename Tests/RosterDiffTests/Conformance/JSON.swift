/// JSON whose shape differs from case to case.
indirect enum JSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func string() throws -> String {
    guard case .string(let value) = self else { throw Mismatch(wanted: "string", found: self) }
    return value
  }

  func number() throws -> Int {
    guard case .number(let value) = self else { throw Mismatch(wanted: "number", found: self) }
    return value
  }

  func bool() throws -> Bool {
    guard case .bool(let value) = self else { throw Mismatch(wanted: "boolean", found: self) }
    return value
  }

  func array() throws -> [JSON] {
    guard case .array(let value) = self else { throw Mismatch(wanted: "array", found: self) }
    return value
  }

  func object() throws -> [String: JSON] {
    guard case .object(let value) = self else { throw Mismatch(wanted: "object", found: self) }
    return value
  }

  func strings() throws -> [String] { try array().map { try $0.string() } }
  func numbers() throws -> [Int] { try array().map { try $0.number() } }

  /// The member, which must be there.
  subscript(key: String) -> JSON {
    get throws {
      guard let value = try object()[key] else {
        throw Mismatch(wanted: "member \(key)", found: self)
      }
      return value
    }
  }

  struct Mismatch: Error {
    let wanted: String
    let found: JSON
  }
}
