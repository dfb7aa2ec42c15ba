import Foundation
import RosterCells
import RosterDrawing
import RosterViews

extension TableViewCell {
  func columns(of text: StyledText) -> Int {
    let flow = TextFlow(lineLimit: 1, profile: traitCollection.widthProfile)
    return text.isEmpty ? 0 : text.measure(flow: flow).ideal
  }

  func drawFrame(into drawing: inout Drawing) {
    let traits = traitCollection
    configuration.background?.draw(
      into: &drawing, tintColor: tintColor, metrics: traits.layoutMetrics)
    let shift = swipeShift
    configuration.hosted?.drawBackground(into: &drawing, shift: shift)
    let flow = TextFlow(ellipsis: traits.ellipsis, profile: traits.widthProfile)
    let middle = max(0, drawing.height - 1) / 2
    let right = drawing.width - indexColumns
    let (leading, trailing) = (leadingParts, trailingParts)
    if !leading.isEmpty {
      let rect = CellRect(x: shift + 1, y: middle, width: leading.columns, height: 1)
      drawing.draw(leading.text, in: rect, flow: flow)
    }
    if !trailing.isEmpty {
      let width = trailing.columns
      let x = right + shift - width - 1 - accessoryViewColumns
      drawing.draw(
        trailing.text, in: CellRect(x: x, y: middle, width: width, height: 1), flow: flow)
    }
    // A row that is pushed out of the screen leaves its mark there.
    if let mark = stateMark { drawing.draw(mark, at: CellPoint(x: max(0, shift), y: middle)) }
    if let strip = swipeStrip {
      let width = abs(shift)
      let x = shift > 0 ? 0 : right - width
      drawing.draw(strip, in: CellRect(x: x, y: middle, width: width, height: 1), flow: flow)
    }
  }

  /// A mark in the margin, so that states can be told apart without colours.
  private var stateMark: String? {
    if flags.state.isReordering { return sign("↕") }
    let marks = owner?.marks ?? RowMarks()
    if flags.state.isSelected, selectionStyle != .none { return marks.selected }
    return flags.state.isFocused ? marks.focused : nil
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
    let isCounted = owner?.marks.countsActions ?? false
    return swipe.actions.enumerated().map { index, action in
      let symbol = action.image.map { traitCollection.symbols.glyph(for: $0.systemName) }
      let name = action.title ?? symbol ?? sign("…")
      return StyledText(
        isCounted ? "[\(index + 1) \(name)]" : "[\(name)]",
        style: Style(foreground: .white, background: action.backgroundColor ?? .gray))
    }
  }
}
