extension Command {
  static let list = Command(
    name: "list", aliases: ["ls"],
    summary: "show the favorites",
    arguments: [
      Argument(
        name: "PATTERN", isOptional: true, isRepeated: true,
        summary: "only those whose title, address or folder has this text in it")
    ],
    options: [
      Option(name: "all", summary: "all of them (as without an option)"),
      Option(name: "starred", summary: "only those with a star"),
      Option(name: "unstarred", summary: "only those without a star"),
      .group,
    ] + Option.formats,
    exclusive: [["all", "starred", "unstarred"], Option.formatNames],
    notes: [
      "Case and accents in PATTERN do not matter. One that finds nothing prints nothing: no error.",
      "#N counts the whole list in its stored order, whatever is shown.",
      "JSON has id, title and starred, and url, folder and added where there are any.",
      "added is a moment such as 2026-01-31T12:00:00Z; what other programs keep is there, too.",
    ],
    examples: [
      Example("favorites list", "everything, those with a star first"),
      Example("favorites list --starred swift", "with a star and \"swift\" somewhere"),
      Example("favorites list --group folder", "in the folders they are kept in"),
      Example("favorites list --json", "for other programs"),
    ]
  ) { invocation, session in
    let document = try session.store(invocation).read()
    let style = ListStyle(grouping: ListGrouping(invocation), filter: ListFilter(invocation))
    guard case .text = OutputFormat(invocation) else {
      session.show(document.items.filter(style.filter.accepts), invocation) { [] }
      return
    }
    // Where nothing is to be shown, headings alone would look like an answer to who reads the output.
    if document.items.contains(where: style.filter.accepts) {
      session.console.list(try FavoritesList(document, style: style))
    }
    if document.items.isEmpty {
      session.console.note(
        "No favorites yet. Keep one: favorites add Swift --url https://swift.org")
    }
  }
}
