import Foundation
import RosterDiffProof

/// `roster-exhaustive [items] [sections]`: the exhaustive proof, on all cores.
@main
struct RosterExhaustive {
  static func main() async {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) }
    guard numbers.count <= 2, numbers.allSatisfy({ $0 != nil }) else {
      return fail("usage: roster-exhaustive [items] [sections]")
    }
    let items = numbers.first.flatMap { $0 } ?? 5
    let sections = numbers.dropFirst().first.flatMap { $0 } ?? 3
    let proof = ExhaustiveProof(items: items, sections: sections)
    let clock = ContinuousClock()
    let start = clock.now
    let workers = 16
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
      "exhaustive: \(outcome.pairs) of \(proof.pairs) pairs, \(outcome.stages) stages,",
      "\(outcome.failures.count) failures, \(clock.now - start)")
    if !outcome.failures.isEmpty { fail(outcome.failures.joined(separator: "\n")) }
  }

  private static func fail(_ message: String) {
    print(message)
    exit(1)
  }
}
