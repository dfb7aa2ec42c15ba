extension Command {
  static let delete = Command(
    name: "delete", aliases: ["rm"],
    summary: "delete favorites",
    arguments: [
      Argument(
        name: "REF", isOptional: true, isRepeated: true, summary: Argument.references.summary)
    ],
    options: [
      Option(name: "all", summary: "delete every favorite"),
      Option.force,
      Option(name: "dry-run", letter: "n", summary: "only say what would be deleted"),
    ] + Option.change,
    exclusive: [Option.formatNames],
    notes: [
      "Three or more at once, and --all, are asked about on a terminal; elsewhere they need --force.",
      "\"favorites undo\" brings deleted favorites back to where they were.",
    ],
    examples: [
      Example("favorites delete k3f9", "the favorite whose id starts with k3f9"),
      Example("favorites delete '#2' '#5' '#9' --force", "three, without being asked"),
      Example("favorites delete --all --dry-run", "see what it would do"),
    ]
  ) { invocation, session in
    guard invocation.has("all") == invocation.arguments.isEmpty else {
      throw Failure.usage(
        invocation.has("all")
          ? "--all deletes everything: it does not take REF."
          : "delete needs REF, \(Argument.references.summary). Usage: \(invocation.command.usage)")
    }
    func find(in document: FavoritesDocument) throws -> [String] {
      try invocation.has("all")
        ? document.items.map(\.id) : document.resolve(invocation.arguments)
    }
    let store = try session.store(invocation)
    if invocation.has("dry-run") {
      let found = try store.read()
      let doomed = found.favorites(try find(in: found))
      session.show(doomed, invocation) { doomed.map { "Would delete \($0.id) \($0.title)" } }
      return
    }
    // nil until they are looked up: none may be meant, too.
    var asked: [String]?
    if !invocation.has("force"), invocation.has("all") || invocation.arguments.count >= askedAbout {
      let found = try find(in: store.read())
      guard try session.confirmsDeleting(found.count, invocation) else {
        session.console.note("Nothing was deleted.")
        return
      }
      asked = found
    }
    var ids: [String] = []
    let done = try session.change("delete", invocation) { document in
      // Of those that were asked about some may have gone meanwhile: that is what was wanted.
      // Others that came meanwhile were not asked about.
      ids = try asked ?? find(in: document)
      document.delete(ids)
    }
    let gone = done.old.favorites(ids)
    session.show(gone, invocation) {
      let lines = gone.map { "Deleted \($0.id) \($0.title)" }
      guard !gone.isEmpty, done.journalFailure == nil else { return lines }
      return lines + ["\"favorites undo\" brings \(gone.count == 1 ? "it" : "them") back."]
    }
    try session.finish(done, invocation)
  }

  /// From how many on deleting is asked about.
  fileprivate static var askedAbout: Int { 3 }
}

extension Session {
  fileprivate func confirmsDeleting(_ count: Int, _ invocation: Invocation) throws -> Bool {
    guard invocation.has("all") || count >= Command.askedAbout, count > 0 else { return true }
    guard mayAsk(invocation) else {
      throw Failure.usage(
        "deleting \(count) favorites at once needs --force here. Nothing was changed.")
    }
    return console.confirms("Delete \(count) favorites?")
  }
}
