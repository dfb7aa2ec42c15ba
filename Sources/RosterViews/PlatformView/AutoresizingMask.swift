import Foundation

extension PlatformView {
  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }

  func sizeChanged(from old: CGSize) {
    setNeedsLayout()
    if supportsSuperview, old.height != extent.height { superview?.setNeedsLayout() }
    for view in subviews where !view.autoresizingMask.isEmpty {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width = max(0, frame.size.width + extent.width - old.width)
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height = max(0, frame.size.height + extent.height - old.height)
      }
      view.frame = frame
    }
  }
}
