import RosterCells
import RosterViews

extension TableViewCell {
  /// A view behind the content. Setting it drops the background configuration, and the other way
  /// round.
  public var backgroundView: PlatformView? {
    get { backgrounds.normal }
    set { setBackground(\.normal, newValue) }
  }

  /// A view behind the content while the cell is selected.
  public var selectedBackgroundView: PlatformView? {
    get { backgrounds.selected }
    set { setBackground(\.selected, newValue) }
  }

  /// The same while several rows can be selected.
  public var multipleSelectionBackgroundView: PlatformView? {
    get { backgrounds.multiple }
    set { setBackground(\.multiple, newValue) }
  }

  /// The older kind of grounds.
  struct Backgrounds {
    var normal: PlatformView?
    var selected: PlatformView?
    var multiple: PlatformView?

    var isEmpty: Bool { normal == nil && selected == nil && multiple == nil }

    var all: [PlatformView] { [normal, selected, multiple].compactMap { $0 } }
  }

  func dropBackgrounds() {
    for view in backgrounds.all { view.removeFromSuperview() }
    backgrounds = Backgrounds()
  }

  /// Shows the ground of the state, as large as the cell.
  func placeBackgrounds() {
    guard !backgrounds.isEmpty else { return }
    let isMultiple = owner?.allowsSeveral ?? false
    for view in backgrounds.all { view.frame = bounds }
    let multiple = isMultiple ? backgrounds.multiple : nil
    backgrounds.selected?.isHidden = !isSelected || multiple != nil
    backgrounds.multiple?.isHidden = !isSelected || multiple == nil
  }

  private func setBackground(
    _ place: WritableKeyPath<Backgrounds, PlatformView?>, _ view: PlatformView?
  ) {
    backgrounds[keyPath: place]?.removeFromSuperview()
    backgrounds[keyPath: place] = view
    guard let view else { return }
    configuration.setBackground(nil, in: self)
    insertSubview(view, at: place == \.normal ? 0 : backgrounds.all.count - 1)
    setNeedsLayout()
  }
}
