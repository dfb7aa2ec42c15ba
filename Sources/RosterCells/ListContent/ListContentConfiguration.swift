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

  public var axesPreservingSuperviewLayoutMargins: Axis.Set = [.horizontal, .vertical]
  /// Whether the two texts stand beside one another when there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// In points.
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private var margins = Customizable<EdgeInsets?>(nil)

  init(_ kind: Kind) {
    self.kind = kind
    imageProperties = ImageProperties(kind.look(for: StateSummary()))
    textProperties = TextProperties(kind.font, kind.look(for: StateSummary()).text)
    textProperties.transform = kind == .groupedHeader ? .uppercase : .none
    secondaryTextProperties = TextProperties(
      kind.secondaryFont, kind.look(for: StateSummary()).secondary)
    prefersSideBySideTextAndSecondaryText = kind == .valueCell
  }

  @MainActor public var image: Image? {
    get { symbol.map { Image(systemName: $0) } }
    set { symbol = newValue?.systemName }
  }

  /// The space around the content, in points; nil, the default, takes that of the row.
  public var directionalLayoutMargins: EdgeInsets? {
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

  public func updated(for state: any ConfigurationState) -> Self {
    let look = kind.look(for: StateSummary(state))
    var result = self
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
  public static func header() -> Self { Self(.plainHeader) }
  public static func footer() -> Self { Self(.plainFooter) }
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
