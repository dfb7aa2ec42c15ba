import Roster

/// Text of several lines for a terminal.
enum TerminalText {
  /// The same lines and tabs, and nothing else that acts on a terminal.
  static func safe(_ bytes: [UInt8]) -> [UInt8] {
    let (newline, tab) = (UInt8(ascii: "\n"), UInt8(ascii: "\t"))
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map { line in
      line.split(separator: tab, omittingEmptySubsequences: false).map { part in
        Array(String(decoding: part, as: UTF8.self).terminalSafe.utf8)
      }.joined(separator: [tab])
    }
    return Array(lines.joined(separator: [newline]))
  }
}
