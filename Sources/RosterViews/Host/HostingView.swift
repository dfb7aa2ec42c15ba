import Foundation
import RosterDrawing

/// A retained view that shows a declarative one.
///
/// It follows its content by itself: a change asks for layout, tells the view at the top, and is
/// worked off at the next `layoutIfNeeded()`, picture, or turn of the main actor.
open class HostingView: PlatformView {
  /// What builds, lays out and draws the content.
  public let host: ViewHost

  private var isUpdatePlanned = false

  /// The tint of the content that came from the views around.
  private var takenTint: Color?

  public init(frame: CGRect = .zero, host: ViewHost = ViewHost()) {
    self.host = host
    super.init(frame: frame)
    host.containerView = self
    host.invalidationHandler = { [weak self] in self?.contentInvalidated() }
  }

  /// The content went out of date, or is about to. The default asks for layout.
  open func contentInvalidated() {
    setNeedsLayout()
    guard !isUpdatePlanned else { return }
    isUpdatePlanned = true
    Task { @MainActor [weak self] in
      self?.isUpdatePlanned = false
      self?.layoutIfNeeded()
    }
  }

  open override func layoutSubviews() {
    host.updateIfNeeded()
    if host.decidesFocusByLayout {
      let size = traitCollection.layoutMetrics.cells(bounds.size)
      if !size.isEmpty { _ = host.render(width: size.width, height: size.height) }
    }
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    if host.environment.traits != traitCollection { host.environment.traits = traitCollection }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeTint()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeTint()
  }

  /// The content has the tint of the views around. Where none has one of its own, nothing is taken,
  /// and what was taken before is given back.
  private func takeTint() {
    let tint = tintColor == .tint ? nil : tintColor
    guard tint != takenTint else { return }
    takenTint = tint
    host.environment.tint = tint
  }

  /// A retained view inside wants another size: the content is laid out anew.
  open override func intrinsicContentSizeDidChange(of subview: PlatformView) {
    super.intrinsicContentSizeDidChange(of: subview)
    // Those that are being updated are measured right after that.
    if !host.stateStore.isUpdating, host.shows(subview) { host.invalidate() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traitCollection.layoutMetrics
    let isBound = size.width.isFinite && size.width > 0 && size.width < 1e7
    return metrics.points(host.sizeThatFits(width: isBound ? metrics.columns(size.width) : nil))
  }

  open override func draw(into drawing: inout Drawing) {
    drawing.overlay(host.render(width: drawing.width, height: drawing.height))
  }

  override func covers(_ subview: PlatformView, at point: CellPoint) -> Bool {
    host.isCovered(subview, at: point)
  }

  open override func pressed(at point: CellPoint) -> Bool {
    // Nobody may have asked for a drawing yet, or since the content changed: find out what is where.
    let size = traitCollection.layoutMetrics.cells(bounds.size)
    _ = host.render(width: size.width, height: size.height)
    return host.press(at: point)
  }
}
