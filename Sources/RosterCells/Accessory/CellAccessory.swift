import Foundation
import RosterDrawing
import RosterViews

/// Something small at an edge of a cell.
///
/// Whatever the order in which they are given, accessories stand as in UIKit. In front of the
/// content, from the edge on: delete, insert, multiselect, the program's own. Behind it, from the
/// content on: the program's own, label, check mark, detail, disclosures, reorder.
public struct CellAccessory {
  public let kind: Kind
  public var displayed: DisplayedState
  /// Whether it neither shows nor takes room.
  public var isHidden = false
  public var reservedLayoutWidth = LayoutDimension.actual
  public var tintColor: Color?
  /// The ground of the accessory.
  public var backgroundColor: Color?
  /// Runs instead of what pressing the accessory does by itself.
  public var actionHandler: ActionHandler?

  public typealias ActionHandler = @MainActor () -> Void

  public enum Kind {
    case disclosureIndicator
    case outlineDisclosure(OutlineDisclosureOptions.Style)
    case checkmark, detail, delete, insert, reorder, multiselect
    case label(String, Font)
    case text(StyledText, placement: Placement)
    case customView(PlatformView, placement: Placement)
  }

  /// When an accessory shows.
  public enum DisplayedState: Hashable, Sendable, CaseIterable {
    case always, whenEditing, whenNotEditing
  }

  /// The room that an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it takes itself.
    case actual
    /// The usual room. In a terminal, that is as much as it takes itself.
    case standard
    /// A length in points. What is larger takes more room.
    case custom(CGFloat)
  }

  init(_ kind: Kind, _ displayed: DisplayedState, actionHandler: ActionHandler? = nil) {
    self.kind = kind
    self.displayed = displayed
    self.actionHandler = actionHandler
  }
}

extension CellAccessory {
  /// Whether it shows in a state.
  package func isDisplayed(editing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  /// Whether it deletes or inserts.
  package var isEditControl: Bool {
    switch kind {
    case .delete, .insert: true
    default: false
    }
  }

  package var isMultiselect: Bool { if case .multiselect = kind { true } else { false } }

  package var isReorder: Bool { if case .reorder = kind { true } else { false } }

  /// The view of the program that it shows.
  package var customView: PlatformView? {
    if case .customView(let view, _) = kind { view } else { nil }
  }

  /// Whether pressing anywhere in the row is pressing it.
  package var takesPressesOnRow: Bool {
    if case .outlineDisclosure(.header) = kind { true } else { false }
  }
}
