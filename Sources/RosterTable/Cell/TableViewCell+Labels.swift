import RosterCells
import RosterViews

extension TableViewCell: LabelHolder {
  public var textLabel: TextLabel? { hasOwnContent ? nil : TextLabel(self, isDetail: false) }

  /// Nil in cells of the default style too.
  public var detailTextLabel: TextLabel? {
    hasOwnContent || style == .default ? nil : TextLabel(self, isDetail: true)
  }

  public var imageView: LabelImage? { hasOwnContent ? nil : LabelImage(self) }

  private var hasOwnContent: Bool { configuration.content != nil && !showsLabels }

  var labels: ListContentConfiguration {
    showsLabels
      ? configuration.content as? ListContentConfiguration ?? defaultContentConfiguration()
      : defaultContentConfiguration()
  }

  func changeLabels(_ body: (inout ListContentConfiguration) -> Void) {
    guard !hasOwnContent else { return }
    var content = labels
    body(&content)
    showsLabels = true
    _ = configuration.setContent(content, in: self)
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

  private var hasOwnContent: Bool { configuration.content != nil && !showsLabels }

  var labels: ListContentConfiguration {
    showsLabels
      ? configuration.content as? ListContentConfiguration ?? defaultContentConfiguration()
      : defaultContentConfiguration()
  }

  func changeLabels(_ body: (inout ListContentConfiguration) -> Void) {
    guard !hasOwnContent else { return }
    var content = labels
    body(&content)
    showsLabels = true
    contentChanged(to: content)
  }
}
