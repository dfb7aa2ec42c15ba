/// An identifier that carries content: the same thing when the ids agree, whatever it shows.
struct LabelledIdentifier: Hashable, CustomStringConvertible {
  var id: String
  var content: String

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var description: String { "\(id):\(content)" }
}
