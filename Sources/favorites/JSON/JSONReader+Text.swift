extension JSONReader {
  /// The text whose opening quote is next.
  mutating func text() throws(JSONError) -> String {
    index += 1
    let start = index
    let bytes = bytes
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      end += 1
    }
    index = end
    guard end < bytes.count else { throw syntax("a text has no end") }
    guard bytes[end] == UInt8(ascii: "\"") else { return try escapedText(from: start) }
    index += 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The rest of a text from its first backslash on, behind what came before.
  private mutating func escapedText(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        let scalar = try escape()
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      case 0..<0x20: throw syntax("a control character stands in a text")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw syntax("a text has no end")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard index < bytes.count else { throw syntax("a text has no end") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try numberedScalar()
    default:
      index -= 1
      throw syntax("there is no such escape")
    }
  }

  /// The scalar of `\u` and four digits, or of two of them.
  private mutating func numberedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try fourDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isFollowed =
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
      && bytes[index + 1] == UInt8(ascii: "u")
    if unit < 0xDC00, isFollowed {
      index += 2
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw syntax("half a character is missing")
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw syntax("a text has no end") }
    let digits = bytes[index..<(index + 4)]
    guard digits.allSatisfy({ isDigit($0) || (0x61...0x66).contains($0 | 0x20) }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw syntax("four digits are missing") }
    index += 4
    return value
  }
}
