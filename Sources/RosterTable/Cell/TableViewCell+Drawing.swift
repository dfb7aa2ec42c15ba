import Foundation
import RosterCells
import RosterDrawing
import RosterViews

extension TableViewCell {
  /// What stands in front of the content: edit controls and indentation, each with a space behind.
  var leadingParts: StyledText {
    var parts = StyledText("")
    if isEditing {
      switch editingStyle {
      case .delete: parts += StyledText("⊖ ", style: Style(foreground: .destructive))
      case .insert: parts += StyledText("⊕ ", style: Style(foreground: .green))
      case .none:
        if editIndentation, editAccessory == nil { parts += StyledText("  ") }
        if owner?.allowsMultipleSelectionDuringEditing == true {
          parts += StyledText(isSelected ? "● " : "○ ", style: Style(foreground: .tint))
        }
      }
    }
    for accessory in shownAccessories where accessory.placement == .leading {
      parts += accessory.text(for: flags.state) + StyledText(" ")
    }
    guard indentationLevel > 0 else { return parts }
    let columns = traitCollection.layoutMetrics.columns(
      CGFloat(indentationLevel) * indentationWidth)
    if columns > 0 { parts += StyledText(String(repeating: " ", count: min(columns, 1_000))) }
    return parts
  }

  /// What stands behind the content, each with a space in front.
  var trailingParts: StyledText {
    var parts = StyledText("")
    for accessory in shownAccessories where accessory.placement == .trailing {
      parts += StyledText(" ") + accessory.text(for: flags.state)
    }
    if reorderControl { parts += StyledText(" ≡", style: Style(foreground: .tertiaryLabel)) }
    return parts
  }

  /// The delete or insert control among the accessories, while it shows.
  var editAccessory: CellAccessory? {
    shownAccessories.first(where: \.isEditControl)
  }

  /// What pressing the accessories does, where one of those that show has its own handler.
  var accessoryHandler: (() -> Void)? {
    shownAccessories.lazy.filter { !$0.isEditControl }.compactMap(\.actionHandler).first
  }

  /// The accessories that show now; the plain types in the same form as the others.
  var shownAccessories: [CellAccessory] {
    let editing = isEditing
    if !accessories.isEmpty { return accessories.filter { $0.isDisplayed(editing: editing) } }
    if shownAccessoryView != nil { return [] }
    switch editing ? editingAccessoryType : accessoryType {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator()]
    case .checkmark: return [.checkmark()]
    case .detailButton: return [.detail()]
    case .detailDisclosureButton: return [.detail(), .disclosureIndicator()]
    }
  }

  /// The columns that the parts around the content take.
  var frameColumns: (leading: Int, trailing: Int) {
    (columns(of: leadingParts), columns(of: trailingParts) + accessoryViewColumns + indexColumns)
  }

  /// The columns that the table's section index lies over.
  var indexColumns: Int { owner?.sectionIndex.columns ?? 0 }

  func columns(of text: StyledText) -> Int {
    text.isEmpty ? 0 : text.measure(flow: TextFlow(profile: traitCollection.widthProfile)).ideal
  }

  func drawFrame(into drawing: inout Drawing) {
    if let color = configuration.background?.resolvedBackgroundColor(for: tintColor),
      !color.isClear
    {
      drawing.fill(drawing.bounds, background: color)
    }
    let shift = swipeShift
    configuration.hosted?.drawBackground(into: &drawing, shift: shift)
    let flow = TextFlow(profile: traitCollection.widthProfile)
    let middle = max(0, drawing.height - 1) / 2
    let right = drawing.width - indexColumns
    let (leading, trailing) = (leadingParts, trailingParts)
    if !leading.isEmpty {
      let rect = CellRect(x: shift + 1, y: middle, width: columns(of: leading), height: 1)
      drawing.draw(leading, in: rect, flow: flow)
    }
    if !trailing.isEmpty {
      let width = columns(of: trailing)
      let x = right + shift - width - 1 - accessoryViewColumns
      drawing.draw(trailing, in: CellRect(x: x, y: middle, width: width, height: 1), flow: flow)
    }
    if let mark = stateMark { drawing.draw(mark, at: CellPoint(x: shift, y: middle)) }
    if let strip = swipeStrip {
      let width = abs(shift)
      let x = shift > 0 ? 0 : right - width
      drawing.draw(strip, in: CellRect(x: x, y: middle, width: width, height: 1), flow: flow)
    }
  }

  /// A mark in the margin, so that states can be told apart without colours.
  private var stateMark: String? {
    if flags.state.isReordering { return "↕" }
    if isSelected, selectionStyle != .none { return ">" }
    return flags.state.isFocused ? "›" : nil
  }

  /// The columns that open actions push the row aside: to the left where they are at its end.
  var swipeShift: Int {
    guard let openSwipe, let strip = swipeStrip else { return 0 }
    return openSwipe.edge == .leading ? columns(of: strip) : -columns(of: strip)
  }

  /// The open actions, side by side, the first at the edge.
  var swipeStrip: StyledText? {
    guard let openSwipe else { return nil }
    let parts = actionParts(of: openSwipe)
    let ordered = openSwipe.edge == .leading ? parts : parts.reversed()
    return ordered.reduce(StyledText("")) { $0 + $1 }
  }

  /// The open actions, the one at the edge first.
  func actionParts(of swipe: Interaction.Swipe) -> [StyledText] {
    swipe.actions.map { action in
      let symbol = action.image.map { traitCollection.symbols.glyph(for: $0.systemName) }
      let name = action.title ?? symbol ?? "…"
      return StyledText(
        "[\(name)]",
        style: Style(foreground: .white, background: action.backgroundColor ?? .gray))
    }
  }
}
