import RosterDiff
import RosterViews

/// One call to the data source for a cell, as long as it lasts.
struct Provision {
  let path: ItemPath
  /// The cell to be configured again, if this is no call for another one.
  var existing: TableViewCell?
  /// Cells that were dequeued during the call.
  var dequeued: [TableViewCell] = []
}

/// One call for a header or footer that stays: what is dequeued for it is the view that it has.
struct EdgeProvision {
  let existing: PlatformView
}
