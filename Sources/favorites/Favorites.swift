import Foundation

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
      switch try CommandTable.parser.parse(CommandLineWords.read()) {
      case .help(let command):
        console.lines(command.map(Help.lines(for:)) ?? Help.overview)
      case .version:
        console.line("favorites \(CommandTable.version)")
      case .run(let invocation):
        let color = invocation.has("no-color") ? "never" : invocation.options["color"]
        console = Console(environment: environment, color: color ?? "auto")
        try invocation.command.run(invocation, Session(console: console, environment: environment))
      }
      console.flush()
      return .done
    } catch {
      let failure = Failure(error)
      console.problem(failure.message, details: failure.details)
      return failure.code
    }
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
