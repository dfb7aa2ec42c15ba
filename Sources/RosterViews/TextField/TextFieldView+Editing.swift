import Foundation

extension TextFieldView {
  /// Types text at the cursor, in place of the selection.
  public func insertText(_ text: String) { _ = edit(.text(text)) }

  /// Removes the selection, or the character before the cursor.
  public func deleteBackward() { _ = edit(.backspace) }

  func edit(_ key: TextKey) -> Bool {
    guard isEnabled else { return false }
    let cursor = selection.upperBound
    switch key {
    case .text(let text):
      replace(selection, with: text)
    case .backspace:
      replace(selection.isEmpty ? max(cursor - 1, 0)..<cursor : selection, with: "")
    case .delete:
      let end = min(cursor + 1, characters.count)
      replace(selection.isEmpty ? cursor..<end : selection, with: "")
    case .left: move(to: selection.isEmpty ? cursor - 1 : selection.lowerBound)
    case .right: move(to: selection.isEmpty ? cursor + 1 : cursor)
    case .home: move(to: 0)
    case .end: move(to: characters.count)
    case .selectAll: selectedRange = 0..<characters.count
    case .selectLeft:
      selectedRange = max(selection.lowerBound - 1, 0)..<selection.upperBound
    case .selectRight:
      selectedRange = selection.lowerBound..<min(selection.upperBound + 1, characters.count)
    case .enter:
      if delegate?.textFieldShouldReturn(self) ?? true { send(.primaryActionTriggered) }
    case .escape:
      return false
    }
    return true
  }

  /// Empties the text, if the delegate lets it.
  public func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(0..<characters.count, with: "")
  }

  private func move(to place: Int) {
    let place = min(max(place, 0), characters.count)
    selectedRange = place..<place
  }

  private func replace(_ range: Range<Int>, with typed: String) {
    let new = Array(typed.map { $0.isNewline ? " " : $0 })
    guard !range.isEmpty || !new.isEmpty else { return }
    let start = characters[..<range.lowerBound].reduce(0) { $0 + $1.utf16.count }
    let length = characters[range].reduce(0) { $0 + $1.utf16.count }
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: start, length: length),
        replacementString: String(new)) ?? true
    guard isAllowed, range.upperBound <= characters.count else { return }
    let before = (characters: characters, selection: selection)
    // A mark that is typed after its base becomes one character with it.
    let head = Array(String(characters[..<range.lowerBound] + new))
    characters = Array(String(head + characters[range.upperBound...]))
    let cursor = min(head.count, characters.count)
    let isElsewhere = selection != cursor..<cursor
    selection = cursor..<cursor
    setNeedsDisplay()
    if isElsewhere || !new.isEmpty || !range.isEmpty { delegate?.textFieldDidChangeSelection(self) }
    send(.editingChanged)
    guard let valueHandler else { return }
    unsettled = valueHandler(String(characters)) ? nil : unsettled ?? before
  }

  /// Shows a value. While text is edited, the cursor stays where it was typed: where it was before
  /// if nothing became of what was typed, and behind the same characters if something else did.
  func show(_ value: String) {
    let before = unsettled
    unsettled = nil
    guard isFirstResponder else {
      text = value
      return
    }
    let new = Self.line(value)
    guard new != characters else { return }
    let cursor = cursor(in: new)
    characters = new
    setNeedsDisplay()
    if let before, before.characters == new {
      select(before.selection)
    } else {
      select(cursor..<cursor)
    }
  }

  /// The place in another text behind the characters that are in front of the cursor now, with what
  /// else lies between them; where they are not all there, as far from the end as now.
  private func cursor(in new: [Character]) -> Int {
    var place = 0
    for character in characters[..<selection.upperBound] {
      guard let next = new[place...].firstIndex(of: character) else {
        return max(new.count - (characters.count - selection.upperBound), 0)
      }
      place = next + 1
    }
    return place
  }
}
