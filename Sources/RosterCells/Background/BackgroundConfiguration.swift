import Foundation
import RosterDrawing
import RosterViews

/// What lies behind the content of a cell, a header or a footer, as a value.
///
/// The colour follows the state until it is set; what was set stays. A colour of nil shows the
/// tint.
public struct BackgroundConfiguration {
  let kind: Kind
  var color: Customizable<Color?>
  var transformer = Customizable<ConfigurationColorTransformer?>(nil)

  /// A view to show as the ground.
  public var customView: PlatformView?
  /// In points. It has no look in cells.
  public var cornerRadius: CGFloat = 0
  /// How far the ground stays inside of the edges, in points.
  public var backgroundInsets = EdgeInsets()
  public var edgesAddingLayoutMarginsToBackgroundInsets: Edge.Set = []
  public var image: Image?
  public var strokeColor: Color?
  public var strokeColorTransformer: ConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  init(_ kind: Kind) {
    self.kind = kind
    color = Customizable(kind.color(for: StateSummary()))
  }

  public var backgroundColor: Color? {
    get { color.value }
    set { color.customize(newValue) }
  }

  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    get { transformer.value }
    set { transformer.customize(newValue) }
  }

  /// The colour that shows: the one that is set or else the tint, transformed.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let base = backgroundColor ?? tintColor
    return backgroundColorTransformer?(base) ?? base
  }

  /// The colour of the stroke, transformed.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let base = strokeColor ?? tintColor
    return strokeColorTransformer?(base) ?? base
  }

  public func updated(for state: any ConfigurationState) -> Self {
    var result = self
    result.follow(StateSummary(state))
    return result
  }

  /// Changes it to what it is in a state.
  package mutating func follow(_ state: StateSummary) {
    color.follow(kind.color(for: state))
  }
}

extension BackgroundConfiguration {
  public static func clear() -> Self { Self(.clear) }
  public static func listCell() -> Self { Self(.plainCell) }
  public static func listHeader() -> Self { Self(.header) }
  public static func listFooter() -> Self { Self(.header) }
  public static func listPlainCell() -> Self { Self(.plainCell) }
  public static func listPlainHeaderFooter() -> Self { Self(.header) }
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }

  /// The table of the grounds by kind and state. In a terminal a normal row has no ground of its
  /// own: the terminal's shows.
  enum Kind: Hashable, Sendable, CaseIterable {
    case clear, plainCell, groupedCell, sidebarCell, header

    func color(for state: StateSummary) -> Color {
      switch self {
      case .clear, .header: return .clear
      case .plainCell, .groupedCell, .sidebarCell: break
      }
      if state.isFocused { return .tint }
      if state.isDropTarget { return Color.tint.withAlphaComponent(0.2) }
      if state.isSelected { return self == .sidebarCell ? .tint : .selection }
      if state.isHighlighted { return .highlight }
      return .clear
    }
  }
}
