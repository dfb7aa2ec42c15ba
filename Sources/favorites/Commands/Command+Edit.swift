extension Command {
  static let edit = Command(
    name: "edit",
    summary: "change a favorite's title, address or folder",
    arguments: [
      .reference,
      Argument(
        name: "TITLE", isOptional: true, isRepeated: true, summary: "the words of the new title"),
    ],
    options: [
      Option(name: "title", value: "TITLE", summary: "the new title"),
      Option(name: "url", value: "URL", summary: "the new address"),
      Option(name: "no-url", summary: "take the address away"),
      Option(name: "folder", value: "FOLDER", summary: "put it in this folder"),
      Option(name: "no-folder", summary: "take it out of its folder"),
    ] + Option.change,
    exclusive: [["url", "no-url"], ["folder", "no-folder"], Option.formatNames],
    examples: [
      Example("favorites edit k3f9 The Swift language", "a new title"),
      Example("favorites edit k3f9 --folder Work/Swift --no-url", "another folder, no address"),
    ]
  ) { invocation, session in
    let edit = try Edit(invocation)
    var ids: [String] = []
    let done = try session.change("edit", invocation) { document in
      ids = try document.resolve([invocation.arguments[0]])
      document.change(ids, edit.apply)
    }
    let edited = done.new.favorites(ids)
    session.show(edited, invocation) {
      edited.map { favorite in
        let words = done.old == done.new ? "Already so:" : "Edited"
        return "\(words) \(favorite.id) \(favorite.title)"
      }
    }
    try session.finish(done, invocation)
  }
}

/// The new values of a favorite; nil leaves one as it is.
private struct Edit {
  var title: String?
  var url: String??
  var folder: FolderPath??

  init(_ invocation: Invocation) throws {
    let words = invocation.arguments.dropFirst().joined(separator: " ")
    title = invocation.options["title"] ?? (words.isEmpty ? nil : words)
    if invocation.has("title"), !words.isEmpty {
      throw Failure.usage("the new title is given twice: as \"\(words)\" and with --title.")
    }
    if let title, !title.contains(where: { !$0.isWhitespace }) {
      throw Failure.usage("the new title is empty. Nothing was changed.")
    }
    if let value = invocation.options["url"] { url = .some(value.isEmpty ? nil : value) }
    if invocation.has("no-url") { url = .some(nil) }
    if let value = invocation.options["folder"] { folder = .some(FolderPath(value)) }
    if invocation.has("no-folder") { folder = .some(nil) }
    if title == nil, url == nil, folder == nil {
      throw Failure.usage(
        "edit needs something to change: words of a new title, --url, --folder, --no-url or "
          + "--no-folder.")
    }
  }

  func apply(_ favorite: inout Favorite) {
    if let title { favorite.title = title }
    if let url { favorite.url = url }
    if let folder { favorite.folder = folder }
  }
}
