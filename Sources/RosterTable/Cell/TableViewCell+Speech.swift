import RosterCells
import RosterDrawing
import RosterViews

/// What a row says to people who do not see it: its content, how it stands, and what can be pressed
/// beside it.
extension TableViewCell: SpeakingView {
  /// As in UIKit, a disclosure indicator makes the row a button, and a check mark a selected one.
  package func speak(_ elements: inout [AccessibilityElement]) {
    nameRow(in: &elements)
    let leading = shown(arranged.leading)
    let trailing = trailingAccessories
    var row = RowSpeech()
    if flags.state.isSelected { row.traits.insert(.selected) }
    if flags.state.isDisabled { row.traits.insert(.notEnabled) }
    for accessory in leading + trailing {
      row.add(accessory.speech(isExpanded: flags.state.isExpanded))
    }
    let index = elements.firstIndex(where: \.isText)
    let name = index.map { elements[$0].label } ?? ""
    row.say(in: &elements, at: index)
    var before: [AccessibilityElement] = []
    if let control = spokenControl { before.append(.button(control, of: name)) }
    before += leading.compactMap { $0.element(of: name) }
    elements.insert(contentsOf: before, at: 0)
    elements += trailing.compactMap { $0.element(of: name) }
    if reorderControl, !trailing.contains(where: \.isReorder) {
      elements.append(.button("Reorder", of: name))
    }
    for action in openSwipe?.actions ?? [] {
      let name = action.title ?? action.image?.systemName ?? ""
      elements.append(AccessibilityElement(name, traits: .button))
    }
  }

  /// A name that the program gave to the cell stands for all texts in it.
  private func nameRow(in elements: inout [AccessibilityElement]) {
    guard accessibilityLabel != nil || accessibilityValue != nil else { return }
    var own = elements.first(where: \.isText) ?? AccessibilityElement("", traits: .staticText)
    if let accessibilityLabel {
      elements.removeAll(where: \.isText)
      (own.label, own.value) = (accessibilityLabel, nil)
      elements.insert(own, at: 0)
    }
    guard let accessibilityValue else { return }
    own.value = accessibilityValue
    if let index = elements.firstIndex(where: \.isText) {
      elements[index] = own
    } else {
      elements.insert(own, at: 0)
    }
  }

  /// What the control of the table in front of the row does, where no accessory is it.
  private var spokenControl: String? {
    guard flags.state.isEditing, editAccessory == nil else { return nil }
    return switch editingStyle {
    case .delete: "Delete"
    case .insert: "Insert"
    case .none: nil
    }
  }
}

/// What accessories and states add to what the row itself says.
private struct RowSpeech {
  var traits: AccessibilityElement.Traits = []
  var value: String?

  mutating func add(_ other: CellAccessory.Speech) {
    traits.formUnion(other.traits)
    value = other.value ?? value
  }

  /// - Parameter index: Where the text of the row is; nil where it says nothing.
  func say(in elements: inout [AccessibilityElement], at index: Int?) {
    guard !traits.isEmpty || value != nil else { return }
    var own = index.map { elements[$0] } ?? AccessibilityElement("")
    own.traits.formUnion(traits)
    let values = [own.value, value].compactMap { $0 }
    if !values.isEmpty { own.value = values.joined(separator: ", ") }
    if let index { elements[index] = own } else { elements.insert(own, at: 0) }
  }
}

extension AccessibilityElement {
  /// Whether it only tells something, and is nothing to press or to set by itself.
  fileprivate var isText: Bool {
    action == nil && traits.isDisjoint(with: [.toggle, .textField])
  }
}
