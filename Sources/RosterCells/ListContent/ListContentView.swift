import Foundation
import RosterDrawing
import RosterViews

/// The view that shows a ``ListContentConfiguration``.
@MainActor public final class ListContentView: PlatformView, ContentView {
  private var content: ListContentConfiguration

  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// What is shown. A configuration of another type is left out.
  public var configuration: any ContentConfiguration {
    get { content }
    set {
      if let new = newValue as? ListContentConfiguration { show(new) }
    }
  }

  package func show(_ new: ListContentConfiguration) {
    guard !new.surelyLooks(like: content) else { return }
    content = new
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Whether a state changes nothing of what is shown.
  package func isSettled(for state: StateSummary) -> Bool { content.isSettled(for: state) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeThatFits(size, traitCollection)
  }

  /// The same for traits that are known to be its own.
  package func sizeThatFits(_ size: CGSize, _ traits: TraitCollection) -> CGSize {
    let metrics = traits.layoutMetrics
    let height = content.lineCount(width: metrics.columns(size.width), traits: traits)
    let insets = content.margins(in: traits)
    return CGSize(
      width: size.width, height: metrics.points(lines: height) + insets.top + insets.bottom)
  }

  public override func draw(into drawing: inout Drawing) {
    let traits = traitCollection
    let part = content.drawing(width: drawing.width, traits: traits, tintColor: tintColor)
    let insets = content.margins(in: traits)
    let (top, bottom) = (
      traits.layoutMetrics.lines(insets.top), traits.layoutMetrics.lines(insets.bottom)
    )
    // In the middle of what is between the margins, and inside as long as there is room.
    let free = max(0, drawing.height - part.height)
    let y = min(free, max(0, (free + top - bottom) / 2))
    drawing.overlay(part, at: CellPoint(x: 0, y: y))
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
