import RosterDrawing
import RosterViews

extension Font {
  /// What of the font shows in cells: weight and slant.
  var traits: Style.Traits {
    var traits: Style.Traits = []
    if weight.isBold { traits.insert(.bold) }
    if isItalic { traits.insert(.italic) }
    return traits
  }
}
