import Foundation
import RosterDrawing
import RosterViews

/// The content of a row, a header or a footer: an image, a text and a second text.
///
/// Looks follow the state of the cell until they are set; what was set stays.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = Image(systemName: "star.fill")
/// content.text = "Coding"
/// cell.contentConfiguration = content
/// ```
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  let kind: Kind
  /// The symbol of the image: its name is all there is to it.
  var symbol: String?

  public var imageProperties: ImageProperties
  public var text: String?
  /// Wins over ``text``.
  public var attributedText: StyledText?
  public var textProperties: TextProperties
  public var secondaryText: String?
  /// Wins over ``secondaryText``.
  public var secondaryAttributedText: StyledText?
  public var secondaryTextProperties: TextProperties

  /// The directions in which margins are at least those of the row.
  public var axesPreservingSuperviewLayoutMargins: Axis.Set = [.horizontal, .vertical]
  /// Whether the two texts stand beside one another when there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// In points.
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private var margins = Customizable(LayoutMetrics.terminal.rowMargins)

  init(_ kind: Kind) {
    self.kind = kind
    let look = kind.look(for: StateSummary())
    imageProperties = ImageProperties(look)
    textProperties = TextProperties(look.text)
    secondaryTextProperties = TextProperties(look.secondary)
    prefersSideBySideTextAndSecondaryText = kind == .valueCell
  }

  @MainActor public var image: Image? {
    get { symbol.map { Image(systemName: $0) } }
    set { symbol = newValue?.systemName }
  }

  /// The space around the content, in points: that of the row until it is set. Margins that are set
  /// are at least the row's in ``axesPreservingSuperviewLayoutMargins``.
  public var directionalLayoutMargins: EdgeInsets {
    get { margins.value }
    set { margins.customize(newValue) }
  }

  @MainActor public func makeContentView() -> any PlatformView & ContentView {
    ListContentView(configuration: self)
  }

  /// Whether it is already what it is in a state.
  func isSettled(for state: StateSummary) -> Bool {
    let look = kind.look(for: state)
    return imageProperties.follows(look) && textProperties.follows(look.text)
      && secondaryTextProperties.follows(look.secondary)
  }

  /// Whether it looks like another one. A transformer may make something else of a colour than it
  /// did before.
  func surelyLooks(like other: Self) -> Bool {
    self == other && imageProperties.tintColorTransformer == nil
      && textProperties.colorTransformer == nil && secondaryTextProperties.colorTransformer == nil
  }

  /// The margins in a row with margins of its own.
  func margins(in traits: TraitCollection) -> EdgeInsets {
    let row = traits.layoutMetrics.rowMargins
    guard margins.isCustomized else { return row }
    var result = EdgeInsets()
    for edge in Edge.allCases {
      let isKept =
        axesPreservingSuperviewLayoutMargins.contains(
          edge == .leading || edge == .trailing ? .horizontal : .vertical)
      let own = margins.value[edge]
      let length = own.isFinite ? max(0, own) : 0
      result.set(Edge.Set(edge), isKept ? max(length, row[edge]) : length)
    }
    return result
  }

  public func updated(for state: any ConfigurationState) -> Self {
    let look = kind.look(for: StateSummary(state))
    var result = self
    result.margins.follow(state.traitCollection.layoutMetrics.rowMargins)
    result.imageProperties.follow(look)
    result.textProperties.follow(look.text)
    result.secondaryTextProperties.follow(look.secondary)
    return result
  }
}

extension ListContentConfiguration {
  public static func cell() -> Self { Self(.cell) }
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  public static func valueCell() -> Self { Self(.valueCell) }
  /// Takes the style of the list when it is updated for a state.
  public static func header() -> Self { Self(.header) }
  /// Takes the style of the list when it is updated for a state.
  public static func footer() -> Self { Self(.footer) }
  public static func plainHeader() -> Self { Self(.plainHeader) }
  public static func plainFooter() -> Self { Self(.plainFooter) }
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
