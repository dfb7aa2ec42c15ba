extension Report {
  /// One line for each verdict, and what was wrong or left out.
  ///
  /// - Parameter judgesTimes: false where inputs are too small for times to mean something.
  func table(judgesTimes: Bool) -> String {
    let header = ["bar", "work", "measured", "required", "", "from"]
    let rows = [header] + verdicts.map { row($0, judgesTimes: judgesTimes) }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ")
    }
    lines.append("")
    let judged = verdicts.filter { judgesTimes || !$0.isTimed }
    let missed = judged.filter { !$0.isHit }.count
    lines.append("\(judged.count - missed) of \(judged.count) figures reach their bar.")
    lines.append("\(checks - faults.count) of \(checks) results are right.")
    lines += faults.map { "WRONG: \($0)" }
    lines += notes
    return lines.map(Self.withoutTrailingSpaces).joined(separator: "\n")
  }

  private func row(_ verdict: Verdict, judgesTimes: Bool) -> [String] {
    let unit = verdict.unit.rawValue.isEmpty ? "" : " \(verdict.unit.rawValue)"
    let isJudged = judgesTimes || !verdict.isTimed
    return [
      verdict.bar, verdict.subject, Figures.number(verdict.measured) + unit,
      "\(verdict.relation.rawValue) \(Figures.number(verdict.limit))\(unit)",
      isJudged ? (verdict.isHit ? "hit" : "MISS") : "-", verdict.detail,
    ]
  }

  private static func withoutTrailingSpaces(_ line: String) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }
}
