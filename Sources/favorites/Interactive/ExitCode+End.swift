import RosterTerminal

extension ExitCode {
  /// What to tell the shell when the terminal has ended the program.
  init(_ end: TerminalEnd) {
    switch end {
    case .hungUp: self = .hungUp
    case .interrupted: self = .interrupted
    case .terminated: self = .terminated
    }
  }
}
