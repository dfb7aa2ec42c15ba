/// Something that is known to have made lists slow, or crash, elsewhere. Names that begin with B
/// are those of `Fixtures/Conformance/reported_faults.json`.
struct WorstShape {
  let name: String

  /// The smaller of two sizes; the other is twice as large.
  let size: Int

  /// Makes the work on `size` things, and checks its results.
  let prepare: (_ run: Run, _ size: Int) throws -> Contender

  init(
    _ name: String, size: Int, prepare: @escaping (_ run: Run, _ size: Int) throws -> Contender
  ) {
    self.name = name
    self.size = size
    self.prepare = prepare
  }

  /// Times both sizes in turns: twice as many things may take three times as long.
  func measure(_ run: Run) throws {
    let size = run.scale.judgesTimes ? size : max(8, size / 100)
    let series = try run.measure(
      "worst: \(name)", size: size, try [size, 2 * size].map { try prepare(run, $0) })
    run.add(
      .ratio(
        "worst", "\(name): growth from \(Figures.count(size)) to \(Figures.count(2 * size))",
        series[1], series[0], .atMost, 3))
  }
}
