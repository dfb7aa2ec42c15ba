import Foundation
import Roster
import RosterDrawing
import XCTest

/// However a cell came to be as it is, it looks as one that was made so.
@MainActor final class RandomCellTests: XCTestCase {
  private typealias Change = (TableViewCell) -> Void

  private final class Source: TableViewDataSource {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 192, height: 96), style: .grouped)
    init() {
      table.dataSource = self
      table.layoutIfNeeded()
    }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      cell
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }
  }

  private func content(_ kind: Int, _ text: String, _ isOwn: Bool) -> ListContentConfiguration {
    let kinds: [ListContentConfiguration] = [.cell(), .subtitleCell(), .valueCell(), .header()]
    var content = kinds[kind]
    content.text = text
    content.secondaryText = kind > 0 ? "second" : nil
    if isOwn { content.textProperties.color = .red }
    return content
  }

  /// One change of each kind, by its number, so that a later one of a kind replaces the earlier.
  private func change(_ kind: Int, _ value: Int) -> Change {
    let isOn = value % 2 == 0
    switch kind {
    case 0:
      let texts = ["", "short", "several words in a long text", "漢字とかな"]
      let content = content(value % 4, texts[value / 4 % 4], isOn)
      return { $0.contentConfiguration = content }
    case 1:
      var ground = BackgroundConfiguration.listCell()
      if isOn { ground.backgroundColor = .yellow }
      ground.backgroundInsets = EdgeInsets(leading: CGFloat(value % 3) * 8)
      return { $0.backgroundConfiguration = ground }
    case 2:
      let types: [TableViewCell.AccessoryType] = [
        .none, .checkmark, .detailButton, .disclosureIndicator, .detailDisclosureButton,
      ]
      return { $0.accessoryType = types[value % 5] }
    case 3:
      let rows: [[CellAccessory]] = [
        [], [.checkmark(), .label(text: "l")], [.delete(), .reorder(), .multiselect()],
        [.custom("c", placement: .leading), .detail(displayed: .whenNotEditing)],
        [.outlineDisclosure(), .insert(displayed: .always)],
      ]
      return { $0.accessories = rows[value % 5] }
    case 4: return { $0.indentationLevel = value % 4 }
    case 5: return { $0.indentationWidth = CGFloat(value % 4) * 8 }
    case 6: return { $0.isHighlighted = isOn }
    case 7: return { $0.isUserInteractionEnabled = isOn }
    case 8: return { $0.tintColor = isOn ? .purple : .green }
    case 9: return { $0.showsReorderControl = isOn }
    case 10: return { $0.selectionStyle = isOn ? .none : .default }
    case 11:
      return {
        $0.configurationUpdateHandler = { cell, state in
          var ground = cell.backgroundConfiguration
          ground?.strokeWidth = state.isHighlighted ? 1 : 2
          cell.editingAccessoryType = cell.isSelected || isOn ? .checkmark : .none
        }
      }
    case 12: return { ($0.owningTable as TableView?)?.setEditing(isOn, animated: false) }
    case 13:
      return { cell in
        guard let table = cell.owningTable else { return }
        if isOn {
          try? table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
        } else {
          table.deselectRow(at: at(0, 0), animated: false)
        }
      }
    case 14: return { $0.owningTable?.frame.size.width = CGFloat(12 + value % 14) * 8 }
    case 15:
      return {
        $0.owningTable?.traitOverride = TraitCollection(
          widthProfile: isOn ? .legacy : WidthProfile(ambiguous: 2))
      }
    default: return { $0.automaticallyUpdatesBackgroundConfiguration = true }
    }
  }

  func testTheWayDoesNotShow() async {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = Numbers(seed: seed)
    for round in 0..<400 {
      let walked = Source()
      var last: [Int: Int] = [:]
      var trail: [String] = []
      for _ in 0..<12 {
        let (kind, value) = (random.below(16), random.below(64))
        last[kind] = value
        trail.append("\(kind):\(value)")
        change(kind, value)(walked.cell)
        if random.below(2) == 0 { walked.table.layoutIfNeeded() }
        let picture = walked.table.render()
        for line in 0..<picture.height where picture.row(line).end > picture.width {
          XCTFail("round \(round), \(trail): a line is too long")
        }
      }
      let fresh = Source()
      for kind in last.keys.sorted() { change(kind, last[kind] ?? 0)(fresh.cell) }
      XCTAssertEqual(
        walked.table.render().styledPicture(), fresh.table.render().styledPicture(),
        "round \(round), \(trail)")
      XCTAssertEqual(
        walked.table.rectForRow(at: at(0, 0)), fresh.table.rectForRow(at: at(0, 0)),
        "round \(round), \(trail)")
    }
  }
}

extension TableViewCell {
  fileprivate var owningTable: TableView? { superview as? TableView }
}

/// The same numbers for the same seed.
private struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
