extension Command {
  static let move = Command(
    name: "move", aliases: ["mv"],
    summary: "move a favorite to another place in the list",
    arguments: [.reference],
    options: [
      Option(name: "before", value: "REF", summary: "right before this one"),
      Option(name: "after", value: "REF", summary: "right after this one"),
      Option(name: "to", value: "N", summary: "so that it becomes #N; 1 is the first"),
    ] + Option.change,
    exclusive: [["before", "after", "to"], Option.formatNames],
    notes: ["Places are those of the whole list in its stored order, as #N counts them."],
    examples: [
      Example("favorites move k3f9 --before '#1'", "to the front"),
      Example("favorites move k3f9 --to 3", "to the third place"),
    ]
  ) { invocation, session in
    guard let target = MoveTarget(invocation) else {
      throw Failure.usage(
        "move needs --before REF, --after REF or --to N. Usage: \(invocation.command.usage)")
    }
    var ids: [String] = []
    let done = try session.change("move", invocation) { document in
      ids = try target.move(invocation.arguments[0], in: &document)
    }
    let moved = done.new.favorites(ids)
    let positions = done.new.positions
    session.show(moved, invocation) {
      moved.map { favorite in
        let place = "#\((positions[favorite.id] ?? 0) + 1)"
        return done.old == done.new
          ? "Already \(place): \(favorite.id) \(favorite.title)"
          : "Moved \(favorite.id) \(favorite.title) to \(place)"
      }
    }
    try session.finish(done, invocation)
  }
}

/// Where `move` puts a favorite.
private enum MoveTarget {
  case beside(FavoritesDocument.Side, String)
  case position(String)

  init?(_ invocation: Invocation) {
    if let reference = invocation.options["before"] {
      self = .beside(.before, reference)
    } else if let reference = invocation.options["after"] {
      self = .beside(.after, reference)
    } else if let number = invocation.options["to"] {
      self = .position(number)
    } else {
      return nil
    }
  }

  /// Moves the favorite that `reference` means.
  func move(_ reference: String, in document: inout FavoritesDocument) throws -> [String] {
    switch self {
    case .beside(let side, let anchor):
      let ids = try document.resolve([reference, anchor])
      guard ids.count == 2 else {
        throw Failure.usage("a favorite cannot be moved \(side) itself. Nothing was changed.")
      }
      document.move(ids[0], side, ids[1])
      return [ids[0]]
    case .position(let text):
      let ids = try document.resolve([reference])
      let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
      guard let number = Int(digits) else {
        throw Failure.usage("--to takes a number such as 3, not \"\(text)\".")
      }
      guard document.items.indices.contains(number &- 1) else {
        throw Failure.notFound(
          "there is no place \(number): places go from 1 to \(document.items.count).")
      }
      document.move(ids[0], toPosition: number - 1)
      return ids
    }
  }
}
