/// Cuts HTML into tags and the text between them, whatever state the file is in.
///
/// Only what looks like a tag is one: `<` before anything else than a letter, `/` or `!` is text.
struct HTMLScanner {
  enum Token: Equatable {
    /// Bytes between tags.
    case text(Range<Int>)
    /// `name` is in lower case, with its slash if it is a closing tag.
    case tag(name: String, attributes: Range<Int>, whole: Range<Int>)
    /// A tag that never ends.
    case broken(Range<Int>)
  }

  let bytes: [UInt8]
  private var index = 0
  /// No comment ends behind here: then no later one is searched for its end.
  private var isWithoutCommentEnd = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    guard index < bytes.count else { return nil }
    let start = index
    if isTagStart(index) { return tag() }
    index += 1
    while index < bytes.count, !isTagStart(index) { index += 1 }
    return .text(start..<index)
  }

  private func isTagStart(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
  }

  private mutating func tag() -> Token {
    let start = index
    if bytes[start...].starts(with: "<!--".utf8) { return comment() }
    index += 2
    while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[(start + 1)..<index], as: UTF8.self).lowercased()
    let attributes = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return .tag(name: name, attributes: attributes..<(index - 1), whole: start..<index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // Quotes count only as the start of a value: an apostrophe elsewhere is only an apostrophe.
        if isValueStart(index), !skipQuoted() { return .broken(start..<index) }
        index += 1
      case UInt8(ascii: "<") where isLineStart(index):
        return .broken(start..<index)
      default:
        index += 1
      }
    }
    return .broken(start..<index)
  }

  /// Goes to the closing quote. A value that runs into a line that starts with a tag has lost its
  /// quote: then this stops before that tag.
  private mutating func skipQuoted() -> Bool {
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<"), isLineStart(index) { return false }
      index += 1
    }
    return index < bytes.count
  }

  private mutating func comment() -> Token {
    let start = index
    for end in ["<!-->", "<!--->"] where bytes[start...].starts(with: end.utf8) {
      index = start + end.utf8.count
      return .tag(name: "!--", attributes: start..<start, whole: start..<index)
    }
    var end = index + 4
    while !isWithoutCommentEnd, end + 2 < bytes.count {
      if bytes[end] == UInt8(ascii: "-"), bytes[end...].starts(with: "-->".utf8) {
        index = end + 3
        return .tag(name: "!--", attributes: start..<start, whole: start..<index)
      }
      end += 1
    }
    // A comment without an end hides nothing but its own start.
    isWithoutCommentEnd = true
    index = start + 4
    return .tag(name: "!--", attributes: start..<start, whole: start..<index)
  }

  /// Whether an equals sign stands before `index`, perhaps with blanks between.
  private func isValueStart(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, HTMLEntities.isBlank(bytes[before]) { before -= 1 }
    return before >= 0 && bytes[before] == UInt8(ascii: "=")
  }

  /// Whether only white space stands between the start of the line and `index`.
  private func isLineStart(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, HTMLEntities.isBlank(bytes[before]) {
      if bytes[before] == UInt8(ascii: "\n") { return true }
      before -= 1
    }
    return before < 0
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension HTMLScanner {
  /// The raw values of the attributes in a range of bytes, by name in lower case. The first of a
  /// name counts. An attribute without a value has an empty one.
  func attributes(in range: Range<Int>) -> [String: Range<Int>] {
    var attributes: [String: Range<Int>] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      if HTMLEntities.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, bytes[index] != UInt8(ascii: "="),
        !HTMLEntities.isBlank(bytes[index])
      { index += 1 }
      let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      var value = index..<index
      index = skipBlanks(index, before: range.upperBound)
      if index < range.upperBound, bytes[index] == UInt8(ascii: "=") {
        index = skipBlanks(index + 1, before: range.upperBound)
        value = self.value(at: index, before: range.upperBound)
        index = value.upperBound
        if index < range.upperBound, isQuote(bytes[index]) { index += 1 }
      }
      if attributes[name] == nil { attributes[name] = value }
    }
    return attributes
  }

  private func skipBlanks(_ start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit, HTMLEntities.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func value(at start: Int, before limit: Int) -> Range<Int> {
    var index = start
    if start < limit, isQuote(bytes[start]) {
      index += 1
      while index < limit, bytes[index] != bytes[start] { index += 1 }
      return (start + 1)..<index
    }
    while index < limit, !HTMLEntities.isBlank(bytes[index]) { index += 1 }
    return start..<index
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
