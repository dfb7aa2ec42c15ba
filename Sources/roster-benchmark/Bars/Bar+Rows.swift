import Observation
import Roster

extension Bar {
  /// Hosted rows: what one costs beside the same line padded by hand, and how cost grows.
  static let rows = Bar(name: "rows", title: "declarative rows, built, laid out and drawn") { run in
    try measureRows(run)
    try measureGrowth(run)
  }
}

@Observable
private final class Counter {
  var count = 0
}

private struct FavoriteRow: View {
  let title: String
  let isOn: Bool

  var body: some View {
    HStack {
      Image(systemName: "star").foregroundStyle(.purple)
      Text(title)
      Spacer()
      if isOn { Image(systemName: "checkmark") }
    }
  }
}

private struct CounterRow: View {
  let counter: Counter
  var body: some View { FavoriteRow(title: "number \(counter.count)", isOn: true) }
}

@MainActor
private func measureRows(_ run: Run) throws {
  let operations = run.scale.judgesTimes ? 2_000 : 20
  let titles = ["Favorites number 12", "Favorites number 13"]
  let host = ViewHost(isActive: false)
  let counter = Counter()
  let followed = ViewHost()
  followed.setContent(CounterRow(counter: counter))
  host.setContent(FavoriteRow(title: titles[0], isOn: true))
  run.check(
    host.render(width: 40, height: 1).picture() == padded(titles[0]), "rows: another line")
  let series = try run.measure(
    "rows, 4 views", size: 4,
    [
      Contender("build, lay out, draw", operations: operations) { watch in
        watch.time {
          for number in 0..<operations {
            host.setContent(FavoriteRow(title: titles[number & 1], isOn: true))
            keep(host.render(width: 40, height: 1))
          }
        }
      },
      Contender("a line padded by hand", operations: operations) { watch in
        watch.time { for number in 0..<operations { keep(padded(titles[number & 1])) } }
      },
      Contender("a model changes, and its row follows", operations: operations) { watch in
        watch.time {
          for _ in 0..<operations {
            counter.count += 1
            keep(followed.render(width: 40, height: 1))
          }
        }
      },
    ])
  run.add(
    Verdict(
      "rows", "a row of 4 views", series[0].median / 1e3, .microseconds, .atMost, 5,
      series: [series[0]]))
  run.add(.ratio("rows", "a row of 4 views / a line by hand", series[0], series[1], .atMost, 8))
  run.add(
    Verdict(
      "rows", "a row that follows its model", series[2].median / 1e3, .microseconds, .atMost, 50,
      series: [series[2]]))
}

private func padded(_ title: String) -> String {
  "☆ " + WidthProfile.unicode.pad(title, to: 36) + " ✓"
}

@MainActor
private func measureGrowth(_ run: Run) throws {
  let scale = run.scale.judgesTimes ? 10 : 1
  func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Text("x"))
    for _ in 0..<levels {
      let inner = view
      view = AnyView(HStack { inner })
    }
    return view
  }
  func rows(_ count: Int) -> AnyView {
    AnyView(VStack { ForEach(0..<count) { Text("row \($0)") } })
  }
  func time(_ subject: String, _ size: Int, _ view: AnyView) throws -> Series {
    let host = ViewHost(isActive: false)
    return try run.measure(
      "rows, \(subject), n = \(Figures.count(size))", size: size,
      [
        Contender("build, lay out, draw") { watch in
          watch.time {
            host.setContent(view)
            host.environment = EnvironmentValues()
            keep(host.render(width: 40))
          }
        }
      ])[0]
  }
  let deep = (20, 20 * scale)
  run.add(
    .ratio(
      "rows", "growth from \(deep.0) to \(deep.1) levels",
      try time("levels", deep.1, nested(deep.1)), try time("levels", deep.0, nested(deep.0)),
      .atMost, 14))
  let wide = (1_000, 1_000 * scale)
  run.add(
    .ratio(
      "rows", "growth from \(Figures.count(wide.0)) to \(Figures.count(wide.1)) children",
      try time("children", wide.1, rows(wide.1)), try time("children", wide.0, rows(wide.0)),
      .atMost, 14))
}
