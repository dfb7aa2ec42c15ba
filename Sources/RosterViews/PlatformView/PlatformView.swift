import Foundation
import RosterDrawing

/// A retained view that programs build, change and subclass: what UIKit calls `UIView`.
///
/// Frames are points in the superview, as in UIKit. A view draws itself into a ``Drawing`` of its
/// size in cells; subviews are drawn over it.
///
/// ```swift
/// final class Gauge: PlatformView {
///   var value = 0 { didSet { setNeedsDisplay() } }
///   override func draw(into drawing: inout Drawing) {
///     drawing.draw(String(repeating: "▮", count: max(value, 0)), at: .zero)
///   }
/// }
/// ```
@MainActor
open class PlatformView {
  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get { CGRect(origin: position, size: extent.size) }
    set {
      position = newValue.origin
      let old = extent.size
      guard old != newValue.size else { return setNeedsDisplay() }
      extent.size = newValue.size
      sizeChanged(from: old)
    }
  }

  /// The rectangle in its own coordinates, in points; its origin is what scrolling moves.
  open var bounds: CGRect {
    get { extent }
    set {
      let old = extent
      extent = newValue
      if old.size != newValue.size { sizeChanged(from: old.size) } else { setNeedsDisplay() }
    }
  }

  /// The view that this one is in.
  @exclusivity(unchecked) public internal(set) final weak var superview: PlatformView?

  /// The views in this one, from back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [PlatformView] = []

  /// Whether it is neither drawn nor pressed.
  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }

  /// Nothing of a view with alpha below 0.01 is drawn; a half transparent one is drawn dim.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }

  /// The ground below what it draws.
  open var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether presses and keys reach it and its subviews.
  open var isUserInteractionEnabled = true

  /// How it follows the size of its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// A number to find it by.
  open var tag = 0

  /// What it is called; it is part of what is drawn.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { setNeedsDisplay() } }
  }

  /// What it is set to; it is part of what is drawn.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { setNeedsDisplay() } }
  }

  open var accessibilityIdentifier: String?

  /// Called once when something in this tree has to be laid out or drawn again, and not again
  /// before that was done. For the one who shows the view at the top.
  public var needsUpdateHandler: (() -> Void)?

  /// Traits that hold here and below, in place of the superview's.
  @exclusivity(unchecked) public final var traitOverride: TraitCollection? {
    didSet { traitsChanged() }
  }

  // Plain values, and nobody is called while they are read or set: no access can meet another.
  @exclusivity(unchecked) @usableFromInline final var position: CGPoint
  @exclusivity(unchecked) final var extent: CGRect
  @exclusivity(unchecked) final var update = UpdateState()

  /// The kind of list that it is, for what is in it.
  @exclusivity(unchecked) package final var listEnvironment = ListEnvironment.unspecified

  @exclusivity(unchecked) final var ownTint: Color?

  /// The size that whoever placed it found to fit; nil where it has a size of its own.
  package final var fittedSize: CGSize?
  weak var responder: PlatformView?

  /// The controller whose view it is.
  weak var controller: ViewController?

  /// Whether nothing of what lies below shows through, where it draws nothing either.
  package final var hidesWhatIsBelow = false

  /// Whether its superview is laid out anew when its height changes.
  package final var supportsSuperview = false

  /// Whether it is a ``SpeakingView``.
  package final var speaks = false

  /// Where a host draws it among declarative views; nil if none does.
  @exclusivity(unchecked) final var hostPlace: HostPlace?

  public init(frame: CGRect = .zero) {
    position = frame.origin
    extent = CGRect(origin: .zero, size: frame.size)
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - extent.width / 2, y: newValue.y - extent.height / 2)
    }
  }

  /// The colour of what can be pressed: its own, or the superview's.
  open var tintColor: Color {
    get {
      if let ownTint { return ownTint }
      var above = superview
      while let view = above {
        if let tint = view.ownTint { return tint }
        above = view.superview
      }
      return .tint
    }
    set {
      guard ownTint != newValue else { return }
      ownTint = newValue
      tintColorDidChange()
      setNeedsDisplay()
    }
  }

  /// Goes back to the tint from above, if it still has one that it was given.
  package func giveBack(_ tint: Color) {
    guard ownTint == tint else { return }
    ownTint = nil
    tintColorDidChange()
    setNeedsDisplay()
  }

  /// The tint of this view or of one above changed.
  open func tintColorDidChange() {
    for view in subviews where view.ownTint == nil { view.tintColorDidChange() }
  }

  /// What is known about the place where it is shown: its own override, or the superview's.
  public var traitCollection: TraitCollection {
    var list = listEnvironment
    if let traitOverride { return traitOverride.inList(list) }
    var above = superview
    while let view = above {
      if list == .unspecified { list = view.listEnvironment }
      if let traits = view.traitOverride { return traits.inList(list) }
      above = view.superview
    }
    return TraitCollection.terminal.inList(list)
  }

  /// The traits of this view or of one above changed.
  open func traitCollectionDidChange() {}

  /// A length that has no natural value.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that its content has by nature, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The best size for a size that is offered, in points. The default is the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { extent.size }

  /// Draws its own content; its ground is there already.
  ///
  /// - Parameter drawing: As large as the view, in cells.
  open func draw(into drawing: inout Drawing) {}

  /// Puts subviews in their places.
  open func layoutSubviews() {}

  /// The natural size changed: whoever placed this view may place it anew.
  open func invalidateIntrinsicContentSize() {
    superview?.intrinsicContentSizeDidChange(of: self)
  }

  /// The natural size of a view in this one changed. The default asks for layout.
  open func intrinsicContentSizeDidChange(of subview: PlatformView) { setNeedsLayout() }

  open func willMove(toSuperview newSuperview: PlatformView?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: PlatformView) {}
  open func willRemoveSubview(_ subview: PlatformView) {}

  /// A press at a cell of this view, when no subview took it.
  ///
  /// - Parameter point: The cell, from this view's top left corner.
  /// - Returns: Whether it did something.
  open func pressed(at point: CellPoint) -> Bool { false }

  /// Whether something of its own that can be pressed lies in front of a subview.
  func covers(_ subview: PlatformView, at point: CellPoint) -> Bool { false }

  /// Whether it can take keys.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes a key while it is the first responder.
  ///
  /// - Returns: Whether it did something.
  open func keyPressed(_ key: TextKey) -> Bool { false }

  /// Takes the keys from now on.
  ///
  /// - Returns: Whether it has them now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeResponder() }

  /// Gives the keys up.
  ///
  /// - Returns: Whether it does not have them now.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpResponder() }
}
