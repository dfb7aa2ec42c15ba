import RosterDrawing
import RosterViews

extension ListContentConfiguration {
  /// The kinds of content that UIKit has defaults for.
  enum Kind: Hashable, Sendable, CaseIterable {
    // Those that take the style of the list that they are in.
    case cell, subtitleCell, valueCell, header, footer
    // Those that look the same in all lists.
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader

    /// What it is in a kind of list.
    func resolved(in list: ListEnvironment) -> Kind {
      switch (self, list) {
      case (.cell, .sidebar): .sidebarCell
      case (.subtitleCell, .sidebar): .sidebarSubtitleCell
      case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
      case (.header, .sidebar): .sidebarHeader
      case (.header, _): .plainHeader
      case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
      case (.footer, _): .plainFooter
      default: self
      }
    }

    /// The table of the looks by kind and state.
    func look(for state: StateSummary) -> Look {
      let kind = resolved(in: state.list)
      var look = kind.normal
      if state.isDisabled {
        look.color(text: .tertiaryLabel, secondary: .quaternaryLabel, image: .gray)
      } else if state.isFocused, kind.isCell {
        look.color(text: .selectedLabel, secondary: .selectedLabel, image: .selectedLabel)
      } else if state.isSelected, kind.isSidebarCell {
        look.color(text: .selectedLabel, secondary: .selectedLabel, image: .selectedLabel)
        look.text.font = look.text.font.weight(.medium)
      } else if state.isHighlighted, kind.isSidebarCell || kind.isHeader {
        look.dim()
      }
      return look
    }

    var isHeader: Bool {
      switch self {
      case .header, .plainHeader, .groupedHeader, .sidebarHeader: true
      default: false
      }
    }

    private var normal: Look {
      switch self {
      case .header, .plainHeader, .sidebarHeader:
        Look(.headline, second: .caption)
      case .groupedHeader:
        Look(.footnote, second: .caption, allIn: .secondaryLabel, transform: .uppercase)
      case .footer, .plainFooter, .groupedFooter:
        Look(.footnote, second: .caption, allIn: .secondaryLabel)
      case .valueCell:
        Look(.body, second: .body)
      default:
        // Letters in cells have one size: a second text is grey in every kind, to be told apart.
        Look(.body, second: .caption)
      }
    }

    private var isCell: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell: true
      default: isSidebarCell
      }
    }

    private var isSidebarCell: Bool {
      switch self {
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        true
      default: false
      }
    }
  }

  /// What follows kind and state until it is set.
  struct Look: Hashable, Sendable {
    var text: TextLook
    var secondary: TextLook
    var image: Color

    struct TextLook: Hashable, Sendable {
      var font: Font
      var color: Color
      var transform = TextProperties.TextTransform.none
    }

    init(
      _ font: Font, second: Font, allIn color: Color? = nil,
      transform: TextProperties.TextTransform = .none
    ) {
      text = TextLook(font: font, color: color ?? .label, transform: transform)
      secondary = TextLook(font: second, color: color ?? .secondaryLabel)
      image = color ?? .tint
    }

    mutating func color(text: Color, secondary: Color, image: Color) {
      self.text.color = text
      self.secondary.color = secondary
      self.image = image
    }

    /// Lets the ground shine through.
    mutating func dim() {
      color(
        text: text.color.withAlphaComponent(0.3),
        secondary: secondary.color.withAlphaComponent(0.3), image: image.withAlphaComponent(0.3))
    }
  }
}
