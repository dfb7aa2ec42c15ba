import Foundation
import RosterViews

extension TableView {
  /// Where the header of a section shows: in a plain table it stays at the top as long as something
  /// of its section is in view, and is pushed out by the section's end.
  func shownHeader(_ section: Int) -> CGRect {
    var rect = rectForHeader(inSection: section)
    guard style == .plain, rect.minY < bounds.minY else { return rect }
    rect.origin.y = max(
      rect.minY, min(bounds.minY, self.rect(forSection: section).maxY - rect.height))
    return rect
  }

  /// How much of the top is taken by the header of a section while the section is scrolled.
  func pinnedHeight(ofSection section: Int) -> CGFloat {
    style == .plain ? geometry[section]?.header.height ?? 0 : 0
  }

  /// Pinned headers and the index lie over the rows.
  func bringPinnedViewsToFront() {
    guard !display.headers.isEmpty || sectionIndex.view != nil else { return }
    var front = display.headers.values.map(\.view).filter { $0.frame.minY <= bounds.minY }
    if style != .plain { front = [] }
    if let index = sectionIndex.view { front.append(index) }
    guard !front.isEmpty, !subviews.suffix(front.count).elementsEqual(front, by: ===) else {
      return
    }
    for view in front { bringSubviewToFront(view) }
  }
}
