import RosterDrawing

extension TerminalEncoder {
  /// What is written for a cluster that takes some columns: itself, or what stands for it in ASCII.
  func glyph(_ cluster: Character, columns: Int) -> String {
    guard isASCII, let plain = Self.plainGlyphs[cluster] else {
      return String(cluster).withoutLooseJoiners
    }
    return plain + String(repeating: " ", count: max(0, columns - 1))
  }

  /// What is written for a run.
  func text(of run: DrawingRun) -> String {
    guard isASCII, !run.isBlank, run.text.utf8.contains(where: { $0 >= 0x80 }) else {
      return run.printedText
    }
    var text = ""
    run.forEachCluster { text += glyph($0, columns: $1) }
    return text
  }

  /// One column for each mark and rule.
  private static let plainGlyphs: [Character: String] = [
    "›": ">", "↕": "~", "✓": "v", "ⓘ": "i", "⊖": "-", "⊕": "+", "≡": "=", "●": "@", "○": "o",
    "▾": "v", "▸": ">", "…": ".", "⋯": ".", "•": "*", "⚠": "!", "−": "-", "─": "-", "━": "=",
    "│": "|", "★": "*", "☆": ".", "▮": "#",
  ]
}
