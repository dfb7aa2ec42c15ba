import RosterCells
import RosterViews

extension TableViewCell: LabelHolder {
  public var textLabel: TextLabel? { hasOwnContent ? nil : TextLabel(self, isDetail: false) }

  /// Nil in cells of the default style too.
  public var detailTextLabel: TextLabel? {
    hasOwnContent || style == .default ? nil : TextLabel(self, isDetail: true)
  }

  public var imageView: LabelImage? { hasOwnContent ? nil : LabelImage(self) }

  func contentChanged(to new: (any ContentConfiguration)?) {
    _ = configuration.setContent(new, in: self)
    frameChanged()
    configurationSet()
  }
}

extension TableViewHeaderFooterView: LabelHolder {
  /// The title, in the older way of UIKit. It is nil while a content configuration is set.
  public var textLabel: TableViewCell.TextLabel? {
    hasOwnContent ? nil : TableViewCell.TextLabel(self, isDetail: false)
  }

  public var detailTextLabel: TableViewCell.TextLabel? {
    hasOwnContent ? nil : TableViewCell.TextLabel(self, isDetail: true)
  }
}
