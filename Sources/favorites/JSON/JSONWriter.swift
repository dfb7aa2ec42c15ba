/// Writes JSON that is safe to show: every character that could steer a terminal or turn the
/// direction of text is written as an escape.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// Text as it stands: punctuation, numbers, line ends.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      // Both at once, and not byte by byte: most of a long list is plain.
      guard !utf8.contains(where: Self.mayNeedEscape) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { self.scalar(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Members that were kept as they were, each with a separator before or after it.
  mutating func members(_ members: [UnknownMember], before: String = "", after: String = "") {
    for member in members {
      raw(before)
      string(member.key)
      raw(": ")
      bytes += member.value
      raw(after)
    }
  }

  /// Elements between brackets, commas between them.
  mutating func list<Elements: Sequence>(
    _ open: String, _ elements: Elements, _ close: String, separator: String = ", ",
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    raw(open)
    var isFirst = true
    for element in elements {
      if !isFirst { raw(separator) }
      isFirst = false
      write(&self, element)
    }
    raw(close)
  }

  private mutating func scalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": raw("\\\"")
    case "\\": raw("\\\\")
    case "\n": raw("\\n")
    case "\r": raw("\\r")
    case "\t": raw("\\t")
    case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Whether a string that has this byte of UTF-8 has to be looked at scalar by scalar.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }
}
