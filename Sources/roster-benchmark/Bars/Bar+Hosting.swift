import Foundation
import Observation
import Roster

extension Bar {
  static let hosting = Bar(name: "hosting", title: "a model changes its hosted row") { run in
    let small = try measureRows(run, count: run.scale.small)
    let large = try measureRows(run, count: run.scale.large)
    let size = Figures.count(run.scale.large)
    run.add(
      Verdict(
        "hosting", "model to drawing of its row, n = \(size)", large.row.median / 1_000,
        .microseconds, .atMost, 50, detail: "one of 50 rows on screen", series: [large.row]))
    run.add(
      .ratio(
        "hosting", "growth from n = \(Figures.count(run.scale.small)) to \(size)", large.row,
        small.row, .atMost, 2))
    try measureMemory(run)
    run.note(
      "hosting: a row by hand, as a string, takes \(Figures.time(large.byHand.median)); "
        + "the table's picture of 50 rows after it \(Figures.time(large.table.median))")
  }
}

@Observable
private final class Favorite {
  let number: Int
  var isFavorite = false
  init(_ number: Int) { self.number = number }
}

private struct FavoriteRow: View {
  let favorite: Favorite
  var body: some View {
    HStack {
      Button {
        favorite.isFavorite.toggle()
      } label: {
        Image(systemName: favorite.isFavorite ? "star.fill" : "star").foregroundStyle(.purple)
      }
      Text("Favorite \(favorite.number)")
      Spacer()
    }
  }
}

private struct RowSeries {
  let row: Series
  let table: Series
  let byHand: Series
}

/// A favourite on screen changes; the table works it off, and the row is drawn.
@MainActor
private func measureRows(_ run: Run, count: Int) throws -> RowSeries {
  let operations = run.scale.judgesTimes ? 2_000 : 10
  let rows = 50
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: rows * 16))
  var shown: [Int: Favorite] = [:]
  let registration = TableView.CellRegistration<TableViewCell, Int> { cell, _, number in
    let favorite = shown[number] ?? Favorite(number)
    shown[number] = favorite
    cell.contentConfiguration = HostingConfiguration { FavoriteRow(favorite: favorite) }
  }
  let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, number in
    table.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
  }
  source.apply(try DiffableDataSourceSnapshot([(0, Array(0..<count))]))
  table.flush()
  try table.scrollToRow(at: ItemPath(row: count / 2, section: 0), at: .top, animated: false)
  table.flush()
  let visible = table.indexPathsForVisibleRows ?? []
  run.check(visible.count == rows, "hosting: \(visible.count) rows are on screen")

  func change(_ index: Int) -> TableViewCell? {
    let path = visible[index % visible.count]
    shown[path.row]?.isFavorite.toggle()
    table.flush()
    return table.cellForRow(at: path)
  }
  for index in 0..<rows {
    let picture = change(index)?.picture()
    run.check(
      picture == " ★ Favorite \(visible[index].row)", "hosting: the row is \(picture ?? "away")")
  }
  _ = table.render()
  let series = try run.measure(
    "hosting, n = \(Figures.count(count))", size: count,
    [
      Contender("the row", operations: operations) { watch in
        for index in 0..<operations { watch.time { keep(change(index)?.render()) } }
      },
      Contender("the table", operations: operations / 10) { watch in
        for index in 0..<operations / 10 {
          watch.time {
            keep(change(index))
            keep(table.render())
          }
        }
      },
      Contender("a string by hand", operations: operations) { watch in
        for index in 0..<operations {
          let favorite = shown[visible[index % rows].row]
          watch.time {
            favorite?.isFavorite.toggle()
            let star = favorite?.isFavorite == true ? "★" : "☆"
            keep(" \(star) Favorite \(favorite?.number ?? 0)")
          }
        }
      },
    ])
  return RowSeries(row: series[0], table: series[1], byHand: series[2])
}

/// What a table of hosted rows holds when all of them have been on screen, in windows of 50.
@MainActor
private func measureMemory(_ run: Run) throws {
  let count = run.scale.judgesTimes ? 10_000 : 1_000
  let favorites = (0..<count).map(Favorite.init)
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 50 * 16))
  let registration = TableView.CellRegistration<TableViewCell, Int> { cell, _, number in
    let favorite = favorites[number]
    cell.contentConfiguration = HostingConfiguration { FavoriteRow(favorite: favorite) }
  }
  let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, number in
    table.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
  }
  source.apply(try DiffableDataSourceSnapshot([(0, Array(0..<count))]))
  func scroll(_ rows: Range<Int>) throws {
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 50) {
      try table.scrollToRow(at: ItemPath(row: row, section: 0), at: .top, animated: false)
      keep(table.render())
    }
  }
  // Observation keeps some 270 bytes in every model that anybody has ever followed, so all of them
  // are followed once before anything is counted.
  for favorite in favorites {
    withObservationTracking {
      keep(favorite.isFavorite)
    } onChange: {
    }
    favorite.isFavorite.toggle()
  }
  try scroll(0..<count / 10)
  guard let first = allocatedBytes() else {
    return run.note("hosting: this platform's allocator does not say what it gave out.")
  }
  try scroll(count / 10..<count)
  try scroll(0..<count)
  let last = allocatedBytes() ?? first
  run.add(
    Verdict(
      "hosting", "bytes for a row that was scrolled through, n = \(Figures.count(count))",
      Double(last - first) / Double(count), .bytes, .atMost, 8,
      detail: "twice through, in windows of 50; \(Figures.count(last)) bytes in all"))
  run.check(table.visibleCells.count == 50, "hosting: \(table.visibleCells.count) cells")
}
