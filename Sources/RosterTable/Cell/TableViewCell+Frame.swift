import Foundation
import RosterCells
import RosterDrawing
import RosterViews

/// What stands around the content of a cell.
extension TableViewCell {
  /// What stands in front of the content: edit controls, accessories and indentation.
  var leadingParts: [FramePart] {
    guard looksEdited || !arranged.leading.isEmpty || indentationLevel > 0 else {
      return []
    }
    var parts: [FramePart] = []
    if looksEdited, let control = editControl {
      parts.append(part(control, .control, space: .after))
    }
    for accessory in shown(arranged.leading) {
      parts.append(part(text(of: accessory), .accessory(accessory), space: .after))
    }
    let metrics = traitCollection.layoutMetrics
    let indentation = metrics.columns(CGFloat(max(0, indentationLevel)) * indentationWidth)
    if indentation > 0 {
      let blank = String(repeating: " ", count: min(indentation, 1_000))
      parts.append(part(StyledText(blank), .indentation, space: nil))
    }
    return parts
  }

  /// What stands behind the content.
  var trailingParts: [FramePart] {
    var parts = trailingAccessories.map {
      part(text(of: $0), .accessory($0), space: .before)
    }
    if reorderControl, !parts.contains(where: { $0.accessory?.isReorder == true }) {
      let text = StyledText(sign("≡"), style: Style(foreground: .tertiaryLabel))
      parts.append(part(text, .control, space: .before))
    }
    return parts
  }

  /// The columns that the parts around the content take.
  var frameColumns: (leading: Int, trailing: Int) {
    (leadingParts.columns, trailingParts.columns + accessoryViewColumns + indexColumns)
  }

  /// The columns that the table's section index lies over.
  var indexColumns: Int { owner?.sectionIndex.columns ?? 0 }

  /// The column at which the parts in front start, and that at which those behind do.
  var frameStarts: (leading: Int, trailing: Int) {
    let width = traitCollection.layoutMetrics.columns(bounds.width)
    let trailing = trailingParts.columns + accessoryViewColumns
    return (swipeShift + 1, width - indexColumns + swipeShift - 1 - trailing)
  }

  /// The control of the table in front of a row that is edited, unless an accessory is one.
  private var editControl: StyledText? {
    switch editingStyle {
    case .delete where editAccessory == nil:
      return StyledText(sign("⊖"), style: Style(foreground: .destructive))
    case .insert where editAccessory == nil:
      return StyledText(sign("⊕"), style: Style(foreground: .green))
    case .delete, .insert:
      return nil
    case .none:
      break
    }
    if owner?.allowsMultipleSelectionDuringEditing == true {
      if shown(arranged.leading).contains(where: \.isMultiselect) { return nil }
      return StyledText(sign(isSelected ? "●" : "○"), style: Style(foreground: tintColor))
    }
    return editIndentation && editAccessory == nil ? StyledText(" ") : nil
  }

  func sign(_ sign: Character) -> String { String(traitCollection.symbols.sign(sign)) }

  private func text(of accessory: CellAccessory) -> StyledText {
    accessory.text(
      isExpanded: flags.state.isExpanded, isSelected: flags.state.isSelected,
      tintColor: tintColor,
      viewWidth: accessory.customView.map { accessorySize($0).width } ?? 0,
      traits: traitCollection)
  }

  private func part(
    _ text: StyledText, _ role: FramePart.Role, space: FramePart.Side?
  ) -> FramePart {
    FramePart(text, role, space: space, profile: traitCollection.widthProfile)
  }
}
