/// A measured figure beside its bar.
struct Verdict: Codable {
  enum Relation: String, Codable {
    case atMost = "≤"
    case atLeast = "≥"
    case exactly = "="
  }

  /// What a figure is.
  enum Unit: String, Codable {
    case ratio = "×"
    case microseconds = "µs"
    case bytes = "bytes"
    case count = ""
  }

  let bar: String
  let subject: String
  let measured: Double
  let unit: Unit
  let relation: Relation
  let limit: Double

  /// The series whose medians were divided; or one, or none.
  let series: [String]

  /// What the figure comes from, in words.
  let detail: String

  let isHit: Bool

  /// Whether it depends on a clock.
  var isTimed: Bool { !series.isEmpty }

  init(
    _ bar: String, _ subject: String, _ measured: Double, _ unit: Unit, _ relation: Relation,
    _ limit: Double, detail: String = "", series: [Series] = []
  ) {
    self.bar = bar
    self.subject = subject
    self.measured = measured
    self.unit = unit
    self.relation = relation
    self.limit = limit
    self.detail = detail
    self.series = series.map(\.name)
    switch relation {
    case .atMost: isHit = measured <= limit
    case .atLeast: isHit = measured >= limit
    case .exactly: isHit = measured == limit
    }
  }

  /// The median of one series divided by that of another.
  static func ratio(
    _ bar: String, _ subject: String, _ over: Series, _ under: Series, _ relation: Relation,
    _ limit: Double, detail: String = ""
  ) -> Verdict {
    let times = "\(Figures.time(over.median)) / \(Figures.time(under.median))"
    return Verdict(
      bar, subject, over.median / under.median, .ratio, relation, limit,
      detail: detail.isEmpty ? times : "\(times), \(detail)", series: [over, under])
  }

  /// The one that is furthest from its bar.
  static func worst(_ verdicts: [Verdict]) -> Verdict? {
    verdicts.max { left, right in
      left.relation == .atLeast ? left.measured > right.measured : left.measured < right.measured
    }
  }
}
