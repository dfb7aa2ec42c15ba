extension Command {
  static let add = Command(
    name: "add",
    summary: "keep something, at the end of the list",
    arguments: [
      Argument(
        name: "TITLE", isRepeated: true,
        summary: "the words of one title, or - to read a title a line")
    ],
    options: [
      Option(name: "url", value: "URL", summary: "its address"),
      Option(name: "folder", value: "FOLDER", summary: "the folder it is in: Work/Swift"),
      Option(name: "star", letter: "s", summary: "with a star"),
    ] + Option.change,
    exclusive: [Option.formatNames],
    notes: [
      "A title that is an address becomes the address too.",
      "With - every line of the standard input is a favorite: a title, or a title, a tab and an address.",
      "A slash separates folders; one that belongs to a name is written \\/.",
    ],
    examples: [
      Example("favorites add Swift forums --url https://forums.swift.org", "a title of two words"),
      Example("favorites add Coffee --folder Home/Shopping --star", "in a folder, with a star"),
      Example("favorites add -- -5 degrees", "a title that starts with a dash"),
      Example("favorites add - < titles.txt", "one for each line"),
    ]
  ) { invocation, session in
    let imported = try session.bookmarks(toAdd: invocation)
    let bookmarks = imported.bookmarks
    let added = try session.change("add", invocation) { document in
      var taken = Set(document.items.map(\.id))
      for bookmark in bookmarks {
        let favorite = Favorite(bookmark, id: FavoriteID.make(besides: taken))
        taken.insert(favorite.id)
        document.items.append(favorite)
      }
    }
    let favorites = Array(added.new.items.suffix(bookmarks.count))
    session.show(favorites, invocation) { favorites.map { "Added \($0.id) \($0.title)" } }
    session.report(imported, ImportOutcome())
    try session.finish(added, invocation)
  }
}

extension Session {
  fileprivate func bookmarks(toAdd invocation: Invocation) throws -> ImportedBookmarks {
    let url = invocation.options["url"].flatMap { $0.isEmpty ? nil : $0 }
    var imported = ImportedBookmarks()
    if invocation.arguments == ["-"] {
      guard url == nil else {
        throw Failure.usage("--url does not go with \"add -\": write it behind a tab on the line.")
      }
      var bytes = try readInput()
      let repairs = UTF8Repair.repair(&bytes)
      imported = LinesFormat.read(bytes)
      imported.repaired = repairs
    } else {
      let title = invocation.text ?? ""
      guard title.contains(where: { !$0.isWhitespace }) else {
        throw Failure.usage("add needs a title that is not empty.")
      }
      imported.bookmarks = [
        ImportedBookmark(
          title: title, url: url ?? (LinesFormat.isAddress(title) ? title : nil), line: 1)
      ]
    }
    for index in imported.bookmarks.indices {
      imported.bookmarks[index].starred = invocation.has("star")
      imported.bookmarks[index].folder = invocation.options["folder"].flatMap(FolderPath.init)
    }
    return imported
  }
}

extension Favorite {
  /// A bookmark from outside.
  ///
  /// - Parameter added: Its date if it brings none.
  init(_ bookmark: ImportedBookmark, id: String, added: Timestamp = .now) {
    self.init(
      id: id, title: bookmark.title, url: bookmark.url, starred: bookmark.starred,
      folder: bookmark.folder, added: bookmark.added ?? added, unknown: bookmark.unknown)
  }
}
