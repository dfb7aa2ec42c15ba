extension Command {
  static let export = Command(
    name: "export",
    summary: "write all favorites to a file or to the standard output",
    arguments: [
      Argument(
        name: "FILE", isOptional: true,
        summary: "the file; - or nothing means the standard output")
    ],
    options: [
      Option(
        name: "format", value: "FORMAT", choices: ExchangeFormat.allCases.map(\.rawValue),
        summary: "this program's own, a title a line, or a browser's bookmark file"),
      Option(name: "force", letter: "f", summary: "replace FILE if it is there"),
    ],
    notes: [
      "Without --format, the end of FILE's name decides: .html, .txt, otherwise json.",
      "Lines hold titles and addresses only; html, which browsers read, all but ids and unknown keys.",
    ],
    examples: [
      Example("favorites export bookmarks.html", "for a browser"),
      Example("favorites export > backup.json", "everything, to keep"),
      Example("favorites export --format lines | sort", "titles for other tools"),
    ]
  ) { invocation, session in
    let store = try session.store(invocation)
    let file = invocation.arguments.first ?? "-"
    guard !file.isEmpty else { throw Failure.usage("FILE needs a name; - is the standard output.") }
    let format =
      ExchangeFormat(option: invocation) ?? ExchangeFormat(fileName: file) ?? .json
    let target = try ExportTarget(file, of: store.location)
    let document = try store.read()
    try target.write(
      format.write(document), file, isReplacing: invocation.has("force"), session.console)
    // No message may follow what goes to the standard output.
    if case .output = target { return }
    session.console.done = "\(file) was written all the same."
    session.console.line("Exported \(document.items.count) favorites to \(file)")
  }
}

extension ExchangeFormat {
  fileprivate func write(_ document: FavoritesDocument) -> [UInt8] {
    switch self {
    case .json: document.json
    case .lines: LinesFormat.write(document.items)
    case .html: BookmarkHTMLWriter.write(document.items)
    }
  }
}
