import Foundation
import RosterViews

extension TableViewCell {
  /// The accessory view that shows now.
  var shownAccessoryView: PlatformView? {
    looksEdited ? editingAccessoryView : accessoryView
  }

  /// Views of accessories, whether or not they show.
  var viewsBeside: [PlatformView] {
    [accessoryView, editingAccessoryView].compactMap { $0 } + arranged.views
  }

  /// The columns that the accessory view takes, with a space in front.
  var accessoryViewColumns: Int {
    guard let size = shownAccessoryView.map(accessorySize) else { return 0 }
    return traitCollection.layoutMetrics.columns(size.width) + 1
  }

  func accessoryViewChanged(from old: PlatformView?, to new: PlatformView?) {
    guard old !== new else { return }
    let shown = shownAccessoryView
    if let old, old !== shown { takeOut(old) }
    if let new, new === shown, new.superview !== self { addSubview(new) }
    frameChanged()
  }

  /// Puts the view that shows at the trailing edge, half way down.
  func placeAccessoryViews() {
    guard accessoryView != nil || editingAccessoryView != nil else { return }
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] {
      if let view, view !== shown { takeOut(view) }
    }
    guard let shown else { return }
    if shown.superview == nil { addSubviewInLayout(shown) }
    guard shown.superview === self else { return }
    let metrics = traitCollection.layoutMetrics
    let size = accessorySize(shown)
    let beside = metrics.points(columns: 1 + indexColumns - swipeShift)
    let x = max(0, bounds.width - size.width - beside)
    place(shown, at: CGPoint(x: x, y: middle(of: size.height)), size)
  }
}
