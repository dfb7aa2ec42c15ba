import Foundation
import Roster

extension Command {
  static let demo = Command(
    name: "demo",
    summary: "show what the program does, on a sample of its own",
    notes: [
      "The sample is in a temporary folder that goes at the end. Your favorites are not touched.",
      "Each step runs the command as it stands there, and shows the list before and after.",
    ],
    examples: [Example("favorites demo", "a list, a toggle, a move, a delete and an undo")]
  ) { _, session in
    try Demo(console: session.console).run()
  }
}

/// Runs commands on a sample and shows the list before and after each.
@MainActor
private struct Demo {
  let console: Console

  private static let steps = [
    ["toggle", "tea"], ["move", "swift", "--before", "atlas"], ["delete", "radio"], ["undo"],
  ]

  private static let sample: [Favorite] = [
    Favorite(id: "atlas", title: "Atlas of the world", url: "https://atlas.example", starred: true),
    Favorite(id: "tea", title: "茶道 tea ceremony", folder: FolderPath("Home")),
    Favorite(id: "radio", title: "Радио", url: "https://radio.example"),
    Favorite(
      id: "swift", title: "Swift", url: "https://swift.org", starred: true,
      folder: FolderPath("Work/Swift")),
    Favorite(id: "cake", title: "Cake 🍰 recipes", folder: FolderPath("Home")),
  ]

  func run() throws {
    var template = Array((NSTemporaryDirectory() + "/favorites-demo.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemError(operation: "make", path: NSTemporaryDirectory(), code: errno)
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/favorites.json"
    // Both are named, so that nothing of this reaches the user's own files.
    let environment = Environment(["FAVORITES_FILE": file, "XDG_STATE_HOME": folder + "/state"])
    let session = Session(console: console, environment: environment)
    let store = FavoritesStore(
      location: try StoreLocation(file: file, environment: environment))
    _ = try store.change("sample") { $0.items = Self.sample }

    try step(["list"], session)
    for words in Self.steps {
      let before = try store.read()
      try step(words + ["--batches"], session)
      try show(before, try store.read())
    }
  }

  private func step(_ words: [String], _ session: Session) throws {
    console.line("$ favorites " + words.joined(separator: " "), .heading)
    guard case .run(let invocation) = try CommandTable.parser.parse(words) else { return }
    try invocation.command.run(invocation, session)
    // Of the sample nothing is left.
    console.done = nil
    console.line("")
  }

  /// Two pictures side by side.
  private func show(_ old: FavoritesDocument, _ new: FavoritesDocument) throws {
    let list = try FavoritesList(old, style: .brief)
    let before = ["before"] + list.picture().map { "  " + $0 }
    try list.apply(new)
    let after = ["after"] + list.picture().map { "  " + $0 }
    let profile = WidthProfile.unicode
    let width = before.map { profile.width(of: $0) }.max() ?? 0
    for row in 0..<max(before.count, after.count) {
      let left = row < before.count ? before[row] : ""
      let right = row < after.count ? after[row] : ""
      let line = right.isEmpty ? left : profile.pad(left, to: width + 4) + right
      console.line("  " + line)
    }
    console.line("")
  }
}
