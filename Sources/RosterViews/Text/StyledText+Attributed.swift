import Foundation
import RosterDrawing

extension StyledText {
  /// Text in several styles: those of ``AttributeScopes/RosterAttributes`` show.
  public init(_ attributed: AttributedString) {
    self.init(
      attributed.runs.map { run in
        Run(String(attributed.characters[run.range]), style: Style(run))
      })
  }
}

extension Style {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    self.init(
      foreground: run[AttributeScopes.RosterAttributes.ForegroundColorAttribute.self],
      background: run[AttributeScopes.RosterAttributes.BackgroundColorAttribute.self])
    let font = run[AttributeScopes.RosterAttributes.FontAttribute.self]
    if font?.weight.isBold == true { traits.insert(.bold) }
    if font?.isItalic == true { traits.insert(.italic) }
    if run[AttributeScopes.RosterAttributes.UnderlineStyleAttribute.self] != nil {
      traits.insert(.underline)
    }
    if run[AttributeScopes.RosterAttributes.StrikethroughStyleAttribute.self] != nil {
      traits.insert(.strikethrough)
    }
  }
}
