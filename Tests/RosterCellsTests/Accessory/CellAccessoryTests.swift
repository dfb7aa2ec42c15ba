import Foundation
import RosterDrawing
import RosterViews
import XCTest

@testable import RosterCells

@MainActor final class CellAccessoryTests: XCTestCase {
  private let all: [(String, CellAccessory, isUsuallyEditing: Bool)] = [
    ("disclosure", .disclosureIndicator(), false), ("outline", .outlineDisclosure(), false),
    ("check mark", .checkmark(), false), ("detail", .detail(), false),
    ("delete", .delete(), true), ("insert", .insert(), true), ("reorder", .reorder(), true),
    ("multiselect", .multiselect(), true), ("label", .label(text: "x"), false),
    ("text", .custom("x"), false),
    (
      "view",
      .customView(
        configuration: CellAccessory.CustomViewConfiguration(
          customView: PlatformView(), placement: .trailing())), false
    ),
  ]

  func testWhenEachIsDisplayed() async {
    for (name, accessory, isUsuallyEditing) in all {
      var accessory = accessory
      XCTAssertEqual(accessory.displayed, isUsuallyEditing ? .whenEditing : .always, name)
      for state in CellAccessory.DisplayedState.allCases {
        accessory.displayed = state
        accessory.isHidden = false
        XCTAssertEqual(accessory.isDisplayed(editing: true), state != .whenNotEditing, name)
        XCTAssertEqual(accessory.isDisplayed(editing: false), state != .whenEditing, name)
        accessory.isHidden = true
        for editing in [true, false] {
          XCTAssertFalse(accessory.isDisplayed(editing: editing), name)
        }
      }
    }
  }

  private func look(
    _ accessory: CellAccessory, isExpanded: Bool = false, isSelected: Bool = false,
    viewWidth: CGFloat = 0
  ) -> String {
    let text = accessory.text(
      isExpanded: isExpanded, isSelected: isSelected, tintColor: .purple, viewWidth: viewWidth,
      traits: .terminal)
    return Drawing(text).styledPicture()
  }

  func testLooks() async {
    XCTAssertEqual(look(.disclosureIndicator()), "{tertiaryLabel|›}")
    XCTAssertEqual(look(.outlineDisclosure()), "▸")
    XCTAssertEqual(look(.outlineDisclosure(), isExpanded: true), "▾")
    XCTAssertEqual(look(.checkmark()), "{purple|✓}", "the tint of the cell")
    XCTAssertEqual(look(.detail()), "{purple|ⓘ}")
    XCTAssertEqual(look(.delete()), "{destructive|⊖}")
    XCTAssertEqual(look(.insert()), "{green|⊕}")
    XCTAssertEqual(look(.reorder()), "{tertiaryLabel|≡}")
    XCTAssertEqual(look(.multiselect()), "{purple|○}")
    XCTAssertEqual(look(.multiselect(), isSelected: true), "{purple|●}")
    XCTAssertEqual(look(.label(text: "new")), "{secondaryLabel|new}")
    XCTAssertEqual(look(.custom(StyledText("x", style: Style(.bold)))), "{bold|x}")
  }

  func testOptions() async {
    XCTAssertEqual(look(.checkmark(options: .init(tintColor: .red))), "{red|✓}")
    XCTAssertEqual(
      look(.delete(options: .init(tintColor: .white, backgroundColor: .red))),
      "{white on red|⊖}")
    XCTAssertEqual(
      look(.label(text: "a", options: .init(font: .headline))), "{bold secondaryLabel|a}")
    XCTAssertEqual(
      look(.detail(options: .init(reservedLayoutWidth: .custom(24)))), " {purple|ⓘ}")
    XCTAssertEqual(
      look(.label(text: "wide", options: .init(reservedLayoutWidth: .custom(24)))),
      "{secondaryLabel|wide}", "what is larger takes more room")
    for option: CellAccessory.LayoutDimension in [.actual, .standard, .custom(0), .custom(-8)] {
      XCTAssertEqual(
        look(.reorder(options: .init(reservedLayoutWidth: option, showsVerticalSeparator: false))),
        "{tertiaryLabel|≡}")
    }
    XCTAssertTrue(CellAccessory.insert(options: .init(isHidden: true)).isHidden)
    XCTAssertTrue(CellAccessory.multiselect(options: .init(isHidden: true)).isHidden)
    XCTAssertTrue(CellAccessory.disclosureIndicator(options: .init(isHidden: true)).isHidden)
    XCTAssertTrue(
      CellAccessory.outlineDisclosure(options: .init(style: .header, isHidden: true)).isHidden)
    let header = CellAccessory.outlineDisclosure(options: .init(style: .header, tintColor: .red))
    XCTAssertEqual(look(header), "{red|▸}")
    XCTAssertTrue(header.takesPressesOnRow)
    XCTAssertFalse(CellAccessory.outlineDisclosure().takesPressesOnRow)
  }

  private func names(_ accessories: [CellAccessory]) -> String {
    accessories.map { accessory in
      if case .text(let text, _) = accessory.kind { return text.text }
      return look(accessory).filter { !"{}|".contains($0) }.split(separator: "l").last
        .map { String($0.suffix(1)) } ?? "?"
    }.joined()
  }

  /// In whatever order they are given, they stand as in UIKit.
  func testTheOrder() async {
    var accessories: [CellAccessory] = [
      .reorder(), .outlineDisclosure(), .disclosureIndicator(), .detail(), .checkmark(),
      .label(text: "x"), .custom("T"), .custom("L", placement: .leading), .multiselect(),
      .insert(), .delete(),
    ]
    for _ in 0..<accessories.count {
      accessories.append(accessories.removeFirst())
      XCTAssertEqual(names(CellAccessory.arranged(accessories, at: .leading)), "⊖⊕○L")
      XCTAssertEqual(names(CellAccessory.arranged(accessories, at: .trailing)), "Tx✓ⓘ›▸≡")
    }
    XCTAssertTrue(CellAccessory.arranged([], at: .leading).isEmpty)
  }

  func testPositionsOfOnesOwn() async {
    for (position, expected) in [
      (0, "T✓›"), (1, "✓T›"), (2, "✓›T"), (9, "✓›T"), (-9, "T✓›"), (Int.max, "✓›T"),
    ] {
      let own = CellAccessory.custom("T", placement: .trailing(at: { _ in position }))
      let row = CellAccessory.arranged([own, .disclosureIndicator(), .checkmark()], at: .trailing)
      XCTAssertEqual(names(row), expected)
    }
    var seen = 0
    let own = CellAccessory.custom(
      "L",
      placement: .leading(displayed: .whenEditing) { others in
        seen = others.count
        return others.firstIndex(where: \.isMultiselect) ?? 0
      })
    XCTAssertEqual(own.displayed, .whenEditing)
    XCTAssertEqual(
      names(CellAccessory.arranged([own, .multiselect(), .delete()], at: .leading)), "⊖L○")
    XCTAssertEqual(seen, 2)
    XCTAssertEqual(
      names(CellAccessory.arranged([.custom("A"), .custom("B"), .checkmark()], at: .trailing)),
      "BA✓")
  }
}
