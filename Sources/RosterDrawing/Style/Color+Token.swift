extension Color {
  /// The names of colours: what they mean, or how they look.
  public enum Token: String, Hashable, Sendable, CaseIterable {
    // How they look.
    case black
    case white
    case gray
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case clear

    // What they mean.
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link
    case separator
    case opaqueSeparator
    case tint
    case destructive
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case selection
    case selectedLabel
    case highlight
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
  }
}
