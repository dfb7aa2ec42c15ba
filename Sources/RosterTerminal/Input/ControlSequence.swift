/// What came between `ESC [` and the byte that ends the sequence.
struct ControlSequence {
  /// Numbers, nil where one is left out. Of a number with parts only the first is kept.
  private let numbers: [Int?]
  /// What is neither a digit nor between numbers: `<` before a mouse's, `[` of a Linux console.
  private let marks: [UInt8]
  private let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    let isMark: (UInt8) -> Bool = { !(0x30...0x3B).contains($0) }
    marks = bytes.filter(isMark)
    numbers = bytes.filter { !isMark($0) }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Self.number($0) }
    self.final = final
  }

  var startsPaste: Bool { final == UInt8(ascii: "~") && marks.isEmpty && number(0) == 200 }

  /// What the sequence means.
  func event(_ modifiers: Key.Modifiers) -> TerminalEvent? {
    if marks == [UInt8(ascii: "<")] { return mouse.map(TerminalEvent.mouse) }
    if marks == [UInt8(ascii: "[")] {
      // F1 to F5 of a Linux console.
      guard (0x41...0x45).contains(final) else { return nil }
      return .key(Key(.function(Int(final) - 0x40), modifiers))
    }
    guard marks.isEmpty else { return nil }
    return key(modifiers).map(TerminalEvent.key)
  }

  /// What it means after `ESC O`, where keypads have their keys, too.
  func singleEvent(_ modifiers: Key.Modifiers) -> TerminalEvent? {
    let held = modifiers.union(self.modifiers)
    switch final {
    case UInt8(ascii: "M"): return .key(Key(.enter, held))
    case UInt8(ascii: "I"): return .key(Key(.tab, held))
    case 0x6A...0x79:
      return .key(Key(Character(UnicodeScalar(final - 0x40)), held))
    default: return event(modifiers)
    }
  }

  private func key(_ modifiers: Key.Modifiers) -> Key? {
    let held = modifiers.union(self.modifiers)
    if let code = Self.byFinal[final] { return Key(code, held) }
    switch final {
    case UInt8(ascii: "Z"): return Key(.backTab, held.subtracting(.shift))
    case UInt8(ascii: "~") where number(0) == 27: return number(2).flatMap { Key(scalar: $0, held) }
    case UInt8(ascii: "~"): return number(0).flatMap { Self.byNumber[$0] }.map { Key($0, held) }
    case UInt8(ascii: "u"): return number(0).flatMap { Key(scalar: $0, held) }
    default: return nil
    }
  }

  private var mouse: MouseEvent? {
    guard let code = number(0), let column = number(1), let line = number(2) else { return nil }
    switch final {
    case UInt8(ascii: "M"): return MouseEvent(code: code, column: column, line: line)
    case UInt8(ascii: "m"): return MouseEvent(code: code, column: column, line: line, isUp: true)
    default: return nil
    }
  }

  /// The second number is one more than a set of bits.
  private var modifiers: Key.Modifiers {
    guard let bits = number(1).map({ $0 - 1 }), bits > 0 else { return [] }
    var held = Key.Modifiers(rawValue: bits & 7)
    // Meta.
    if bits & 8 != 0 { held.insert(.alt) }
    return held
  }

  private func number(_ index: Int) -> Int? {
    numbers.indices.contains(index) ? numbers[index] : nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let digits = digits.prefix { $0 != UInt8(ascii: ":") }
    guard !digits.isEmpty, digits.count < 8 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static let byFinal: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let byNumber: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
