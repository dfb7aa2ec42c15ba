import RosterDrawing

/// A view that adds to what the views in it say to people who do not see them.
@MainActor package protocol SpeakingView: PlatformView {
  /// - Parameter elements: What it and the views in it have drawn, in their order.
  func speak(_ elements: inout [AccessibilityElement])
}
