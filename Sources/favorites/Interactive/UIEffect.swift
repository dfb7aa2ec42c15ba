import RosterTerminal

/// What a key asks for.
enum UIEffect: Equatable {
  /// The list's table, or that of the help, takes the key.
  case table(Key), help(Key)
  case change(UIChange)
  case undo
  /// Only rows with this text in them are to be shown.
  case filter(String)
  case clearMarks
  case repaint, suspend
  case leave(ExitCode)
}
