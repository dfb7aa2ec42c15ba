import RosterDrawing

/// A symbol, shown as the glyph that the environment's ``SymbolTable`` has for its name.
public struct Image: View, Equatable {
  public typealias Body = Never

  /// The symbol's name.
  public let systemName: String

  public nonisolated init(systemName: String) { self.systemName = systemName }

  /// An image of a program, shown as the glyph that the ``SymbolTable`` has for its name.
  public nonisolated init(_ name: String) { systemName = name }

  public func build(into tree: inout ViewTree) {
    let environment = tree.environment
    tree.append(
      environment.glyph(for: systemName), style: environment.text.style,
      flow: environment.glyphFlow, label: systemName)
  }

  /// How large a symbol is. A terminal has one size.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The image as it is: its size does not change on a terminal.
  public nonisolated func resizable() -> Image { self }

  /// The image as it is: glyphs take the colour of text.
  public nonisolated func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
}
