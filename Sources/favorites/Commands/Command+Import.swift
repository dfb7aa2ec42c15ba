extension Command {
  static let `import` = Command(
    name: "import",
    summary: "bring favorites in from a file: a browser's bookmarks, JSON or lines",
    arguments: [
      Argument(name: "FILE", summary: "the file, or - for the standard input")
    ],
    options: [
      Option(
        name: "format", value: "FORMAT", choices: ExchangeFormat.allCases.map(\.rawValue),
        summary: "what FILE holds, if its first character does not show it"),
      Option(name: "merge", summary: "keep what is there and add what is new (as without it)"),
      Option(name: "replace", summary: "let the file's favorites take the place of all others"),
    ] + Option.change,
    exclusive: [["merge", "replace"], Option.formatNames],
    notes: [
      "FILE is UTF-8, or UTF-16 or UTF-32 with a byte order mark.",
      "Browsers' folders become folder paths; dates are kept.",
      "The same title, address and folder is the same favorite: it is not brought in twice.",
      "Parts that cannot be read are skipped and named by line. \"favorites undo\" takes all back.",
    ],
    examples: [
      Example("favorites import bookmarks.html", "what Firefox, Chrome or Safari exported"),
      Example("favorites import backup.json --replace", "back to an earlier state"),
      Example("cut -f1 titles.tsv | favorites import -", "a title a line"),
    ]
  ) { invocation, session in
    let file = invocation.arguments[0]
    guard !file.isEmpty else { throw Failure.usage("FILE needs a name; - is the standard input.") }
    let imported = try session.read(file, invocation)
    var outcome = ImportOutcome()
    let done = try session.change("import", invocation) { document in
      if invocation.has("replace"), imported.bookmarks.isEmpty, !document.items.isEmpty {
        throw Failure.failed(
          "there is no favorite in \(file) to replace the list with. Nothing was changed. "
            + "\"favorites delete --all\" empties it.")
      }
      outcome = document.take(imported.bookmarks, replacing: invocation.has("replace"))
    }
    let added = done.new.favorites(outcome.added)
    session.show(added, invocation) { [outcome.summary(of: done)] }
    session.report(imported, outcome)
    try session.finish(done, invocation)
  }
}

extension Session {
  fileprivate func read(_ file: String, _ invocation: Invocation) throws -> ImportedBookmarks {
    var bytes = try contents(of: file)
    let repairs = UTF8Repair.repair(&bytes)
    let format =
      ExchangeFormat(option: invocation) ?? ExchangeFormat(contents: bytes)
    var imported: ImportedBookmarks
    switch format {
    case .html: imported = BookmarkHTMLReader.read(bytes)
    case .lines: imported = LinesFormat.read(bytes)
    case .json:
      do {
        imported = try JSONFormat.read(bytes)
      } catch {
        throw Failure.failed(
          "cannot import \(file): \(error.reason). Nothing was changed. If it is not JSON, name "
            + "its form with --format.")
      }
    }
    imported.repaired += repairs
    return imported
  }

  private func contents(of file: String) throws -> [UInt8] {
    if file == "-" { return try readInput() }
    do {
      guard let data = try FileContents.read(file) else {
        throw Failure.failed("there is no file \(file). Nothing was changed.")
      }
      return [UInt8](data)
    } catch let error as SystemError {
      throw Failure.failed("cannot read \(file): \(error.reason). Nothing was changed.")
    }
  }

  /// Says what was not taken as it stood.
  func report(_ imported: ImportedBookmarks, _ outcome: ImportOutcome) {
    func note(_ count: Int, _ words: String, _ lines: [Int], _ reasons: [String]) {
      guard count > 0 else { return }
      let shown = lines.prefix(Self.linesShown).map(String.init).joined(separator: ", ")
      let rest = count > Self.linesShown ? " and \(count - Self.linesShown) more" : ""
      let unit = count == 1 ? imported.unit : imported.unit + "s"
      let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
      console.note("\(count) \(words)\(why): \(unit) \(shown)\(rest).")
    }
    func reasons(_ flaws: [ImportedBookmarks.Flaw]) -> [String] {
      Array(Set(flaws.map(\.reason)).sorted().prefix(Self.reasonsShown))
    }
    let (skipped, repaired) = (imported.skipped, imported.repaired)
    note(
      outcome.repeated.count,
      outcome.replaced ? "repeated, taken once" : "already there or repeated",
      outcome.repeated.map(\.line), [])
    note(skipped.count, "skipped", skipped.map(\.line), reasons(skipped))
    note(repaired.count, "taken after repair", repaired.map(\.line).sorted(), reasons(repaired))
  }

  private static var linesShown: Int { 10 }
  private static var reasonsShown: Int { 5 }
}
