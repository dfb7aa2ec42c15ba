import RosterCells
import RosterDrawing
import RosterViews

extension TableViewCell {
  /// A text of a cell, in the older way of UIKit. It is nil while a content configuration is set.
  @MainActor public final class TextLabel {
    private weak var cell: TableViewCell?
    private let isDetail: Bool

    init(_ cell: TableViewCell, isDetail: Bool) {
      self.cell = cell
      self.isDetail = isDetail
    }

    public var text: String? {
      get { isDetail ? cell?.labels.secondaryText : cell?.labels.text }
      set {
        cell?.changeLabels { [isDetail] in
          if isDetail { $0.secondaryText = newValue } else { $0.text = newValue }
        }
      }
    }

    public var textColor: Color {
      get { properties.color }
      set { change { $0.color = newValue } }
    }

    /// The most lines; 0 is as many as the text takes.
    public var numberOfLines: Int {
      get { properties.numberOfLines }
      set { change { $0.numberOfLines = newValue } }
    }

    public var textAlignment: TextAlignment {
      get { properties.alignment }
      set { change { $0.alignment = newValue } }
    }

    private var properties: ListContentConfiguration.TextProperties {
      let labels = cell?.labels ?? .cell()
      return isDetail ? labels.secondaryTextProperties : labels.textProperties
    }

    private func change(_ body: (inout ListContentConfiguration.TextProperties) -> Void) {
      cell?.changeLabels {
        if isDetail { body(&$0.secondaryTextProperties) } else { body(&$0.textProperties) }
      }
    }
  }

  /// The image of a cell, in the older way of UIKit.
  @MainActor public final class LabelImage {
    private weak var cell: TableViewCell?

    init(_ cell: TableViewCell) { self.cell = cell }

    public var image: Image? {
      get { cell?.labels.image }
      set { cell?.changeLabels { $0.image = newValue } }
    }
  }

  public var textLabel: TextLabel? { hasOwnContent ? nil : TextLabel(self, isDetail: false) }

  /// Nil in cells of the default style too.
  public var detailTextLabel: TextLabel? {
    hasOwnContent || style == .default ? nil : TextLabel(self, isDetail: true)
  }

  public var imageView: LabelImage? { hasOwnContent ? nil : LabelImage(self) }

  private var hasOwnContent: Bool { configuration.content != nil && !showsLabels }

  fileprivate var labels: ListContentConfiguration {
    showsLabels
      ? configuration.content as? ListContentConfiguration ?? defaultContentConfiguration()
      : defaultContentConfiguration()
  }

  fileprivate func changeLabels(_ body: (inout ListContentConfiguration) -> Void) {
    guard !hasOwnContent else { return }
    var content = labels
    body(&content)
    showsLabels = true
    _ = configuration.setContent(content, in: self)
    frameChanged()
  }
}
