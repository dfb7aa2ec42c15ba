import RosterDrawing

/// A key that edits or moves in text.
public enum TextKey: Hashable, Sendable {
  /// Typed or pasted text.
  case text(String)
  case backspace
  case delete
  case left
  case right
  case home
  case end
  case enter
  case escape
  case selectLeft
  case selectRight
  case selectAll
}

extension PlatformView {
  /// Gives a press to the view in front at a cell: the deepest that does something with it.
  ///
  /// - Parameter point: The cell, from this view's top left corner.
  /// - Returns: Whether a view did something.
  @discardableResult
  public func press(at point: CellPoint) -> Bool {
    guard let chain = views(at: point) else { return false }
    for (view, local) in chain.reversed() where view.pressed(at: local) { return true }
    return false
  }

  /// The view in front at a cell, this one if no subview is there; nil outside.
  public func hitTest(_ point: CellPoint) -> PlatformView? { views(at: point)?.last?.0 }

  /// Gives a key to the first responder in this tree, and then to those above it.
  ///
  /// - Returns: Whether a view did something.
  @discardableResult
  public func sendKey(_ key: TextKey) -> Bool {
    var view = top.responder
    while let next = view {
      if next.keyPressed(key) { return true }
      view = next.superview
    }
    return false
  }

  /// Whether keys reach it.
  public var isFirstResponder: Bool { top.responder === self }

  func takeResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let root = top
    if let old = root.responder, old !== self, !old.resignFirstResponder() { return false }
    root.responder = self
    return true
  }

  func giveUpResponder() -> Bool {
    let root = top
    if root.responder === self { root.responder = nil }
    return true
  }

  /// The views at a cell from this one down to the one in front, each with the cell in it.
  private func views(at point: CellPoint) -> [(PlatformView, CellPoint)]? {
    guard takesPresses(at: point) else { return nil }
    var chain = [(self, point)]
    var view = self
    var local = point
    while let next = view.subviews.reversed().first(where: {
      $0.takesPresses(at: $0.inside(local)) && !view.covers($0, at: local)
    }) {
      if let keeper = view as? any PressKeepingView, keeper.keepsPresses(from: next) { break }
      local = next.inside(local)
      view = next
      chain.append((next, local))
    }
    return chain
  }

  private func inside(_ point: CellPoint) -> CellPoint {
    let origin = cellFrame.origin
    return point.offset(x: -origin.x, y: -origin.y)
  }

  private func takesPresses(at point: CellPoint) -> Bool {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return false }
    let size = traitCollection.layoutMetrics.cells(extent.size)
    return CellRect(origin: .zero, size: size).contains(point)
  }
}
