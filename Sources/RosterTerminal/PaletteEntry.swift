import RosterDrawing

/// One of the sixteen colours of a terminal, which its user chooses.
struct PaletteEntry {
  /// The code of the colour of text; that of the ground is ten more.
  let code: Int

  /// The entry for a named colour; nil for those that are the terminal's own text or ground.
  init?(_ token: Color.Token) {
    switch token {
    case .black: code = 30
    case .red, .destructive: code = 31
    case .green: code = 32
    case .yellow, .orange, .brown: code = 33
    case .blue, .indigo, .link: code = 34
    case .purple, .pink: code = 35
    case .cyan, .teal, .mint, .tint: code = 36
    case .white, .selectedLabel: code = 97
    case .gray, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .selection, .highlight:
      code = 90
    case .clear, .label, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill:
      return nil
    }
  }
}
