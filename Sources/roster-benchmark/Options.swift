/// What the command line asks for.
struct Options {
  var only: Set<String> = []
  var isJSON = false
  var isSmoke = false

  static let usage = """
    usage: roster-benchmark [--only BAR]... [--json] [--smoke]

      --only BAR  measures that bar alone; may be given more than once
      --json      prints every sample and every verdict as JSON
      --smoke     small inputs, a few seconds: checks results, judges no times

    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--smoke": isSmoke = true
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
