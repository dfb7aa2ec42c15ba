import RosterDrawing

extension ListContentConfiguration {
  /// The kinds of content that UIKit has defaults for.
  enum Kind: Hashable, Sendable, CaseIterable {
    case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader

    var font: TextProperties.Font {
      switch self {
      case .plainHeader, .sidebarHeader: TextProperties.Font(.headline, weight: .semibold)
      case .groupedHeader, .plainFooter, .groupedFooter: TextProperties.Font(.footnote)
      default: TextProperties.Font(.body)
      }
    }

    var secondaryFont: TextProperties.Font {
      switch self {
      case .valueCell: TextProperties.Font(.body)
      default: TextProperties.Font(.caption)
      }
    }

    /// The table of the colours by kind and state.
    func look(for state: StateSummary) -> Look {
      if state.isDisabled {
        return Look(text: .tertiaryLabel, secondary: .quaternaryLabel, image: .gray)
      }
      if isCell, state.isFocused { return Look(.selectedLabel) }
      switch self {
      case .plainFooter, .groupedHeader, .groupedFooter:
        return Look(text: .secondaryLabel, secondary: .secondaryLabel, image: .secondaryLabel)
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        if state.isSelected { return Look(.selectedLabel) }
        return state.isHighlighted ? Look.normal.dimmed : .normal
      case .plainHeader, .sidebarHeader:
        return state.isHighlighted ? Look.normal.dimmed : .normal
      case .cell, .subtitleCell, .valueCell:
        return .normal
      }
    }

    private var isCell: Bool {
      switch self {
      case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .sidebarHeader: false
      default: true
      }
    }
  }

  /// The colours of the parts.
  struct Look: Hashable, Sendable {
    var text: Color
    var secondary: Color
    var image: Color

    init(text: Color, secondary: Color, image: Color) {
      self.text = text
      self.secondary = secondary
      self.image = image
    }

    init(_ color: Color) { self.init(text: color, secondary: color, image: color) }

    static let normal = Look(text: .label, secondary: .secondaryLabel, image: .tint)

    var dimmed: Look {
      Look(
        text: text.withAlphaComponent(0.3), secondary: secondary.withAlphaComponent(0.3),
        image: image.withAlphaComponent(0.3))
    }
  }
}
