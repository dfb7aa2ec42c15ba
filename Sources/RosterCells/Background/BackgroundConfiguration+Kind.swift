import RosterDrawing
import RosterViews

extension BackgroundConfiguration {
  public static func clear() -> Self { Self(.clear) }
  /// Takes the style of the list when it is updated for a state.
  public static func listCell() -> Self { Self(.cell) }
  public static func listHeader() -> Self { Self(.header) }
  public static func listFooter() -> Self { Self(.header) }
  public static func listPlainCell() -> Self { Self(.plainCell) }
  public static func listPlainHeaderFooter() -> Self { Self(.header) }
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }

  /// The kinds of grounds that UIKit has defaults for.
  enum Kind: Hashable, Sendable, CaseIterable {
    case clear, cell, plainCell, groupedCell, sidebarCell, header

    /// What it is in a kind of list.
    func resolved(in list: ListEnvironment) -> Kind {
      switch (self, list) {
      case (.cell, .grouped), (.cell, .insetGrouped): .groupedCell
      case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
      case (.cell, _): .plainCell
      default: self
      }
    }

    /// The table of the grounds by kind and state.
    func color(for state: StateSummary) -> Color {
      let kind = resolved(in: state.list)
      guard let normal = kind.normal else { return .clear }
      if state.isFocused { return .tint }
      if state.isDropTarget { return Color.tint.withAlphaComponent(0.2) }
      if state.isSelected { return kind == .sidebarCell ? .tint : .selection }
      if state.isHighlighted { return .highlight }
      return normal
    }

    /// Whether a colour is what lists themselves lie on: a terminal shows its own ground there.
    static func isGroundOfList(_ color: Color) -> Bool {
      color == .systemBackground || color == .secondarySystemGroupedBackground
    }

    /// The ground of a row that is in no state; nil where states show no ground.
    private var normal: Color? {
      switch self {
      case .cell, .plainCell: .systemBackground
      case .groupedCell: .secondarySystemGroupedBackground
      case .sidebarCell: .clear
      case .clear, .header: nil
      }
    }
  }
}
