/// Character references of HTML: `&amp;`, `&#8211;`, `&#x2013;`.
enum HTMLEntities {
  /// The scalar that the text between `&` and `;` stands for.
  static func scalar(for reference: Substring) -> Unicode.Scalar? {
    guard reference.hasPrefix("#") else { return named[String(reference)] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let text = isHexadecimal ? digits.dropFirst() : digits
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-")
    else { return nil }
    guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10) else {
      return text.allSatisfy(\.isHexDigit) ? "\u{FFFD}" : nil
    }
    if let scalar = windows1252[value] { return scalar }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The names that bookmark files use, those of Latin 1, and common punctuation.
  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
      "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•",
      "dagger": "†", "Dagger": "‡", "permil": "‰", "euro": "€", "trade": "™", "minus": "−",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "hearts": "♥", "starf": "★",
      "star": "☆", "check": "✓", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
      "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
      "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ",
    ]
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(UInt32(0xA0 + offset))
    }
    return named
  }()

  /// U+00A0 to U+00FF, in order.
  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
    ucirc uuml yacute thorn yuml
    """

  /// Numbers that mean a Windows character instead of a control character, as HTML has it.
  private static let windows1252: [UInt32: Unicode.Scalar] = [
    0x80: "€", 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ",
    0x89: "‰", 0x8A: "Š", 0x8B: "‹", 0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x93: "“",
    0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™", 0x9A: "š", 0x9B: "›",
    0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ",
  ]
}

extension HTMLEntities {
  /// Raw text of an HTML file, decoded.
  ///
  /// White space as it was typed goes at both ends, and a line break inside becomes one space;
  /// what was written as a reference stays as it is. References that are not known stay too.
  static func decode(_ raw: ArraySlice<UInt8>) -> String {
    let raw = trimmed(raw)
    guard raw.contains(where: { $0 == ampersand || $0 == newline || $0 == carriageReturn })
    else { return String(decoding: raw, as: UTF8.self) }
    var text = ""
    var run: [UInt8] = []
    func flush() {
      text += String(decoding: run, as: UTF8.self)
      run.removeAll(keepingCapacity: true)
    }
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == ampersand, let (scalar, end) = reference(raw, at: index) {
        flush()
        text.unicodeScalars.append(scalar)
        index = end
      } else if byte == newline || byte == carriageReturn {
        while let last = run.last, isBlank(last) { run.removeLast() }
        run.append(UInt8(ascii: " "))
        while index < raw.endIndex, isBlank(raw[index]) { index += 1 }
      } else {
        run.append(byte)
        index += 1
      }
    }
    flush()
    return text
  }

  /// Text for an HTML file, so that ``decode(_:)`` gives it back exactly.
  static func encode(_ text: String) -> String {
    var encoded = ""
    let scalars = text.unicodeScalars
    let last = scalars.indices.last
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "&": encoded += "&amp;"
      case "<": encoded += "&lt;"
      case ">": encoded += "&gt;"
      case "\"": encoded += "&quot;"
      case "\n", "\r", "\t", "\u{C}": encoded += "&#\(scalar.value);"
      case " " where index == scalars.startIndex || index == last: encoded += "&#32;"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  private static func reference(
    _ raw: ArraySlice<UInt8>, at start: Int
  ) -> (Unicode.Scalar, end: Int)? {
    let longest = 33
    let name = raw[(start + 1)...].prefix(longest)
    guard let end = name.firstIndex(of: UInt8(ascii: ";")), end > start + 1 else { return nil }
    guard let scalar = scalar(for: Substring(decoding: name[..<end], as: UTF8.self)) else {
      return nil
    }
    return (scalar, end + 1)
  }

  private static func trimmed(_ raw: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var raw = raw
    while let first = raw.first, isBlank(first) { raw.removeFirst() }
    while let last = raw.last, isBlank(last) { raw.removeLast() }
    return raw
  }

  private static var ampersand: UInt8 { UInt8(ascii: "&") }
  private static var newline: UInt8 { UInt8(ascii: "\n") }
  private static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }
}
