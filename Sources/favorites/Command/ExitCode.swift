/// What the program tells the shell.
enum ExitCode: Int32 {
  case done = 0
  /// Files that cannot be read or written, and damaged ones.
  case failed = 1
  /// A favorite was named that is not there, or by an ambiguous name. Nothing was changed.
  case notFound = 2
  /// The command line cannot be understood.
  case usage = 64
  /// Another process holds the list; trying again may work.
  case busy = 75
  // As shells have it: 128 and the number of a signal.
  /// The terminal went away.
  case hungUp = 129
  /// Left with ctrl-C.
  case interrupted = 130
  /// Another program asked this one to end.
  case terminated = 143

  /// For help.
  var meaning: String {
    switch self {
    case .done: "done; also when a pattern finds nothing or nothing had to change"
    case .failed:
      "a file cannot be read or written, or is damaged; nothing was changed unless that is said"
    case .notFound:
      "a favorite that was named is not there, or several are meant; nothing was changed"
    case .usage: "the command line cannot be understood; nothing was changed"
    case .busy: "another favorites kept the list for 5 seconds; nothing was changed"
    case .hungUp: "the terminal of ui went away; it was left as it was"
    case .interrupted: "ui was left with ctrl-C"
    case .terminated: "ui was asked to end by SIGTERM"
    }
  }

  static var all: [ExitCode] {
    [.done, .failed, .notFound, .usage, .busy, .hungUp, .interrupted, .terminated]
  }
}

/// Ends a command with a message.
struct Failure: Error, Equatable {
  let code: ExitCode
  /// One line; more of it would let a title forge a message.
  let message: String
  /// Lines below it.
  var details: [String] = []

  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }
  static func notFound(_ message: String, details: [String] = []) -> Failure {
    Failure(code: .notFound, message: message, details: details)
  }
  static func failed(_ message: String) -> Failure { Failure(code: .failed, message: message) }
}

extension Failure {
  /// What any error means to the shell.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure:
      self = failure
    case let error as StoreError:
      let code: ExitCode =
        switch error {
        case .locked: .busy
        case .givenUp: .interrupted
        default: .failed
        }
      self.init(code: code, message: error.description)
    default:
      self.init(code: .failed, message: "\(error)")
    }
  }
}
