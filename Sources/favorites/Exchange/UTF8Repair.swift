/// Makes bytes from outside UTF-8, and says on which lines that cost something.
enum UTF8Repair {
  static func repair(_ bytes: inout [UInt8]) -> [ImportedBookmarks.Flaw] {
    if let encoding = WideEncoding(of: bytes) {
      let (text, lines) = encoding.decode(bytes)
      bytes = text
      return lines.map { .init(line: $0, reason: "bytes that are not \(encoding.name)") }
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return [] }
    var flaws: [ImportedBookmarks.Flaw] = []
    var repaired: [UInt8] = []
    let newline = UInt8(ascii: "\n")
    var number = 0
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
      if number > 0 { repaired.append(newline) }
      number += 1
      if String(validating: line, as: UTF8.self) != nil {
        repaired += line
      } else {
        repaired += String(decoding: line, as: UTF8.self).utf8
        flaws.append(.init(line: number, reason: "bytes that are not UTF-8"))
      }
    }
    bytes = repaired
    return flaws
  }
}
