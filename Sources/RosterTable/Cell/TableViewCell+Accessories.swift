import Foundation
import RosterCells
import RosterViews

extension TableViewCell {
  /// Accessories in the order in which they stand.
  struct ArrangedAccessories {
    var leading: [CellAccessory] = []
    var trailing: [CellAccessory] = []
    var views: [PlatformView] = []

    init() {}

    init(_ accessories: [CellAccessory]) {
      guard !accessories.isEmpty else { return }
      leading = CellAccessory.arranged(accessories, at: .leading)
      trailing = CellAccessory.arranged(accessories, at: .trailing)
      views = (leading + trailing).compactMap(\.customView)
    }
  }

  func accessoriesChanged(from old: [CellAccessory]) {
    let views = arranged.views
    arranged = ArrangedAccessories(accessories)
    for accessory in old {
      guard let tint = accessory.tintColor else { continue }
      accessory.customView?.giveBack(tint)
    }
    let shown = shownViews
    for accessory in accessories {
      guard let tint = accessory.tintColor else { continue }
      accessory.customView?.tintColor = tint
    }
    for view in views where !shown.contains(where: { $0 === view }) { takeOut(view) }
    for view in shown where view.superview !== self { addSubview(view) }
    frameChanged()
  }

  /// Takes out a view that does not show, unless another cell has it meanwhile.
  func takeOut(_ view: PlatformView) {
    if view.superview === self { view.removeFromSuperviewInLayout() }
  }

  /// The views among the accessories that show now.
  private var shownViews: [PlatformView] {
    if arranged.views.isEmpty { return [] }
    return shown(arranged.leading + arranged.trailing).compactMap(\.customView)
  }

  /// The delete or insert control among the accessories, while it shows.
  var editAccessory: CellAccessory? { shown(arranged.leading).first(where: \.isEditControl) }

  /// What pressing the accessories does, where one of those that show has its own handler.
  var accessoryHandler: (@MainActor () -> Void)? {
    (shown(arranged.leading) + trailingAccessories).lazy.filter { !$0.isEditControl }
      .compactMap(\.actionHandler).first
  }

  /// Whether it has a detail button, but no disclosure of an outline.
  var hasDetailAlone: Bool {
    var hasDetail = false
    for accessory in shown(arranged.leading) + trailingAccessories {
      if case .outlineDisclosure = accessory.kind { return false }
      if case .detail = accessory.kind { hasDetail = true }
    }
    return hasDetail
  }

  /// The accessory that takes the presses on the whole row.
  var rowAccessory: CellAccessory? { shown(arranged.trailing).first(where: \.takesPressesOnRow) }

  /// Those behind the content that show now; the plain types in the same form as the others.
  var trailingAccessories: [CellAccessory] {
    if !accessories.isEmpty { return shown(arranged.trailing) }
    let type = looksEdited ? editingAccessoryType : accessoryType
    if type == .none || shownAccessoryView != nil { return [] }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator()]
    case .checkmark: return [.checkmark()]
    case .detailButton: return [.detail()]
    case .detailDisclosureButton: return [.detail(), .disclosureIndicator()]
    }
  }

  /// Those that show now.
  func shown(_ accessories: [CellAccessory]) -> [CellAccessory] {
    if accessories.isEmpty { return [] }
    let editing = looksEdited
    return accessories.filter { $0.isDisplayed(editing: editing) }
  }

  /// Puts the views of accessories in the room that the parts around the content keep for them.
  func placeAccessories() {
    guard !arranged.views.isEmpty else { return }
    let shown = shownViews
    for view in arranged.views {
      if !shown.contains(where: { $0 === view }) {
        takeOut(view)
      } else if view.superview == nil {
        addSubviewInLayout(view)
      }
    }
    let starts = frameStarts
    place(leadingParts, from: starts.leading)
    place(trailingParts, from: starts.trailing)
  }

  private func place(_ parts: [FramePart], from start: Int) {
    let metrics = traitCollection.layoutMetrics
    var column = start
    for part in parts {
      if let view = part.accessory?.customView, view.superview === self {
        let size = accessorySize(view)
        let free = max(0, part.pressed.count - metrics.columns(size.width)) / 2
        let x = metrics.points(columns: column + part.pressed.lowerBound + free)
        place(view, at: CGPoint(x: x, y: middle(of: size.height)), size)
      }
      column += part.columns
    }
  }

  /// Where something stands that is half way down, on a whole line.
  func middle(of height: CGFloat) -> CGFloat {
    let line = traitCollection.layoutMetrics.points(lines: 1)
    let above = max(0, (bounds.height - height) / 2)
    return line > 0 ? (above / line).rounded(.down) * line : above
  }

  /// The size that a view has, or the one that it wants if the program gave it none.
  func accessorySize(_ view: PlatformView) -> CGSize {
    let size = view.frame.size
    return size.width > 0 && size != view.fittedSize ? size : view.sizeThatFits(bounds.size)
  }

  /// Puts a view in its place, and remembers whether the size is its own.
  func place(_ view: PlatformView, at origin: CGPoint, _ size: CGSize) {
    let old = view.frame.size
    view.fittedSize = old.width > 0 && old != view.fittedSize ? nil : size
    view.frame = CGRect(origin: origin, size: size)
  }
}
