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
    // Rows on the way may turn out higher or lower than estimated. Each round measures more of
    // them, at least one of those that fill the visible part by what is known.
    var path = indexPath
    var round = 0
    var limit = 0
    var last: (height: CGFloat, origin: CGFloat)?
    while true {
      let wanted = reachable(offset(for: path, at: scrollPosition))
      if round > 0, wanted == bounds.origin.y { return }
      limit = max(limit, Self.settlingRounds + numberOfRows(inViewAt: wanted))
      guard round < limit else { return }
      let height = contentHeight
      var reached = wanted
      let scroll = {
        self.scroll(to: wanted)
        reached = self.bounds.origin.y
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
      // A delegate that wants another offset has its way where nothing new was learnt.
      let isSettled =
        contentHeight == height && reachable(offset(for: path, at: scrollPosition)) == wanted
      if isSettled, reached != wanted { return }
      if let last, last == (contentHeight, bounds.origin.y) { return }
      last = (contentHeight, bounds.origin.y)
      round += 1
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

  /// How many rows are in view at an offset, by what is known of their heights.
  private func numberOfRows(inViewAt y: CGFloat) -> Int {
    let count = { (path: ItemPath?) in
      path.map { self.geometry.rows(beforeSection: $0.section) + $0.row }
        ?? self.geometry.numberOfRows
    }
    let first = count(geometry.firstRow(below: y - contentTop))
    return count(geometry.firstRow(below: y + bounds.height - contentTop)) - first + 1
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
