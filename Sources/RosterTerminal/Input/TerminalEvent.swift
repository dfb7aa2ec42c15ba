import RosterDrawing

/// What a terminal tells a program.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text that was pasted, as it came: it may hold line ends and control characters.
  case paste(String)
  case mouse(MouseEvent)
  /// The screen has another size; what was on it may be anywhere.
  case resized(CellSize)
  /// The program was stopped and goes on: nothing that it drew is on the screen any more.
  case resumed
  /// Somebody asks the program to stop for a while, as ctrl-Z does where it is no key.
  case suspend
  /// There is nothing more to come.
  case ended(TerminalEnd)
}

/// Why a terminal has nothing more to say.
public enum TerminalEnd: Hashable, Sendable {
  /// The terminal is gone, or its input is at its end.
  case hungUp
  /// Another program asked this one to end.
  case terminated
  /// Another program sent what ctrl-C sends where it is no key.
  case interrupted
}
