extension PlatformView {
  /// Puts a view in this one, in front of the others.
  ///
  /// A view that holds this one, and this one itself, are refused: nothing happens.
  public func addSubview(_ view: PlatformView) { insertSubview(view, at: subviews.count) }

  /// Puts a view in this one, at a place counted from the back; places outside are clamped.
  public func insertSubview(_ view: PlatformView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    put(view, at: index)
    setNeedsLayout()
  }

  /// Puts a view in front of the others, where it will be laid out already.
  package func addSubviewInLayout(_ view: PlatformView) {
    guard !isDescendant(of: view) else { return }
    put(view, at: subviews.count)
    setNeedsDisplay()
  }

  private func put(_ view: PlatformView, at index: Int) {
    let tint = view.tintColor
    view.willMove(toSuperview: self)
    if let old = view.superview {
      if old !== self { old.willRemoveSubview(view) }
      old.drop(view)
      if old !== self { old.setNeedsDisplay() }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.update.isTold = false
    didAddSubview(view)
    view.didMoveToSuperview()
    view.traitsChanged()
    if view.tintColor != tint { view.tintColorDidChange() }
    if !view.update.isLaidOut { view.markLayoutPathToTop() }
    if view.update.isDirty { view.markPathToTop() }
  }

  public func insertSubview(_ view: PlatformView, aboveSubview sibling: PlatformView) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  public func insertSubview(_ view: PlatformView, belowSubview sibling: PlatformView) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  /// Takes it out of its superview.
  public func removeFromSuperview() { takeOut()?.setNeedsLayout() }

  /// Takes it out of a superview that is being laid out.
  package func removeFromSuperviewInLayout() { takeOut()?.setNeedsDisplay() }

  private func takeOut() -> PlatformView? {
    guard let old = superview else { return nil }
    if let holder = old.top.responder, holder.isDescendant(of: self) {
      holder.resignFirstResponder()
    }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.drop(self)
    superview = nil
    update.isTold = false
    didMoveToSuperview()
    if old.tintColor != .tint, ownTint == nil { tintColorDidChange() }
    return old
  }

  public func bringSubviewToFront(_ view: PlatformView) {
    guard view.superview === self else { return }
    drop(view)
    subviews.append(view)
    setNeedsDisplay()
  }

  public func sendSubviewToBack(_ view: PlatformView) {
    guard view.superview === self else { return }
    drop(view)
    subviews.insert(view, at: 0)
    setNeedsDisplay()
  }

  /// Whether it is a view, or somewhere inside it.
  public func isDescendant(of view: PlatformView) -> Bool {
    var next: PlatformView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The view, of itself and those inside, that has a tag.
  public func viewWithTag(_ tag: Int) -> PlatformView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// The view above all others.
  var top: PlatformView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  func traitsChanged() {
    traitCollectionDidChange()
    setNeedsLayout()
    var waiting: [PlatformView] = []
    var parent: PlatformView? = self
    while let next = parent {
      for view in next.subviews where view.traitOverride == nil {
        view.traitCollectionDidChange()
        view.setNeedsLayout()
        if !view.subviews.isEmpty { waiting.append(view) }
      }
      parent = waiting.popLast()
    }
  }

  /// Where a view is among the subviews. The latest is at the end.
  private func place(of view: PlatformView) -> Int? {
    // A copy of the array, so that looking through it touches no view.
    let views = subviews
    var index = views.count - 1
    while index >= 0, views[index] !== view { index -= 1 }
    return index >= 0 ? index : nil
  }

  private func drop(_ view: PlatformView) {
    if let index = place(of: view) { subviews.remove(at: index) }
  }

  private func insertSubview(_ view: PlatformView, beside sibling: PlatformView, offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self { drop(view) }
    let place = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + offset } ?? subviews.count)
  }
}

/// Views are equal if they are the same, as in UIKit.
extension PlatformView: Hashable {
  public nonisolated static func == (left: PlatformView, right: PlatformView) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
