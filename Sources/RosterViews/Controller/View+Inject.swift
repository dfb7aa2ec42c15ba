import RosterDrawing

extension View {
  /// Shows the view over all of a controller's view, on a clear ground.
  public func inject(into controller: ViewController) {
    let child = HostingController(rootView: self)
    controller.addChild(child)
    fill(controller.view, with: child.view)
    child.didMove(toParent: controller)
  }

  /// Shows the view over all of a retained view, on a clear ground. Nobody has to keep anything.
  public func inject(into view: PlatformView) {
    fill(view, with: HostingController(rootView: self).view)
  }

  private func fill(_ target: PlatformView, with view: PlatformView) {
    view.backgroundColor = .clear
    view.frame = target.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    target.addSubview(view)
  }
}
