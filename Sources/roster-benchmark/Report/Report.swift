/// What a run found: every series, every verdict, every fault.
struct Report: Codable {
  var series: [Series] = []
  var verdicts: [Verdict] = []

  /// Results that were checked for being right, and what was wrong.
  var checks = 0
  var faults: [String] = []

  /// What could not be measured here, and why.
  var notes: [String] = []
}
