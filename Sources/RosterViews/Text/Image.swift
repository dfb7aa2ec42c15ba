import RosterDrawing

/// A symbol, shown as the glyph that the environment's ``SymbolTable`` has for its name.
public struct Image: View, Equatable {
  public typealias Body = Never

  /// The symbol's name.
  public let systemName: String

  public nonisolated init(systemName: String) { self.systemName = systemName }

  public func build(into tree: inout ViewTree) {
    let traits = tree.environment.traits
    let text = StyledText(
      traits.symbols.glyph(for: systemName), style: tree.environment.text.style)
    let flow = TextFlow(lineLimit: 1, ellipsis: traits.ellipsis, profile: traits.widthProfile)
    tree.append(.image(PreparedText(text, flow: flow), name: systemName))
  }

  /// How large a symbol is. A terminal has one size.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The image as it is: its size does not change on a terminal.
  public nonisolated func resizable() -> Image { self }

  /// The image as it is: glyphs take the colour of text.
  public nonisolated func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
}
