import Foundation
import RosterDrawing
import RosterViews

extension CellAccessory {
  /// What it looks like in cells, in the room that is kept for it; spaces where a view stands.
  ///
  /// - Parameter viewWidth: The width of the view of the program that it shows, in points.
  package func text(
    isExpanded: Bool, isSelected: Bool, tintColor tint: Color, viewWidth: CGFloat,
    traits: TraitCollection
  ) -> StyledText {
    let look = look(isExpanded: isExpanded, isSelected: isSelected, tint, traits.symbols)
    let glyphs = customView == nil ? look : StyledText("")
    let own =
      customView == nil
      ? glyphs.measure(flow: TextFlow(lineLimit: 1, profile: traits.widthProfile)).ideal
      : traits.layoutMetrics.columns(viewWidth)
    let room = customView == nil ? max(0, reserved(traits) - own) : max(reserved(traits), own)
    guard room > 0 else { return glyphs }
    let before = room / 2
    return spaces(before) + glyphs + spaces(room - before)
  }

  private func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: min(max(count, 0), 1_000)))
  }

  private func reserved(_ traits: TraitCollection) -> Int {
    if case .custom(let width) = reservedLayoutWidth { return traits.layoutMetrics.columns(width) }
    return 0
  }

  private func look(
    isExpanded: Bool, isSelected: Bool, _ tint: Color, _ symbols: SymbolTable
  ) -> StyledText {
    let color = tintColor?.inTint(tint)
    let style = Style(foreground: color, background: backgroundColor)
    func sign(_ sign: Character) -> StyledText {
      StyledText(String(symbols.sign(sign)), style: style)
    }
    return switch kind {
    case .disclosureIndicator: sign("›")
    case .outlineDisclosure: sign(isExpanded ? "▾" : "▸")
    case .checkmark: sign("✓")
    case .detail: sign("ⓘ")
    case .delete: sign("⊖")
    case .insert: sign("⊕")
    case .reorder: sign("≡")
    case .multiselect: sign(isSelected ? "●" : "○")
    case .label(let text, let font): StyledText(text, style: Style(font.traits).over(style))
    case .text(let text, _): text.over(style)
    case .customView: StyledText("")
    }
  }
}
