import Foundation
import RosterDrawing

/// The retained view of a representable, with its coordinator.
final class RepresentableRecord<Content: ViewRepresentable>: PlatformRecord {
  private var content: Content?
  private var view: Content.ViewType?
  private var context: ViewRepresentableContext<Content>?
  private(set) var place: HostPlace?

  /// Makes the view if there is none, and brings it up to date.
  ///
  /// - Returns: The size that it asks for.
  func update(
    _ content: Content, environment: EnvironmentValues, transaction: Transaction,
    at place: HostPlace
  ) -> PlatformSize {
    self.place = place
    return place.run {
      let coordinator = context?.coordinator ?? content.makeCoordinator()
      let context = ViewRepresentableContext<Content>(
        coordinator: coordinator, environment: environment, transaction: transaction)
      self.content = content
      self.context = context
      let view = self.view ?? content.makeView(context: context)
      self.view = view
      view.hostPlace = place
      if view.traitOverride != environment.traits { view.traitOverride = environment.traits }
      content.updateView(view, context: context)
      return size(of: view, environment.metrics)
    }
  }

  nonisolated override func dismantle() {
    MainActor.assumeIsolated {
      guard let view, let context else { return }
      view.removeFromSuperview()
      view.hostPlace = nil
      self.view = nil
      self.context = nil
      content = nil
      Content.dismantleView(view, coordinator: context.coordinator)
    }
  }

  override func show(_ isShown: Bool) {
    if Content.ViewType.self is any ActivityFollower.Type {
      (view as? any ActivityFollower)?.isShown = isShown
    }
  }

  override func leave() { view?.removeFromSuperview() }

  override func enter(_ container: PlatformView?) {
    guard let view, let container, view.superview !== container else { return }
    container.addSubview(view)
  }

  override func shows(_ view: PlatformView) -> Bool { self.view === view }

  override var needsDisplay: Bool { view?.isDrawnAnew ?? false }

  override func height(width: Int, metrics: LayoutMetrics) -> Int? {
    guard let view, let content, let context else { return nil }
    let proposal = ProposedViewSize(width: metrics.points(columns: width), height: nil)
    return atPlace {
      guard let size = content.sizeThatFits(proposal, view: view, context: context) else {
        return natural(view.intrinsicContentSize.height, metrics.lines)
      }
      return natural(size.height, metrics.lines)
    }
  }

  override func draw(in rect: CellRect, metrics: LayoutMetrics, into drawing: inout Drawing) {
    guard let view, !view.isHidden, view.alpha >= 0.01 else { return settle() }
    place?.isShown = true
    let frame = metrics.points(rect)
    if view.frame != frame { view.frame = frame }
    drawing.overlay(atPlace { view.render() }, at: rect.origin)
  }

  override var isInSpaces: Bool { place?.spaces.isEmpty == false }

  override func lies(in spaces: [NamedSpace]) {
    guard let place, place.spaces != spaces else { return }
    place.spaces = spaces
    if view is any ContentPart { view?.setNeedsLayout() }
  }

  override func decideFocus(isShown: Bool) {
    guard let view else { return }
    place?.isShown = isShown
    if isShown {
      if let field = view as? TextFieldView, let focus = field.focus, HostPlace.shows(field) {
        focus.decide(field)
      }
    } else if let responder = view.top.responder, responder.isDescendant(of: view) {
      // Nobody sees what keys would do there.
      responder.resignFirstResponder()
    }
  }

  override func settle() {
    atPlace {
      view?.layoutIfNeeded()
      view?.settle()
    }
  }

  override func press(at point: CellPoint) -> Bool {
    guard let view else { return false }
    let origin = view.cellFrame.origin
    return view.press(at: point.offset(x: -origin.x, y: -origin.y))
  }

  private func atPlace<Result>(_ body: () -> Result) -> Result {
    place.map { $0.run(body) } ?? body()
  }

  private func size(of view: Content.ViewType, _ metrics: LayoutMetrics) -> PlatformSize {
    if let content, let context,
      let size = content.sizeThatFits(.unspecified, view: view, context: context)
    {
      return PlatformSize(
        width: natural(size.width, metrics.columns), height: natural(size.height, metrics.lines))
    }
    let size = view.intrinsicContentSize
    return PlatformSize(
      width: natural(size.width, metrics.columns), height: natural(size.height, metrics.lines))
  }

  /// Cells for a natural length; nil for one that has none.
  private func natural(_ length: CGFloat, _ cells: (CGFloat) -> Int) -> Int? {
    length.isFinite && length >= 0 ? min(cells(length), Drawing.lengthLimit) : nil
  }
}
