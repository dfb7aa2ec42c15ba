import Foundation
import RosterDiffProof

/// `roster-exhaustive [items] [sections]`: the exhaustive proof, on all cores.
///
/// Without arguments: up to five items over up to three sections; and up to three items, asking
/// the library's own replay and look-ups as well.
@main
struct RosterExhaustive {
  static func main() async {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) }
    switch numbers.count {
    case 0:
      await prove(items: 3, sections: 3, asksTheBatch: true)
      await prove(items: 5, sections: 3, asksTheBatch: false)
    case 2:
      guard let items = numbers[0], let sections = numbers[1] else { fallthrough }
      await prove(items: items, sections: sections, asksTheBatch: true)
    default: fail("usage: roster-exhaustive [items sections]")
    }
  }

  private static func prove(items: Int, sections: Int, asksTheBatch: Bool) async {
    let proof = ExhaustiveProof(items: items, sections: sections, asksTheBatch: asksTheBatch)
    let clock = ContinuousClock()
    let start = clock.now
    let workers = ProcessInfo.processInfo.activeProcessorCount
    var outcome = ExhaustiveProof.Outcome()
    await withTaskGroup(of: ExhaustiveProof.Outcome.self) { group in
      for worker in 0..<workers {
        group.addTask {
          do {
            return try proof.run(from: worker, by: workers)
          } catch {
            var outcome = ExhaustiveProof.Outcome()
            outcome.failures.append("\(error)")
            return outcome
          }
        }
      }
      for await part in group { outcome.add(part) }
    }
    print(
      "exhaustive, \(items) items over \(sections) sections: \(outcome.pairs) pairs,",
      "\(outcome.stages) stages, \(outcome.failures.count) failures, \(clock.now - start)")
    if !outcome.failures.isEmpty { fail(outcome.failures.joined(separator: "\n")) }
  }

  private static func fail(_ message: String) {
    print(message)
    exit(1)
  }
}
