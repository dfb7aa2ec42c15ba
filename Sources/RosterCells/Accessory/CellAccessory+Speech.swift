import RosterDrawing
import RosterViews

extension CellAccessory {
  /// What an accessory adds to what its row says.
  package struct Speech {
    package var traits: AccessibilityElement.Traits = []
    package var value: String?
  }

  package func speech(isExpanded: Bool) -> Speech {
    switch kind {
    case .disclosureIndicator: Speech(traits: .button)
    case .checkmark: Speech(traits: .selected)
    case .outlineDisclosure:
      Speech(traits: .button, value: isExpanded ? "expanded" : "collapsed")
    case .detail, .delete, .insert, .reorder, .multiselect, .label, .text, .customView: Speech()
    }
  }

  /// What it says beside its row; nil where it only adds to that, or is a view that speaks itself.
  ///
  /// - Parameter row: What the row is called.
  package func element(of row: String) -> AccessibilityElement? {
    switch kind {
    case .detail: AccessibilityElement("More Info", traits: .button)
    case .delete: .button("Delete", of: row)
    case .insert: .button("Insert", of: row)
    case .reorder: .button("Reorder", of: row)
    case .label(let text, _): AccessibilityElement(text, traits: textTraits)
    case .text(let text, _): AccessibilityElement(text.text, traits: textTraits)
    case .disclosureIndicator, .checkmark, .outlineDisclosure, .multiselect, .customView: nil
    }
  }

  private var textTraits: AccessibilityElement.Traits {
    actionHandler == nil ? .staticText : .button
  }
}

extension AccessibilityElement {
  /// What does something with a row: `"Delete Coding"`.
  package static func button(_ verb: String, of row: String) -> Self {
    AccessibilityElement(row.isEmpty ? verb : "\(verb) \(row)", traits: .button)
  }
}
