import Foundation
import RosterDiff

extension TableView {
  /// The point of the content that stands at the top left corner.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue.y) }
  }

  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset.y)
  }

  /// Scrolls until a row is where it is wanted; `.none` scrolls as little as possible.
  ///
  /// A row of `NSNotFound` is a section without rows: its header and footer.
  ///
  /// - Throws: ``TableViewError`` of kind `pathOutOfRange`.
  public func scrollToRow(
    at indexPath: ItemPath, at scrollPosition: ScrollPosition, animated: Bool
  ) throws(TableViewError) {
    if !isEmptySection(indexPath) { try requireRow(indexPath, "scroll the table view to") }
    // Rows on the way may turn out higher than estimated. Each round measures more of them, at most
    // those that fill the visible part by their estimates.
    var path = indexPath
    for round in 0..<100 {
      if round > 0, reachable(offset(for: path, at: scrollPosition)) == bounds.origin.y { return }
      let scroll = {
        self.scroll(to: self.offset(for: path, at: scrollPosition))
        self.layoutIfNeeded()
      }
      if geometry.contains(path) {
        guard let now = following(path, scroll) else { return }
        path = now
      } else {
        // A section without rows, as long as it is one.
        guard isEmptySection(path) else { return }
        scroll()
      }
    }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let selected = indexPathsForSelectedRows else { return }
    let middle = bounds.midY
    let nearest = selected.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { try? scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  private func isEmptySection(_ path: ItemPath) -> Bool {
    loadIfNeeded()
    return path.row == NSNotFound && geometry[path.section]?.rows.count == 0
  }

  private func offset(for path: ItemPath, at position: ScrollPosition) -> CGFloat {
    let isEmpty = isEmptySection(path)
    let rect = isEmpty ? rect(forSection: path.section) : rectForRow(at: path)
    let pinned = isEmpty ? 0 : pinnedHeight(ofSection: path.section)
    switch position {
    case .top: return rect.minY - pinned
    case .middle: return rect.midY - bounds.height / 2
    case .bottom: return rect.maxY - bounds.height
    case .none:
      if rect.minY - pinned < bounds.minY || rect.height + pinned > bounds.height {
        return rect.minY - pinned
      }
      return rect.maxY > bounds.maxY ? rect.maxY - bounds.height : bounds.minY
    }
  }

  /// The offset that is as near to one as the content allows.
  private func reachable(_ y: CGFloat) -> CGFloat {
    let longest = max(0, contentSize.height - bounds.height)
    return y.isFinite ? min(max(0, y), longest) : bounds.origin.y
  }

  private func scroll(to y: CGFloat) {
    loadIfNeeded()
    updates.inView = []
    let offset = reachable(y)
    guard offset != bounds.origin.y else { return }
    closeSwipe(.scroll)
    cancelTouch()
    bounds.origin.y = offset
    setNeedsLayout()
    scheduleTurn()
    eventLog.note(.scrolled(Int(wholePartOf: offset)))
    delegate?.tableViewDidScroll(self)
  }
}
