extension Key {
  /// What one byte of ASCII means.
  init(_ byte: UInt8) {
    switch byte {
    case 0x00: self.init(" ", .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(Character(UnicodeScalar(byte + 0x60)), .control)
    case 0x1C...0x1F: self.init(Character(UnicodeScalar(byte + 0x40)), .control)
    default: self.init(Character(UnicodeScalar(byte)))
    }
  }

  /// A key that is named by its character, as terminals with newer keyboards do.
  init?(scalar value: Int, _ modifiers: Modifiers) {
    guard let scalar = UInt32(exactly: value).flatMap(UnicodeScalar.init) else { return nil }
    switch value {
    case 9 where modifiers.contains(.shift): self.init(.backTab, modifiers.subtracting(.shift))
    case 0...0x1F, 0x7F:
      self.init(UInt8(value))
      self.modifiers.formUnion(modifiers)
    // Control characters of eight bits, and keys that are on no keyboard that matters here.
    case 0x80...0x9F, 0xE000...0xF8FF: return nil
    default:
      let isShifted = modifiers.contains(.shift)
      let character = Character(scalar)
      // Letters say themselves that shift was down.
      let text = isShifted ? character.uppercased() : String(character)
      guard let shown = text.first, text.count == 1 else { return nil }
      self.init(shown, modifiers.subtracting(.shift))
    }
  }
}
