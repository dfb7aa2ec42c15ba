/// One run of the program: how large things are, and what was found.
final class Run {
  let scale: Scale
  let time: Stopwatch.TimeSource
  private(set) var report = Report()
  let progress: (String) -> Void

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
  /// all of them. One round for all goes before the first that counts.
  func measure(
    _ entries: [(name: String, size: Int, contender: Contender)]
  ) throws -> [Series] {
    let contenders = entries.map(\.contender)
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
    let series = zip(entries, samples).map { entry, nanoseconds in
      Series(name: entry.name, size: entry.size, nanoseconds: nanoseconds)
    }
    report.series += series
    return series
  }

  func add(_ verdict: Verdict) { report.verdicts.append(verdict) }

  /// Notes that a result is wrong: then no time means anything.
  func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
    report.checks += 1
    if !isRight { report.faults.append(what()) }
  }

  func note(_ text: String) { report.notes.append(text) }
}
