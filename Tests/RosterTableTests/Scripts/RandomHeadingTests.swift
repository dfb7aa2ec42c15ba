import Foundation
import Roster
import RosterDiffProof
import XCTest

/// Random lists whose sections have headers and footers that keep state, follow models, and are
/// changed by delegates in the middle of it: what shows is what was counted for that section.
@MainActor final class RandomHeadingTests: XCTestCase {
  func testManyScriptsOfListsWithHostedHeadings() async throws {
    let seed: UInt64 = 4_114
    print("seed \(seed)")
    let random = ScriptRandom(seed: seed)
    var presses = 0
    for script in 0..<500 {
      let list = HeadingScript(random)
      var done: [String] = []
      for _ in 0..<(4 + random.below(8)) {
        done.append(try list.act())
        if random.oneIn(3) { list.table.flush() }
        guard let fault = list.fault() else { continue }
        return XCTFail("seed \(seed), script \(script): \(fault)\n" + done.joined(separator: "\n"))
      }
      presses += list.presses
    }
    print("\(presses) presses")
    XCTAssertGreaterThan(presses, 100)
  }
}

/// What the program counts for a heading, beside what the heading counts itself.
private final class HeadingModel: ObservableObject {
  @Published var note = ""
}

private struct CountedHeading: View {
  let name: String
  let pressed: () -> Void
  @ObservedObject var model: HeadingModel
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)\(model.note)") {
      count += 1
      pressed()
    }
  }
}

@MainActor private final class HeadingScript: TableViewDelegate {
  let list = ListFixture(lines: 4, columns: 12, record: false)
  private(set) var presses = 0
  private let random: ScriptRandom
  private var counts: [String: Int] = [:]
  private var models: [String: HeadingModel] = [:]
  private var budget = 0

  var table: TableView { list.table }

  init(_ random: ScriptRandom) {
    self.random = random
    table.delegate = self
    table.preparedRowLimit = random.below(3)
    let registration = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> {
      [unowned self] view, section in configure(view, section)
    }
    list.source.headerTitleProvider = { [unowned self] in isNaming ? $0 : nil }
    let (hasHeaders, hasFooters) = (random.below(4) > 0, random.oneIn(2))
    list.source.supplementaryViewProvider = { [unowned self] table, edge, section in
      guard edge == .header ? hasHeaders : hasFooters else { return nil }
      callBack()
      guard section % 3 < 2 else { return nil }
      self.edge = edge
      return table.dequeueConfiguredReusableHeaderFooterView(using: registration, for: section)
    }
  }

  private var edge = SectionEdge.header
  private var isNaming = false

  private func configure(_ view: TableViewHeaderFooterView, _ section: Int) {
    let name = name(edge, of: section)
    let model = models[name] ?? HeadingModel()
    models[name] = model
    view.contentConfiguration = HostingConfiguration {
      CountedHeading(
        name: name,
        pressed: { [unowned self] in
          counts[name, default: 0] += 1
          presses += 1
        }, model: model)
    }.margins(.all, 0)
  }

  /// The name of a section of the state that the table shows; the data source's own look-ups
  /// answer the newest.
  private func name(_ edge: SectionEdge, of section: Int) -> String {
    isNaming = true
    defer { isNaming = false }
    let name = list.source.tableView(table, titleForHeaderInSection: section) ?? "?"
    return (edge == .header ? "h" : "f") + name
  }

  func act() throws -> String {
    budget = random.below(2)
    defer { budget = 0 }
    switch random.below(9) {
    case 0, 1, 2: return try applyAnother()
    case 3:
      var snapshot = list.source.snapshot()
      try snapshot.reloadSections(snapshot.sectionIdentifiers.filter { _ in random.oneIn(2) })
      list.apply(snapshot)
      return "reload sections"
    case 4:
      list.source.applySnapshotUsingReloadData(list.source.snapshot(), completion: nil)
      return "reload"
    case 5, 6:
      table.contentOffset.y = CGFloat(random.below(20) * 8)
      return "scroll to \(table.contentOffset.y)"
    case 7:
      let names = models.keys.sorted()
      guard !names.isEmpty else { return "nothing" }
      let name = names[random.below(names.count)]
      models[name]?.note = ["", "!", " a longer note"][random.below(3)]
      return "note of \(name)"
    default:
      let regions = table.render().pressRegions
      guard !regions.isEmpty else { return "nothing" }
      let region = regions[random.below(regions.count)]
      table.press(at: region.rect.origin)
      return "press \(region.label)"
    }
  }

  private func applyAnother() throws -> String {
    var names = ["A", "B", "C", "D"].filter { _ in random.below(4) > 0 }
    names.shuffle(using: &random.generator)
    let sections = names.map { name in
      "\(name): " + (0..<random.below(4)).map { "\(name.lowercased())\($0)" }.joined(separator: " ")
    }
    let gone = Set(["A", "B", "C", "D"]).subtracting(names)
    list.apply(try makeSnapshot(sections))
    // With its section goes what was counted for it.
    for name in gone { (counts["h\(name)"], counts["f\(name)"]) = (nil, nil) }
    return "apply \(sections)"
  }

  private func callBack() {
    guard budget > 0, random.oneIn(6) else { return }
    budget -= 1
    switch random.below(3) {
    case 0: table.reloadData()
    case 1: table.contentOffset.y += 16
    default: _ = try? applyAnother()
    }
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) { callBack() }

  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int
  ) { callBack() }

  func fault() -> String? {
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    let picture = table.picture()
    var shown = 0
    for edge in SectionEdge.allCases {
      for section in 0..<table.numberOfSections {
        let view =
          edge == .header
          ? table.headerView(forSection: section) : table.footerView(forSection: section)
        guard let view else { continue }
        shown += 1
        let name = name(edge, of: section)
        let text = "\(name)\(counts[name] ?? 0)\(models[name]?.note ?? "")"
        let lines = view.picture().split(separator: "\n").joined(separator: " ")
        let words = lines.split(separator: " ").joined(separator: " ")
        guard words == text else { return "\(name) shows \(words), not \(text)\n\(picture)" }
        let rect =
          edge == .header
          ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
        guard view.frame.size == rect.size, view.superview === table else {
          return "\(name) is at \(view.frame), not \(rect)"
        }
        guard view.frame.maxY > table.bounds.minY, view.frame.minY < table.bounds.maxY else {
          return "\(name) is on screen at \(view.frame), out of \(table.bounds)"
        }
      }
    }
    let views = table.subviews.filter { $0 is TableViewHeaderFooterView }.count
    return views == shown ? nil : "\(views) headings in the table, \(shown) on screen"
  }
}
