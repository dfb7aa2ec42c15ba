extension KeyDecoder {
  /// Takes a byte in.
  ///
  /// - Returns: Whether that is all; otherwise the byte is to be offered again.
  mutating func take(_ byte: UInt8, _ events: inout [TerminalEvent]) -> Bool {
    switch state {
    case .ground: takeFirst(byte, &events)
    case .character(let missing): return takeCharacter(byte, missing, &events)
    case .escape: takeAfterEscape(byte, &events)
    case .control: return takeControl(byte, &events)
    case .single: return takeSingle(byte, &events)
    case .mouse: takeMouse(byte, &events)
    case .string(let isEnding): return takeString(byte, isEnding)
    case .paste: takePasted(byte, &events)
    case .lostPaste: takeLost(byte, &events)
    }
    return true
  }

  private mutating func takeFirst(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case Self.escape:
      state = .escape
    case 0xC2...0xF4:
      pending = [byte]
      state = .character(missing: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
    case 0x80...:
      events.append(.key(Key("\u{FFFD}", modifiers)))
      reset()
    default:
      var key = Key(byte)
      key.modifiers.formUnion(modifiers)
      events.append(.key(key))
      reset()
    }
  }

  private mutating func takeCharacter(
    _ byte: UInt8, _ missing: Int, _ events: inout [TerminalEvent]
  ) -> Bool {
    guard (0x80...0xBF).contains(byte) else {
      events += flush()
      return false
    }
    pending.append(byte)
    guard missing == 1 else {
      state = .character(missing: missing - 1)
      return true
    }
    for character in String(decoding: pending, as: UTF8.self).prefix(1) {
      // Control characters of eight bits are no keys.
      let isControl = character.unicodeScalars.allSatisfy { (0x80..<0xA0).contains($0.value) }
      if !isControl { events.append(.key(Key(character, modifiers))) }
    }
    reset()
    return true
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case Self.escape where !isAlt:
      isAlt = true
    case Self.escape:
      events.append(.key(Key(.escape)))
    case UInt8(ascii: "["):
      state = .control
    case UInt8(ascii: "O"):
      state = .single
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      pending = [byte]
      state = .string(isEnding: false)
    default:
      isAlt = true
      takeFirst(byte, &events)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ events: inout [TerminalEvent]) -> Bool {
    switch byte {
    case 0x20...0x3F,
      UInt8(ascii: "[") where pending.isEmpty:
      lengthen(byte)
      return true
    case UInt8(ascii: "M") where pending.isEmpty:
      state = .mouse
      return true
    case 0x40...0x7E where isTooLong:
      reset()
      return true
    case 0x40...0x7E:
      let sequence = ControlSequence(pending, final: byte)
      if sequence.startsPaste {
        reset()
        state = .paste
        return true
      }
      if let event = sequence.event(modifiers) { events.append(event) }
      reset()
      return true
    default:
      // Not a part of any sequence: what came so far was none.
      reset()
      return false
    }
  }

  private mutating func takeSingle(_ byte: UInt8, _ events: inout [TerminalEvent]) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      lengthen(byte)
      return true
    case 0x40...0x7E where isTooLong:
      reset()
      return true
    case 0x40...0x7E:
      let sequence = ControlSequence(Array("1;".utf8) + pending, final: byte)
      if let event = sequence.singleEvent(modifiers) { events.append(event) }
      reset()
      return true
    default:
      reset()
      return false
    }
  }

  /// Adds to a sequence. Of one that is too long only the end matters.
  private mutating func lengthen(_ byte: UInt8) {
    if !isTooLong { pending.append(byte) }
  }

  private var isTooLong: Bool { pending.count > Self.sequenceLimit }

  private mutating func takeMouse(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    pending.append(byte)
    guard pending.count == 3 else { return }
    let numbers = pending.map { Int($0) - 32 }
    if let event = MouseEvent(code: numbers[0], column: numbers[1], line: numbers[2]) {
      events.append(.mouse(event))
    }
    reset()
  }

  private mutating func takeString(_ byte: UInt8, _ isEnding: Bool) -> Bool {
    if isEnding {
      reset()
      guard byte != UInt8(ascii: "\\") else { return true }
      // The escape starts something else.
      state = .escape
      return false
    }
    switch byte {
    case Self.escape: state = .string(isEnding: true)
    case 0x07, 0x18, 0x1A: reset()
    default: if pending.count < 2 { pending.append(byte) }
    }
    return true
  }

  private mutating func takePasted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    pending.append(byte)
    guard byte == Self.pasteEnd.last, pending.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
    else {
      // Of what goes beyond the limit only the end matters.
      if pending.count > Self.pasteLimit { pending.removeSubrange(Self.pasteMiddle) }
      return
    }
    let text = pending.dropLast(Self.pasteEnd.count)
    events.append(.paste(String(decoding: text, as: UTF8.self)))
    reset()
  }

  /// Gives out what came of a paste; the rest of it is left out when it comes.
  mutating func losePaste() -> [TerminalEvent] {
    // The end may have begun.
    let start = (1..<Self.pasteEnd.count).last {
      pending.suffix($0) == Self.pasteEnd.prefix($0)
    }
    let text = String(decoding: pending.dropLast(start ?? 0), as: UTF8.self)
    pending = Array(pending.suffix(start ?? 0))
    state = .lostPaste
    return [.paste(text)]
  }

  private mutating func takeLost(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    let interrupt = Key("c", .control)
    if Key(byte) == interrupt {
      events.append(.key(interrupt))
      return reset()
    }
    pending = (pending + [byte]).suffix(Self.pasteEnd.count)
    if pending == Self.pasteEnd { reset() }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// Bytes; more is no text that a list has use for.
  private static var pasteLimit: Int { 1 << 20 }
  /// What goes when a paste reaches its limit: the middle.
  private static var pasteMiddle: Range<Int> { (1 << 19)..<(1 << 20) - 16 }
  /// Bytes of the longest sequence that means something.
  private static var sequenceLimit: Int { 64 }
}
