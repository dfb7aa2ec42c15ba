import Foundation
import RosterDrawing

/// Manages a retained view and the controllers of the views in it: `UIViewController`.
///
/// There are no windows: whoever shows a controller calls ``beginAppearanceTransition(_:animated:)``
/// and ``endAppearanceTransition()``. What belongs to a window, as the status bar, rotation, safe
/// areas and presentations, is not there, and neither is `init(coder:)`: nothing comes from a
/// storyboard.
@MainActor
open class ViewController {
  open var title: String?

  /// The controller that this one is a child of.
  public private(set) weak var parent: ViewController?

  /// The controllers of views inside this one's.
  public private(set) var children: [ViewController] = []

  /// The size that the content would like to be shown in, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Whether what the view shows is being edited; ``setEditing(_:animated:)`` sets it.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  private var edits = false
  private var loaded: PlatformView?
  private var appearance = Appearance.gone

  private enum Appearance { case gone, appearing, shown, disappearing }

  public init() {}

  /// UIKit's form, for code that calls it: there are no nibs, so nothing is loaded from one.
  public init(nibName: String?, bundle: Bundle?) {}

  /// The view, loaded when it is first asked for.
  open var view: PlatformView {
    get {
      loadViewIfNeeded()
      if let loaded { return loaded }
      let view = PlatformView()
      self.view = view
      return view
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue.controller = self
    }
  }

  public var isViewLoaded: Bool { loaded != nil }

  public var viewIfLoaded: PlatformView? { loaded }

  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view and sets ``view``.
  open func loadView() { view = PlatformView() }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its place and about to show, after ``viewWillAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: ViewController?) {}
  open func didMove(toParent parent: ViewController?) {
    guard let parent else { return }
    if parent.appearance == .shown, appearance == .gone {
      beginAppearanceTransition(true, animated: false)
      endAppearanceTransition()
    }
  }

  /// Begins or ends editing. Overrides call `super` and bring the view up to date.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  /// A child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Makes a controller a child of this one. Add its view and call its `didMove(toParent:)` next.
  public func addChild(_ child: ViewController) {
    guard child !== self, child.parent !== self, !isDescendant(of: child) else { return }
    if let old = child.parent { old.children.removeAll { $0 === child } }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Ends being a child. Call `willMove(toParent: nil)` and remove the view before.
  public func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    if appearance == .shown {
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
    didMove(toParent: nil)
  }

  /// Says that the view is about to come on screen or leave it, here and in all children.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isNews = isAppearing ? appearance == .gone : appearance == .shown
    guard isNews else { return }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Says that the view came on screen or left it, here and in all children.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(false)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(false)
    case .gone, .shown: return
    }
    for child in children { child.endAppearanceTransition() }
  }

  /// The view as plain text: a preview for a terminal.
  ///
  /// - Parameters:
  ///   - width: Columns that the view gets; nil leaves its size.
  ///   - height: Lines that the view gets; nil leaves its size.
  public func picture(width: Int? = nil, height: Int? = nil) -> String {
    view.picture(width: width, height: height)
  }

  private func isDescendant(of other: ViewController) -> Bool {
    var next: ViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }
}

/// Controllers are equal if they are the same, as in UIKit.
extension ViewController: Hashable {
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension PlatformView {
  /// The view as plain text, in columns and lines that it gets first.
  public func picture(width: Int?, height: Int?) -> String {
    let metrics = traitCollection.layoutMetrics
    var size = frame.size
    if let width { size.width = metrics.points(columns: width) }
    if let height { size.height = metrics.points(lines: height) }
    frame.size = size
    return picture()
  }
}
