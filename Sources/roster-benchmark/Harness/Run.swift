/// One run of the program: how large things are, and what was found.
final class Run {
  let scale: Scale
  let time: Stopwatch.TimeSource
  private(set) var report = Report()
  let progress: (String) -> Void

  /// How often something was measured again.
  private(set) var repetitions = 0

  init(
    scale: Scale, time: Stopwatch.TimeSource = .wallClock, progress: @escaping (String) -> Void
  ) {
    self.scale = scale
    self.time = time
    self.progress = progress
  }

  /// Times contenders against each other, all at one size.
  func measure(_ subject: String, size: Int, _ contenders: [Contender]) throws -> [Series] {
    progress(subject)
    return try measure(contenders.map { ("\(subject): \($0.name)", size, $0) })
  }

  /// Times contenders against each other.
  ///
  /// They take turns, each round in another order, so that whatever else the machine does meets
  /// all of them. One round for all goes before the first that counts. Where the machine changed
  /// its speed meanwhile, medians come from one speed and from another: it is measured again, and
  /// the steadiest of a few measurements counts, whoever did well in it.
  func measure(
    _ entries: [(name: String, size: Int, contender: Contender)]
  ) throws -> [Series] {
    var samples = try rounds(of: entries.map(\.contender))
    var attempts = 1
    while scale.judgesTimes, attempts < 4, Self.unsteadiness(samples) > 1.25 {
      let again = try rounds(of: entries.map(\.contender))
      if Self.unsteadiness(again) < Self.unsteadiness(samples) { samples = again }
      attempts += 1
    }
    repetitions += attempts - 1
    let series = zip(entries, samples).map { entry, nanoseconds in
      Series(name: entry.name, size: entry.size, nanoseconds: nanoseconds)
    }
    report.series += series
    return series
  }

  /// Nanoseconds an operation, for each contender and round.
  private func rounds(of contenders: [Contender]) throws -> [[Double]] {
    var samples = [[Double]](repeating: [], count: contenders.count)
    for round in -1..<scale.rounds {
      for turn in contenders.indices {
        let index = (turn + round + 1) % contenders.count
        var watch = Stopwatch(time)
        try contenders[index].sample(&watch)
        guard round >= 0 else { continue }
        samples[index].append(watch.nanoseconds / Double(contenders[index].operations))
      }
    }
    return samples
  }

  /// The slowest round but one over the fastest but one, of the contender of whom that is most.
  private static func unsteadiness(_ samples: [[Double]]) -> Double {
    samples.map { rounds in
      let sorted = rounds.sorted().dropFirst().dropLast()
      guard let fastest = sorted.first, let slowest = sorted.last, fastest > 0 else { return 1 }
      return slowest / fastest
    }.max() ?? 1
  }

  func add(_ verdict: Verdict) { report.verdicts.append(verdict) }

  /// Notes that a result is wrong: then no time means anything.
  func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
    report.checks += 1
    if !isRight { report.faults.append(what()) }
  }

  func note(_ text: String) { report.notes.append(text) }
}
