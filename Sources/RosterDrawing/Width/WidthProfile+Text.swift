extension WidthProfile {
  /// The columns that text takes once it is safe to print.
  ///
  /// Control characters count as the one column of the picture that replaces them.
  ///
  /// - Complexity: O(*n*) in the length of the text; printable ASCII only looks at its bytes.
  public func width(of text: some StringProtocol) -> Int {
    if let plain = Self.asciiWidth(of: text) { return plain }
    guard ambiguous == 1 else { return clusterWidths(of: text) }
    let measured: Int? = text.utf8.withContiguousStorageIfAvailable { width(ofBytes: $0) }
    return measured ?? clusterWidths(of: text)
  }

  /// The columns of text in UTF-8: simple scalars by themselves, others in clusters with those
  /// beside them.
  private func width(ofBytes bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var index = 0
    // The scalar before, if it is simple.
    var base: (index: Int, width: Int)?
    while index < bytes.count {
      let (scalar, next) = Self.scalar(in: bytes, at: index)
      if let width = Self.simpleWidth(of: scalar) {
        total += width
        base = (index, width)
        index = next
      } else {
        let end = Self.endOfClusters(in: bytes, from: next)
        let clusters = String(decoding: bytes[(base?.index ?? index)..<end], as: UTF8.self)
        total += clusterWidths(of: clusters) - (base?.width ?? 0)
        base = nil
        index = end
      }
    }
    return total
  }

  /// The columns of the cluster that starts at an index, and where it ends.
  func cluster(of text: String, at index: String.Index) -> (columns: Int, end: String.Index) {
    let scalars = text.unicodeScalars
    let next = scalars.index(after: index)
    if ambiguous == 1, let width = Self.simpleWidth(of: scalars[index]),
      next == scalars.endIndex || Self.simpleWidth(of: scalars[next]) != nil
    {
      return (width, next)
    }
    return (width(of: text[index]), text.index(after: index))
  }

  /// The first place from which on simple scalars are clusters of their own again: between two.
  private static func endOfClusters(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    var wasSimple = false
    while index < bytes.count {
      let (scalar, next) = scalar(in: bytes, at: index)
      let isSimple = simpleWidth(of: scalar) != nil
      if isSimple && wasSimple { return index }
      wasSimple = isSimple
      index = next
    }
    return index
  }

  /// The scalar that starts at an index, and where the next one does.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, next: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), index + 1) }
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(count))
    for offset in 1..<count where index + offset < bytes.count {
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", index + count)
  }

  /// Whether terminals are known to differ about the width of this text.
  ///
  /// After such text the cursor may stand elsewhere than the profile says.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func isDisputed(_ text: some StringProtocol) -> Bool {
    if text.unicodeScalars.allSatisfy({ simpleWidth(of: $0) != nil }) { return false }
    return text.contains { unicode.width(of: $0) != legacy.width(of: $0) }
  }

  /// Whether each byte of text is a cluster of one column, as the columns it takes tell.
  func hasPlainBytes(_ text: String, columns: Int) -> Bool {
    // Other clusters have more bytes than columns, unless two bytes may take two.
    text.utf8.count == columns && (ambiguous == 1 || text.utf8.allSatisfy { $0 < 0x80 })
  }

  /// The bytes of printable ASCII text, which are its columns; nil for any other text.
  static func asciiWidth(of text: some StringProtocol) -> Int? {
    let printable = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    }
    if let printable { return printable ? text.utf8.count : nil }
    return text.utf8.allSatisfy { $0 &- 0x20 < 0x5F } ? text.utf8.count : nil
  }

  /// The columns of a scalar of a frequent script, which is always a cluster of its own unless
  /// a scalar that is not simple follows.
  static func simpleWidth(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F: 1
    case 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3: 1
    case 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: 2
    case 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    // Punctuation, arrows, lines and symbols.
    case 0x2010...0x2027, 0x2190...0x2319, 0x2500...0x25FC, 0x2600...0x2613: 1
    case 0x2700...0x2704, 0x270C...0x2727: 1
    default: nil
    }
  }

  private func clusterWidths(of text: some StringProtocol) -> Int {
    var total = 0
    for cluster in text { total += width(of: cluster) }
    return total
  }
}
