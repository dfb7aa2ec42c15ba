import RosterCells
import RosterDrawing
import RosterViews

/// A cell, header or footer whose content may come from labels, the older way of UIKit.
@MainActor protocol LabelHolder: AnyObject {
  var configuration: ConfigurationHost { get }

  /// Whether the content comes from the labels and not from a configuration of the program.
  var showsLabels: Bool { get set }

  func defaultContentConfiguration() -> ListContentConfiguration

  /// Shows a content that the labels came to.
  func contentChanged(to new: (any ContentConfiguration)?)
}

extension LabelHolder {
  /// Whether the program set a configuration: there are no labels then.
  var hasOwnContent: Bool { configuration.content != nil && !showsLabels }

  /// What the labels show.
  var labels: ListContentConfiguration {
    showsLabels
      ? configuration.content as? ListContentConfiguration ?? defaultContentConfiguration()
      : defaultContentConfiguration()
  }

  /// Changes what the labels show, unless the program set a configuration.
  func changeLabels(_ body: (inout ListContentConfiguration) -> Void) {
    guard !hasOwnContent else { return }
    var content = labels
    body(&content)
    showsLabels = true
    contentChanged(to: content)
  }
}

extension TableViewCell {
  /// A text of a cell, a header or a footer, in the older way of UIKit. It is nil while a content
  /// configuration is set.
  @MainActor public final class TextLabel {
    private weak var holder: (any LabelHolder)?
    private let isDetail: Bool

    init(_ holder: any LabelHolder, isDetail: Bool) {
      self.holder = holder
      self.isDetail = isDetail
    }

    public var text: String? {
      get { isDetail ? holder?.labels.secondaryText : holder?.labels.text }
      set {
        holder?.changeLabels { [isDetail] in
          if isDetail {
            ($0.secondaryText, $0.secondaryAttributedText) = (newValue, nil)
          } else {
            ($0.text, $0.attributedText) = (newValue, nil)
          }
        }
      }
    }

    public var attributedText: StyledText? {
      get { isDetail ? holder?.labels.secondaryAttributedText : holder?.labels.attributedText }
      set {
        holder?.changeLabels { [isDetail] in
          if isDetail {
            ($0.secondaryText, $0.secondaryAttributedText) = (newValue?.text, newValue)
          } else {
            ($0.text, $0.attributedText) = (newValue?.text, newValue)
          }
        }
      }
    }

    public var textColor: Color {
      get { properties.color }
      set { change { $0.color = newValue } }
    }

    public var font: Font {
      get { properties.font }
      set { change { $0.font = newValue } }
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

    public var lineBreakMode: ListContentConfiguration.TextProperties.LineBreakMode {
      get { properties.lineBreakMode }
      set { change { $0.lineBreakMode = newValue } }
    }

    /// Without a look in cells, where letters have one size.
    public var adjustsFontSizeToFitWidth: Bool {
      get { properties.adjustsFontSizeToFitWidth }
      set { change { $0.adjustsFontSizeToFitWidth = newValue } }
    }

    private var properties: ListContentConfiguration.TextProperties {
      let labels = holder?.labels ?? .cell()
      return isDetail ? labels.secondaryTextProperties : labels.textProperties
    }

    private func change(_ body: (inout ListContentConfiguration.TextProperties) -> Void) {
      holder?.changeLabels {
        if isDetail { body(&$0.secondaryTextProperties) } else { body(&$0.textProperties) }
      }
    }
  }

  /// The image of a cell, in the older way of UIKit.
  @MainActor public final class LabelImage {
    private weak var holder: (any LabelHolder)?

    init(_ holder: any LabelHolder) { self.holder = holder }

    public var image: Image? {
      get { holder?.labels.image }
      set { holder?.changeLabels { $0.image = newValue } }
    }

    /// The colour of the image; nil is the tint of the cell.
    public var tintColor: Color? {
      get { holder?.labels.imageProperties.tintColor }
      set { holder?.changeLabels { $0.imageProperties.tintColor = newValue } }
    }
  }
}
