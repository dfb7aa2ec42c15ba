import Roster

/// A form in which favorites are printed.
enum OutputFormat {
  /// For people.
  case text
  case json, jsonl
  /// An id, 0 or 1, and a title a line, tabs between.
  case plain

  init(_ invocation: Invocation) {
    if invocation.has("json") {
      self = .json
    } else if invocation.has("jsonl") {
      self = .jsonl
    } else {
      self = invocation.has("plain") ? .plain : .text
    }
  }

  /// The favorites in a form for other programs.
  func bytes(_ favorites: [Favorite]) -> [UInt8] {
    var writer = JSONWriter()
    switch self {
    case .text, .plain:
      for favorite in favorites {
        writer.raw(favorite.id.terminalSafe + (favorite.starred ? "\t1\t" : "\t0\t"))
        writer.raw(favorite.title.terminalSafe + "\n")
      }
    case .json:
      writer.favorites(favorites)
      writer.raw("\n")
    case .jsonl:
      for favorite in favorites {
        writer.favorite(favorite)
        writer.raw("\n")
      }
    }
    return writer.bytes
  }
}
