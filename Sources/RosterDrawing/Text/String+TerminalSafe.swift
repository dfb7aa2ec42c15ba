extension StringProtocol {
  /// The text as it may reach a terminal: nothing in it can act on the terminal.
  ///
  /// All untrusted text passes here once on its way to a screen, error messages too. Nothing is
  /// removed, because removal can join two halves into a new control sequence:
  /// - C0 controls and DEL become their pictures (U+2400…, U+2421), CR LF one U+240A, a tab one
  ///   space;
  /// - C1 controls, bidirectional overrides, embeddings and isolates become U+FFFD;
  /// - U+2028 and U+2029 become U+240A;
  /// - a mark that has no base gets a space to stand on.
  ///
  /// Text that needs none of it is returned as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var terminalSafe: String {
    needsNeutralizing ? neutralized : String(self)
  }

  /// Whether a look at the bytes says that the text may need a change.
  private var needsNeutralizing: Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      if bytes.allSatisfy({ $0 &- 0x20 < 0x5F }) { return false }
      return TerminalSafety.isSuspicious(bytes)
    }
    if found == false {
      guard let first = unicodeScalars.first else { return false }
      return WidthProfile.simpleWidth(of: first) == nil && WidthProfile.isMark(first)
    }
    return true
  }

  private var neutralized: String {
    var result = String.UnicodeScalarView()
    result.reserveCapacity(utf8.count)
    var hasBase = false
    var holdsReturn = false
    for scalar in unicodeScalars {
      if holdsReturn {
        holdsReturn = false
        result.append(scalar == "\n" ? "\u{240A}" : "\u{240D}")
        if scalar == "\n" { continue }
      }
      if scalar == "\r" {
        holdsReturn = true
      } else {
        if !hasBase, WidthProfile.isMark(scalar) { result.append(" ") }
        result.append(TerminalSafety.replacement(for: scalar))
      }
      hasBase = !TerminalSafety.refusesMarks(scalar)
    }
    if holdsReturn { result.append("\u{240D}") }
    return String(result)
  }
}

/// What may not reach a terminal, and what stands in its place.
enum TerminalSafety {
  /// The scalar to show for a scalar.
  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    case 0x2028, 0x2029: "\u{240A}"
    case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  /// Whether a mark after this scalar would be a cluster of its own, and nothing replaces it.
  static func refusesMarks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x2065, 0x206A...0x206F: true
    case 0xFEFF, 0xFFF0...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    // Between them are what tags and variants of emoji are written with.
    case 0xE0000...0xE001F, 0xE0080...0xE00FF, 0xE01F0...0xE0FFF: true
    default: false
    }
  }

  /// Whether bytes of UTF-8 hold something to replace, or a scalar that refuses marks.
  static func isSuspicious(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F { return true }
      // Most text is neither of these.
      if byte >= 0xC2, byte == 0xC2 || byte == 0xD8 || byte == 0xE1 || byte == 0xE2 || byte >= 0xEF
      {
        let second = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
        let third = index + 2 < bytes.endIndex ? bytes[index + 2] : 0
        if isSuspicious(byte, second, third) { return true }
      }
      index += 1
    }
    return false
  }

  private static func isSuspicious(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xC2, 0x80...0x9F), (0xC2, 0xAD), (0xD8, 0x9C): true
    case (0xE1, 0xA0): third == 0x8E
    case (0xE2, 0x80):
      third == 0x8B || third == 0x8E || third == 0x8F || (0xA8...0xAE).contains(third)
    case (0xE2, 0x81): (0xA0...0xAF).contains(third)
    case (0xEF, 0xBB): third == 0xBF
    case (0xEF, 0xBF): (0xB0...0xBB).contains(third)
    case (0xF0, 0x93): third == 0x90
    case (0xF0, 0x9B): third == 0xB2
    case (0xF0, 0x9D): third == 0x85
    case (0xF3, 0xA0): true
    default: false
    }
  }
}
