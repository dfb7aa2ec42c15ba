/// All commands, in the order of help.
enum CommandTable {
  static let commands: [Command] = [
    .ui, .list, .add, .toggle, .star, .unstar, .delete, .move, .edit, .undo, .restore, .export,
    .import, .path, .demo, .completion, .help,
  ]

  static let parser = parser(isTerminal: false)

  /// - Parameter isTerminal: Whether what runs without a command's name may take the terminal.
  static func parser(isTerminal: Bool) -> CommandLineParser {
    CommandLineParser(
      commands: commands, standard: .list, interactive: isTerminal ? .ui : nil)
  }

  static let summary = "keep a list of favorites"
  static let version = "0.1.0"

  static let examples = [
    Command.Example("favorites add Swift --url https://swift.org", "keep something"),
    Command.Example("favorites", "show the list; on a terminal, with keys to change it"),
    Command.Example("favorites toggle '#1'", "star it, or take the star away"),
    Command.Example("favorites import bookmarks.html", "bring a browser's bookmarks along"),
    Command.Example("favorites undo", "take the last change back"),
    Command.Example("favorites demo", "see it all on a sample, without touching anything"),
  ]

  /// What help says about the surroundings.
  static let environment: [(name: String, meaning: String)] = [
    ("FAVORITES_FILE", "the data file, unless --file names one"),
    ("XDG_DATA_HOME", "where favorites/favorites.json is (otherwise ~/.local/share)"),
    ("XDG_STATE_HOME", "where favorites/undo*.jsonl are (otherwise ~/.local/state)"),
    ("NO_COLOR, FAVORITES_NO_COLOR", "no color when set and not empty"),
    (
      "FAVORITES_NO_SCROLL_REGIONS", "ui does not scroll parts of the screen when set and not empty"
    ),
    ("ACCESSIBLE", "ui tells changes line by line when set to 1"),
    ("CLICOLOR_FORCE, FORCE_COLOR", "color everywhere when set and not 0"),
    ("CLICOLOR", "no color when set to 0"),
    ("TERM", "no color, and no ui, when not set, empty or dumb"),
  ]
}
