/// What the command line asks for.
struct Options {
  var only: Set<String> = []
  var isJSON = false
  var isSmoke = false
  var time = Stopwatch.TimeSource.wallClock

  /// Whether a list of real names is measured, and the file that holds it.
  var isReal = false
  var realFile: String?

  static let usage = """
    usage: roster-benchmark [--only BAR]... [--real [FILE]] [--cpu] [--json] [--smoke]

      --only BAR  measures that bar alone; may be given more than once
      --real      measures a list of real names alone: the lines of FILE, or what this machine's
                  package lists and word lists name
      --cpu       counts the processor's time, not the clock's: for a machine that is shared
      --json      prints every sample and every verdict as JSON
      --smoke     small inputs, a few seconds: checks results, judges no times

    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--smoke": isSmoke = true
      case "--cpu": time = .processor
      case "--real":
        isReal = true
        if let file = rest.first, !file.hasPrefix("-") { realFile = rest.removeFirst() }
      case "--only":
        guard let name = rest.popFirst() else { throw UsageError("--only wants a bar") }
        guard let bar = Bar.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
          let names = Bar.all.map(\.name).joined(separator: ", ")
          throw UsageError("there is no bar '\(name)'; there are \(names)")
        }
        only.insert(bar.name)
      default: throw UsageError("unknown argument '\(argument)'")
      }
    }
  }
}

struct UsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
