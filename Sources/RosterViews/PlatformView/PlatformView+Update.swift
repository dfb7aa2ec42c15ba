import Foundation
import RosterDrawing

/// What of a view is not up to date.
struct UpdateState {
  var needsLayout = true
  var needsDisplay = true

  /// Whether a view inside asked for layout.
  var needsLayoutBelow = false

  /// Whether a view inside has to be drawn again.
  var isDirtyBelow = false

  /// Whether the superview knows that this one has to be drawn again, and was not drawn since.
  var isTold = false

  var isLaidOut: Bool { !needsLayout && !needsLayoutBelow }

  var isDirty: Bool { needsLayout || needsDisplay || isDirtyBelow }
}

extension PlatformView {
  /// Asks for layout at the next ``layoutIfNeeded()`` or picture.
  public func setNeedsLayout() {
    if !update.needsLayout {
      update.needsLayout = true
      markLayoutPathToTop()
    }
    setNeedsDisplay()
  }

  /// Asks to be drawn again.
  public func setNeedsDisplay() {
    let wasDirty = update.needsDisplay
    // Many changes follow each other, and to find the superview each time is not cheap.
    if wasDirty, update.isTold { return }
    update.needsDisplay = true
    if !wasDirty || superview?.update.isDirtyBelow == false { markPathToTop() }
  }

  /// Whether this view or one inside has to be drawn again.
  public var isDrawnAnew: Bool { update.isDirty }

  /// Lays out this view and all inside it that asked for it.
  ///
  /// Views may ask again while they are laid out; after 100 rounds the rest waits.
  public func layoutIfNeeded() {
    for _ in 0..<100 {
      guard !update.isLaidOut else { return }
      var waiting = [self]
      while let view = waiting.popLast() {
        if view.update.needsLayout {
          view.update.needsLayout = false
          view.controller?.viewWillLayoutSubviews()
          view.layoutSubviews()
          view.controller?.viewDidLayoutSubviews()
        }
        // Views that are up to date are left out: a table has many, and one that is not.
        guard view.update.needsLayoutBelow else { continue }
        view.update.needsLayoutBelow = false
        for child in view.subviews.reversed() where !child.update.isLaidOut {
          waiting.append(child)
        }
      }
    }
  }

  /// Sets the size to the best one for the size it has.
  public func sizeToFit() { frame.size = sizeThatFits(extent.size) }

  /// Lays out and draws this view and all inside it.
  ///
  /// - Returns: A drawing as large as the view, in cells.
  public func render() -> Drawing {
    layoutIfNeeded()
    return rendered()
  }

  /// The view as plain text.
  public func picture() -> String { render().picture() }

  /// Turns cells of this view into cells of its superview.
  public var cellFrame: CellRect {
    let metrics = traitCollection.layoutMetrics
    let origin = superview?.extent.origin ?? .zero
    return metrics.cells(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Moves it up or down in a superview that will be drawn again, to where it belongs from where it
  /// was put. What a subclass that overrides ``frame`` adds to that stays added.
  @inlinable
  package func move(from old: CGFloat, to new: CGFloat) {
    position.y = position.y == old ? new : position.y + new - old
  }

  func markLayoutPathToTop() {
    var view = self
    while let next = view.superview, !next.update.needsLayoutBelow {
      next.update.needsLayoutBelow = true
      view = next
    }
  }

  func markPathToTop() {
    var view: PlatformView = self
    while let next = view.superview {
      view.update.isTold = true
      if next.update.isDirtyBelow { return }
      next.update.isDirtyBelow = true
      view = next
    }
    view.needsUpdateHandler?()
  }

  private func rendered() -> Drawing {
    let metrics = traitCollection.layoutMetrics
    var drawing = Drawing(size: metrics.cells(extent.size))
    update.needsDisplay = false
    update.isDirtyBelow = false
    if let ground = backgroundColor, !ground.isClear {
      drawing.fill(drawing.bounds, background: ground)
    }
    draw(into: &drawing)
    for view in subviews {
      view.update.isTold = false
      if view.hostPlace != nil { continue }
      guard !view.isHidden, view.alpha >= 0.01 else {
        view.settle()
        continue
      }
      var part = view.rendered()
      if view.alpha < 0.75 { part.restyle(part.bounds) { Style(.dim).over($0) } }
      let place = view.cellFrame
      if view.hidesWhatIsBelow { drawing.erase(place) }
      drawing.overlay(part, at: place.origin)
    }
    if speaks { (self as? any SpeakingView)?.speak(&drawing.accessibility) }
    return drawing
  }

  /// Forgets that it has to be drawn: nobody sees it.
  func settle() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.update.needsDisplay = false
      view.update.isDirtyBelow = false
      view.update.isTold = false
      waiting += view.subviews
    }
  }
}
