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
    for view in backgrounds.all { takeOut(view) }
    backgrounds = Backgrounds()
  }

  /// The grounds of the state, from back to front.
  private var shownGrounds: [PlatformView] {
    let several = owner?.allowsSeveral == true ? backgrounds.multiple : nil
    let selected = flags.state.isSelected ? several ?? backgrounds.selected : nil
    return [backgrounds.normal, selected].compactMap { $0 }
  }

  /// Shows the grounds of the state, as large as the cell.
  func placeBackgrounds() {
    guard !backgrounds.isEmpty else { return }
    let shown = shownGrounds
    for view in backgrounds.all where !shown.contains(where: { $0 === view }) { takeOut(view) }
    for (index, view) in shown.enumerated() {
      if view.superview == nil { insertSubview(view, at: index) }
      if view.superview === self { view.frame = bounds }
    }
  }

  private func setBackground(
    _ place: WritableKeyPath<Backgrounds, PlatformView?>, _ view: PlatformView?
  ) {
    let old = backgrounds[keyPath: place]
    backgrounds[keyPath: place] = view
    let shown = shownGrounds
    if let old, !shown.contains(where: { $0 === old }) { takeOut(old) }
    setNeedsLayout()
    guard let view else { return }
    configuration.setBackground(nil, in: self)
    if let index = shown.firstIndex(where: { $0 === view }) { insertSubview(view, at: index) }
  }
}
