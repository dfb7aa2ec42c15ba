import RosterDiff

extension Bar {
  static let s11 = Bar(name: "S11", title: "memory beyond the identifiers") { run in
    try measureMemory(run, .ints)
    try measureMemory(run, .uuids)
    try measureMemory(run, .shortStrings)
  }
}

/// Counts what the allocator gave out for a snapshot, less the identifiers themselves.
private func measureMemory<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  let count = run.scale.large
  guard let start = allocatedBytes() else {
    run.note("S11: this platform's allocator does not say what it gave out.")
    return
  }
  var snapshot: Snapshot<Item>? = try Snapshot(list: kind.list(0..<count))
  func beyond() throws -> Double {
    let items = snapshot?.numberOfItems ?? 0
    let bytes = (allocatedBytes() ?? 0) - start - items * MemoryLayout<Item>.stride
    return Double(bytes) / Double(items)
  }
  run.add(
    Verdict(
      "S11", "\(kind.name): an item of \(Figures.count(count)), built at once", try beyond(),
      .bytes, .atMost, 24))
  let edits = count / 5
  var random = SplitMix(seed: 11)
  for index in 0..<edits {
    let anchor = kind.make(Int.random(in: 0..<count, using: &random))
    try snapshot?.insertItems([kind.make(count + index)], beforeItem: anchor)
  }
  run.add(
    Verdict(
      "S11", "\(kind.name): after \(Figures.count(edits)) single inserts", try beyond(), .bytes,
      .atMost, 24))
  keep(snapshot)
  snapshot = nil
  let left = (allocatedBytes() ?? 0) - start
  // The report has grown meanwhile; a leak would be far larger.
  run.check(
    left < 100_000 + count, "S11 \(kind.name): \(left) bytes stay when the snapshot is gone")
}
