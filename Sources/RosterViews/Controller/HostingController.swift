import Foundation
import RosterDrawing

/// A controller whose view shows a declarative one.
///
/// The view lives on without its controller: whoever holds the view keeps its state and its
/// actions too.
open class HostingController<Content: View>: ViewController {
  /// What is shown. A new value of the same structure keeps its state.
  open var rootView: Content {
    didSet { hostingView.host.setContent(rootView) }
  }

  /// Which sizes follow the content. None at first.
  open var sizingOptions: HostingControllerSizingOptions = [] {
    didSet {
      hostingView.isFollowing = sizingOptions.contains(.intrinsicContentSize); sizeChanged()
    }
  }

  /// Which safe areas the content keeps clear of. A terminal has none.
  open var safeAreaRegions: SafeAreaRegions = .all

  private let hostingView = ControllerHostingView()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
    hostingView.backgroundColor = .systemBackground
    hostingView.sizeHandler = { [weak self] in self?.sizeChanged() }
    hostingView.host.setContent(rootView)
  }

  open override func loadView() { view = hostingView }

  /// Views inside are told that they appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hostingView.hasDisappeared = false
  }

  /// Views inside are told that they disappear, and follow no models until they are back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hostingView.hasDisappeared = true
  }

  /// The best size for a size that is offered, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  private func sizeChanged() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    preferredContentSize = hostingView.idealSize
  }
}

/// Which sizes of a hosting controller follow its content.
public struct HostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view's natural size is the one that the content wants, always.
  public static let intrinsicContentSize = HostingControllerSizingOptions(rawValue: 1)

  /// The controller's ``ViewController/preferredContentSize`` is the one that the content wants.
  public static let preferredContentSize = HostingControllerSizingOptions(rawValue: 2)
}

/// Parts of a screen that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The view of a hosting controller: its natural size is the first one, unless it is to follow.
final class ControllerHostingView: HostingView {
  var sizeHandler: (() -> Void)?
  var isFollowing = false {
    didSet { if isFollowing != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether its controller went off screen.
  var hasDisappeared = false { didSet { activityChanged() } }

  /// Whether it was taken out of the view it was in.
  private var isTakenOut = false { didSet { activityChanged() } }

  private var firstSize: CGSize?
  private var lastSize: CGSize?

  /// The size that the content wants.
  var idealSize: CGSize { sizeThatFits(.zero) }

  override var intrinsicContentSize: CGSize {
    if isFollowing { return idealSize }
    if let firstSize { return firstSize }
    let size = idealSize
    firstSize = size
    return size
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isTakenOut = superview == nil
  }

  private func activityChanged() { host.isActive = !hasDisappeared && !isTakenOut }

  override func layoutSubviews() {
    super.layoutSubviews()
    if firstSize == nil { firstSize = idealSize }
    let size = idealSize
    guard size != lastSize else { return }
    lastSize = size
    if isFollowing { invalidateIntrinsicContentSize() }
    sizeHandler?()
  }
}
