extension Color {
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let clear = Color(.clear)

  /// The colour of text, SwiftUI's word for ``label``.
  public static let primary = label

  /// The colour of lesser text, SwiftUI's word for ``secondaryLabel``.
  public static let secondary = secondaryLabel

  /// The tint, SwiftUI's word for it.
  public static let accentColor = tint

  public static let systemGray = gray
  public static let systemRed = red
  public static let systemOrange = orange
  public static let systemYellow = yellow
  public static let systemGreen = green
  public static let systemMint = mint
  public static let systemTeal = teal
  public static let systemCyan = cyan
  public static let systemBlue = blue
  public static let systemIndigo = indigo
  public static let systemPurple = purple
  public static let systemPink = pink
  public static let systemBrown = brown

  /// Text of the first rank.
  public static let label = Color(.label)

  /// Text of the second rank.
  public static let secondaryLabel = Color(.secondaryLabel)

  /// Text of the third rank.
  public static let tertiaryLabel = Color(.tertiaryLabel)

  /// Text of the fourth rank.
  public static let quaternaryLabel = Color(.quaternaryLabel)

  /// Text that stands in for input.
  public static let placeholderText = Color(.placeholderText)

  /// An address to follow.
  public static let link = Color(.link)

  /// A thin line between rows.
  public static let separator = Color(.separator)

  /// A line that lets nothing through.
  public static let opaqueSeparator = Color(.opaqueSeparator)

  /// What can be pressed: the accent colour.
  public static let tint = Color(.tint)

  /// What removes something.
  public static let destructive = Color(.destructive)

  /// The ground of a plain list.
  public static let systemBackground = Color(.systemBackground)

  /// The ground of what lies on a background.
  public static let secondarySystemBackground = Color(.secondarySystemBackground)

  /// The ground of what lies on the second ground.
  public static let tertiarySystemBackground = Color(.tertiarySystemBackground)

  /// The ground of a grouped list.
  public static let systemGroupedBackground = Color(.systemGroupedBackground)

  /// The ground of a row in a grouped list.
  public static let secondarySystemGroupedBackground = Color(.secondarySystemGroupedBackground)

  /// The ground of what lies on such a row.
  public static let tertiarySystemGroupedBackground = Color(.tertiarySystemGroupedBackground)

  /// A thin filling.
  public static let systemFill = Color(.systemFill)

  /// A thinner filling.
  public static let secondarySystemFill = Color(.secondarySystemFill)

  /// A filling of a large area.
  public static let tertiarySystemFill = Color(.tertiarySystemFill)

  /// A filling of a still larger area.
  public static let quaternarySystemFill = Color(.quaternarySystemFill)

  /// The ground of a selected row.
  public static let selection = Color(.selection)

  /// Text on the ground of a selected row.
  public static let selectedLabel = Color(.selectedLabel)

  /// The ground of a row that is being pressed.
  public static let highlight = Color(.highlight)

  /// A grey.
  public static let systemGray2 = Color(.systemGray2)

  /// A grey.
  public static let systemGray3 = Color(.systemGray3)

  /// A grey.
  public static let systemGray4 = Color(.systemGray4)

  /// A grey.
  public static let systemGray5 = Color(.systemGray5)

  /// A grey.
  public static let systemGray6 = Color(.systemGray6)
}
