/// Favorites as plain lines: a title, or a title, a tab and an address.
///
/// A line that is nothing but an address is its own title. Stars, folders and dates have no place
/// in this form.
enum LinesFormat {
  static func read(_ bytes: [UInt8]) -> ImportedBookmarks {
    var result = ImportedBookmarks()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      var text = String(decoding: line, as: UTF8.self)
      if number == 1, text.hasPrefix("\u{FEFF}") { text.unicodeScalars.removeFirst() }
      let (title, url) = parts(of: text)
      guard let name = title ?? url else { continue }
      result.bookmarks.append(ImportedBookmark(title: name, url: url, line: number))
    }
    return result
  }

  static func write(_ favorites: [Favorite]) -> [UInt8] {
    var lines: [UInt8] = []
    for favorite in favorites {
      lines += oneLine(favorite.title).utf8
      if let url = favorite.url, url != favorite.title || !isAddress(url) {
        lines.append(UInt8(ascii: "\t"))
        lines += oneLine(url).utf8
      }
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }

  private static func parts(of line: String) -> (title: String?, url: String?) {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      .map { trimmed($0) }
    guard parts.count == 2 else {
      let text = parts.first ?? ""
      return (text.isEmpty ? nil : text, isAddress(text) ? text : nil)
    }
    return (parts[0].isEmpty ? nil : parts[0], parts[1].isEmpty ? nil : parts[1])
  }

  /// Whether a text is an address and nothing else: a scheme, "://", no blanks.
  static func isAddress(_ text: String) -> Bool {
    guard let range = text.firstRange(of: "://"), let first = text.first, isLetter(first) else {
      return false
    }
    return text[..<range.lowerBound].allSatisfy {
      isLetter($0) || ("0"..."9").contains($0) || "+-.".contains($0)
    }
      && !text.contains(where: \.isWhitespace)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A title with line breaks or tabs would be read back as several.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
