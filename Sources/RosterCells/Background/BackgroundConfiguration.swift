import Foundation
import RosterDrawing
import RosterViews

/// What lies behind the content of a cell, a header or a footer, as a value.
///
/// The colour follows the state until it is set; what was set stays. A colour of nil shows the
/// tint. Blurs, images and strokes have no look in cells, so there are no visual effects and no
/// content modes here.
public struct BackgroundConfiguration {
  let kind: Kind
  var color: Customizable<Color?>
  var transformer = Customizable<ConfigurationColorTransformer?>(nil)

  /// A view to show as the ground, in front of the colour.
  public var customView: PlatformView?
  /// In points. Without a look in cells, which have corners.
  public var cornerRadius: CGFloat = 0
  /// How far the ground stays inside of the edges, in points.
  public var backgroundInsets = EdgeInsets()
  /// The edges at which the margins of the row are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: Edge.Set = []
  /// Without a look in cells: text could not be told from a symbol behind it.
  @MainActor public var image: Image? {
    get { symbol.map { Image(systemName: $0) } }
    set { symbol = newValue?.systemName }
  }
  private var symbol: String?
  /// Without a look in cells, like all of the stroke: a line would take whole cells.
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
  /// Draws the colour. That of a normal row is the ground of the list, which is there already.
  package func draw(into drawing: inout Drawing, tintColor: Color, metrics: LayoutMetrics) {
    if !color.isCustomized, backgroundColorTransformer == nil,
      backgroundColor.map(Kind.isGroundOfList) == true
    {
      return
    }
    let shown = resolvedBackgroundColor(for: tintColor)
    let color = shown.inTint(tintColor)
    guard !color.isClear else { return }
    drawing.fill(metrics.cells(frame(in: drawing.bounds, metrics)), background: color)
  }

  /// Where the ground is in a cell of a size.
  package func frame(in bounds: CGRect, _ metrics: LayoutMetrics) -> CGRect {
    var insets = backgroundInsets
    for edge in Edge.allCases {
      let margin =
        edgesAddingLayoutMarginsToBackgroundInsets.contains(Edge.Set(edge))
        ? metrics.rowMargins[edge] : 0
      let length = insets[edge] + margin
      insets.set(Edge.Set(edge), length.isFinite ? length : 0)
    }
    return CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  private func frame(in bounds: CellRect, _ metrics: LayoutMetrics) -> CGRect {
    frame(in: metrics.points(bounds), metrics)
  }
}

extension BackgroundConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.color == right.color && left.transformer == right.transformer
      && left.customView === right.customView && left.cornerRadius == right.cornerRadius
      && left.backgroundInsets == right.backgroundInsets && left.symbol == right.symbol
      && left.edgesAddingLayoutMarginsToBackgroundInsets
        == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
      && left.strokeColorTransformer == right.strokeColorTransformer
      && left.strokeOutset == right.strokeOutset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(color)
  }
}
