import RosterDrawing
import RosterViews

/// Something small at an edge of a cell.
public struct CellAccessory {
  public let kind: Kind
  public var displayed: DisplayedState
  public var tintColor: Color?
  /// Runs instead of what pressing the accessory does by itself.
  public var actionHandler: (() -> Void)?

  public enum Kind {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder
    case multiselect
    case label(String)
    case custom(StyledText, placement: Placement)
  }

  /// When an accessory shows.
  public enum DisplayedState: Hashable, Sendable, CaseIterable {
    case always, whenEditing, whenNotEditing
  }

  public enum Placement: Hashable, Sendable, CaseIterable {
    case leading, trailing
  }

  init(
    _ kind: Kind, _ displayed: DisplayedState, tintColor: Color? = nil,
    actionHandler: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.tintColor = tintColor
    self.actionHandler = actionHandler
  }
}

extension CellAccessory {
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(.disclosureIndicator, displayed, tintColor: .tertiaryLabel)
  }

  /// Shows whether the row is expanded; pressing it expands or collapses the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, actionHandler: actionHandler) }

  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(.checkmark, displayed, tintColor: .tint)
  }

  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.detail, displayed, tintColor: .tint, actionHandler: actionHandler) }

  /// Opens the trailing swipe actions, unless there is a handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.delete, displayed, tintColor: .destructive, actionHandler: actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.insert, displayed, tintColor: .green, actionHandler: actionHandler) }

  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(.reorder, displayed, tintColor: .tertiaryLabel)
  }

  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(.multiselect, displayed, tintColor: .tint)
  }

  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(.label(text), displayed, tintColor: .secondaryLabel)
  }

  public static func custom(
    _ text: StyledText, placement: Placement = .trailing, displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.custom(text, placement: placement), displayed, actionHandler: actionHandler)
  }

  /// Whether it shows in a state.
  package func isDisplayed(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  /// The edge at which it stands.
  package var placement: Placement {
    switch kind {
    case .delete, .insert, .multiselect: .leading
    case .custom(_, let placement): placement
    default: .trailing
    }
  }

  /// Whether it deletes or inserts.
  package var isEditControl: Bool {
    switch kind {
    case .delete, .insert: true
    default: false
    }
  }

  /// What it looks like in cells.
  package func text(for state: CellConfigurationState) -> StyledText {
    let style = Style(foreground: tintColor)
    return switch kind {
    case .disclosureIndicator: StyledText("›", style: style)
    case .outlineDisclosure: StyledText(state.isExpanded ? "▾" : "▸", style: style)
    case .checkmark: StyledText("✓", style: style)
    case .detail: StyledText("ⓘ", style: style)
    case .delete: StyledText("⊖", style: style)
    case .insert: StyledText("⊕", style: style)
    case .reorder: StyledText("≡", style: style)
    case .multiselect: StyledText(state.isSelected ? "●" : "○", style: style)
    case .label(let text): StyledText(text, style: style)
    case .custom(let text, _): text.over(style)
    }
  }
}
