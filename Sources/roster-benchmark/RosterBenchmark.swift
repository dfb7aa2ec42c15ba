import Foundation

/// Measures what edits, look-ups and changes cost beside what the toolchain has, and says of each
/// figure whether it reaches its bar.
///
/// It uses the package as a client does, from outside its modules. Results are checked; if one is
/// wrong the exit code is 1. Times are reported and never fail anything.
@main @MainActor
struct RosterBenchmark {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try run(options))
    } catch let error as UsageError {
      writeError("roster-benchmark: \(error.message)\n\(Options.usage)")
      exit(64)
    } catch {
      writeError("roster-benchmark: \(error)\n")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    let run = Run(scale: options.isSmoke ? .smoke : .full, time: options.time) { subject in
      if !options.isSmoke { writeError("\r\u{1B}[K\(subject)") }
    }
    let bars = Bar.all.filter {
      options.only.isEmpty ? !options.isReal : options.only.contains($0.name)
    }
    for bar in bars { try bar.measure(run) }
    if run.repetitions > 0 {
      run.note("Measured again, because the machine changed its speed: \(run.repetitions) times.")
    }
    if options.isReal { try measureRealNames(run, file: options.realFile) }
    if !options.isSmoke { writeError("\r\u{1B}[K") }
    if options.isJSON {
      print(try run.report.json())
    } else {
      print(run.report.table(judgesTimes: run.scale.judgesTimes))
    }
    return run.report.faults.isEmpty ? 0 : 1
  }
}

func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
