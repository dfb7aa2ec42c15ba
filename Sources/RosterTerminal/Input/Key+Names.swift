extension Key: CustomStringConvertible {
  /// As help shows it: "ctrl-C", "alt-up", "J".
  public var description: String {
    var text = ""
    if modifiers.contains(.control) { text += "ctrl-" }
    if modifiers.contains(.alt) { text += "alt-" }
    if modifiers.contains(.shift) { text += "shift-" }
    guard case .character(let character) = code, modifiers.contains(.control) else {
      return text + code.description
    }
    return text + (character == " " ? "space" : character.uppercased())
  }
}

extension Key.Code: CustomStringConvertible {
  public var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .tab: "tab"
    case .backTab: "shift-tab"
    case .enter: "enter"
    case .escape: "esc"
    case .backspace: "backspace"
    case .delete: "delete"
    case .insert: "insert"
    case .function(let number): "F\(number)"
    }
  }
}
