import RosterDrawing

extension TextFieldView {
  func drawText(into drawing: inout Drawing) {
    let hasBorder = borderStyle != .none && drawing.width > 2
    let inset = hasBorder ? 1 : 0
    let width = drawing.width - 2 * inset
    guard width > 0 else { return }
    var line = Drawing(width: width, height: 1)
    let traits = traitCollection
    let profile = traits.widthProfile
    if characters.isEmpty, !isFirstResponder || placeholder?.isEmpty == false {
      let style = Style(foreground: .placeholderText)
      let flow = TextFlow(
        lineLimit: 1, alignment: textAlignment, ellipsis: traits.ellipsis, profile: profile)
      line.draw(StyledText(placeholder ?? "", style: style), in: line.bounds, flow: flow)
    } else {
      drawCharacters(into: &line, profile)
    }
    if isFirstResponder { drawCursor(into: &line, profile) }
    if hasBorder {
      drawing.draw("[", at: .zero)
      drawing.draw("]", at: CellPoint(x: drawing.width - 1, y: 0))
    }
    drawing.overlay(line, at: CellPoint(x: inset, y: 0))
    let label = accessibilityLabel ?? placeholder ?? ""
    drawing.accessibility.append(
      AccessibilityElement(
        label, value: isSecureTextEntry ? nil : text,
        traits: isEnabled ? .textField : [.textField, .notEnabled]))
  }

  /// The character at a column of the view.
  func position(atColumn column: Int) -> Int {
    let profile = traitCollection.widthProfile
    var place = column - (borderStyle == .none ? 0 : 1)
    for index in min(scroll, characters.count)..<characters.count {
      place -= width(of: index, profile)
      if place < 0 { return index }
    }
    return characters.count
  }

  private func drawCharacters(into line: inout Drawing, _ profile: WidthProfile) {
    reveal(in: line.width, profile)
    var style = Style(foreground: textColor)
    if !isEnabled { style.traits.formUnion(.dim) }
    var column = 0
    if scroll == 0, !isFirstResponder {
      let all = characters.indices.reduce(0) { $0 + width(of: $1, profile) }
      column = textAlignment.inset(of: line.width - all)
    }
    for index in scroll..<characters.count where column < line.width {
      var shown = style
      if selection.contains(index), isFirstResponder { shown.traits.formUnion(.inverse) }
      line.draw(glyph(index), at: CellPoint(x: column, y: 0), style: shown, profile: profile)
      column += width(of: index, profile)
    }
  }

  private func drawCursor(into line: inout Drawing, _ profile: WidthProfile) {
    guard selection.isEmpty else { return }
    let cursor = selection.lowerBound
    let column = (min(scroll, cursor)..<cursor).reduce(0) { $0 + width(of: $1, profile) }
    let under = cursor < characters.count ? max(width(of: cursor, profile), 1) : 1
    let cell = CellRect(x: column, y: 0, width: under, height: 1)
    if cursor >= characters.count, !characters.isEmpty || line.row(0).isEmpty {
      line.fill(cell, style: Style(.inverse))
    }
    line.restyle(cell) { Style(.inverse).over($0) }
  }

  /// Scrolls so that the cursor shows, with a cell for it at the end.
  private func reveal(in columns: Int, _ profile: WidthProfile) {
    let cursor = isFirstResponder ? selection.upperBound : 0
    scroll = min(scroll, cursor)
    var used = (scroll..<cursor).reduce(1) { $0 + width(of: $1, profile) }
    while used > columns, scroll < cursor {
      used -= width(of: scroll, profile)
      scroll += 1
    }
  }

  private func glyph(_ index: Int) -> String {
    isSecureTextEntry
      ? String(traitCollection.symbols.sign("•")) : String(characters[index]).terminalSafe
  }

  private func width(of index: Int, _ profile: WidthProfile) -> Int {
    profile.width(of: glyph(index))
  }
}
