import Foundation
import RosterTerminal

@main
enum Favorites {
  @MainActor
  static func main() {
    prepareProcess()
    exit(run(environment: .process).rawValue)
  }

  @MainActor
  private static func run(environment: Environment) -> ExitCode {
    var console = Console(environment: environment, color: "auto")
    do {
      switch try CommandTable.parser(isTerminal: isInteractive(environment)).parse(
        CommandLineWords.read())
      {
      case .help(let command):
        console.lines(command.map(Help.lines(for:)) ?? Help.overview)
      case .version:
        console.line("favorites \(CommandTable.version)")
      case .run(let invocation):
        let color = invocation.has("no-color") ? "never" : invocation.options["color"]
        console = Console(environment: environment, color: color ?? "auto")
        let session = Session(console: console, environment: environment)
        try invocation.command.run(invocation, session)
        console.flush()
        return session.code
      }
      console.flush()
      return .done
    } catch {
      let failure = Failure(error)
      console.problem(failure.message, details: failure.details)
      return failure.code
    }
  }

  /// Whether somebody is there to use the list with keys.
  private static func isInteractive(_ environment: Environment) -> Bool {
    StandardTerminal.isAvailable && (environment.hasScreen || environment.isAccessible)
  }

  private static func prepareProcess() {
    // A reader that goes away ends the program quietly, whatever the parent process set.
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow is an error to report, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
    // Files that are opened later must not become the standard streams.
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
