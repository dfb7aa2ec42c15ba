/// A view that at times takes the presses on views in it itself.
@MainActor package protocol PressKeepingView: PlatformView {
  /// Whether it takes the presses on a view in it now.
  func keepsPresses(from subview: PlatformView) -> Bool
}
