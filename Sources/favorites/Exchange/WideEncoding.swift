/// An encoding of text in units of two or four bytes, as some programs save it.
struct WideEncoding: Equatable {
  /// How many bytes a unit has: 2 or 4.
  let width: Int
  let isBigEndian: Bool
  /// How many bytes of mark stand before the text.
  private let markLength: Int

  /// nil for bytes that do not start as text of such an encoding does: with its byte order mark, or
  /// with two characters of ASCII, for which every other byte is zero.
  init?(of bytes: [UInt8]) {
    switch Array(bytes.prefix(4)) {
    case [0xFF, 0xFE, 0, 0]: self.init(width: 4, isBigEndian: false, markLength: 4)
    case [0, 0, 0xFE, 0xFF]: self.init(width: 4, isBigEndian: true, markLength: 4)
    case let start where start.starts(with: [0xFF, 0xFE]):
      self.init(width: 2, isBigEndian: false, markLength: 2)
    case let start where start.starts(with: [0xFE, 0xFF]):
      self.init(width: 2, isBigEndian: true, markLength: 2)
    case let start where start.count == 4 && start.map({ $0 == 0 }) == [false, true, false, true]:
      self.init(width: 2, isBigEndian: false, markLength: 0)
    case let start where start.count == 4 && start.map({ $0 == 0 }) == [true, false, true, false]:
      self.init(width: 2, isBigEndian: true, markLength: 0)
    default: return nil
    }
  }

  private init(width: Int, isBigEndian: Bool, markLength: Int) {
    self.width = width
    self.isBigEndian = isBigEndian
    self.markLength = markLength
  }

  /// "UTF-16".
  var name: String { "UTF-\(width * 8)" }

  /// The text as UTF-8, and the numbers of the lines in which something was no text.
  func decode(_ bytes: [UInt8]) -> (text: [UInt8], flawed: [Int]) {
    width == 2 ? decode(bytes, UTF16.self) : decode(bytes, UTF32.self)
  }

  private func decode<Encoding: Unicode.Encoding>(
    _ bytes: [UInt8], _ encoding: Encoding.Type
  ) -> (text: [UInt8], flawed: [Int]) where Encoding.CodeUnit: UnsignedInteger {
    var text: [UInt8] = []
    var flawed: [Int] = []
    let lines = units(bytes, Encoding.CodeUnit.self)
      .split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(0x0A) }
      text += String(decoding: line, as: encoding).utf8
      if String(validating: line, as: encoding) == nil { flawed.append(index + 1) }
    }
    if (bytes.count - markLength) % width != 0 {
      // The file was cut off in the middle of a unit.
      text += UTF8.encodedReplacementCharacter
      if flawed.last != lines.count { flawed.append(lines.count) }
    }
    return (text, flawed)
  }

  private func units<Unit: UnsignedInteger>(_ bytes: [UInt8], _ unit: Unit.Type) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(bytes.count / width)
    var start = markLength
    while start + width <= bytes.count {
      let part = bytes[start..<(start + width)]
      units.append(
        isBigEndian
          ? part.reduce(0) { $0 << 8 | Unit($1) } : part.reversed().reduce(0) { $0 << 8 | Unit($1) }
      )
      start += width
    }
    return units
  }
}
