import Foundation

/// Modifiers of text that have no meaning where all letters are cells of one size. They change
/// nothing, so that code that uses them compiles and runs.
extension View {
  /// Changes nothing: all digits have the width of a cell.
  public func monospacedDigit() -> Self { self }

  /// Changes nothing: all letters have the width of a cell.
  public func monospaced(_ isActive: Bool = true) -> Self { self }

  /// Changes nothing: letters are cells.
  public func kerning(_ kerning: CGFloat) -> Self { self }

  /// Changes nothing: letters are cells.
  public func tracking(_ tracking: CGFloat) -> Self { self }

  /// Changes nothing: letters are cells.
  public func baselineOffset(_ offset: CGFloat) -> Self { self }

  /// Changes nothing: letters are cells.
  public func allowsTightening(_ flag: Bool) -> Self { self }

  /// Changes nothing: a terminal has one design of letters.
  public func fontDesign(_ design: Font.Design?) -> Self { self }

  /// Changes nothing: a terminal has one size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

  /// Changes nothing: a terminal has one size of text.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ sizes: Sizes) -> Self
  where Sizes.Bound == DynamicTypeSize { self }

  /// Changes nothing: text in a terminal is selected by the terminal.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
}

/// Whether text can be selected.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

extension Text {
  /// Changes nothing: all digits have the width of a cell.
  public nonisolated func monospacedDigit() -> Text { self }

  /// Changes nothing: all letters have the width of a cell.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Changes nothing: letters are cells.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  /// Changes nothing: letters are cells.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }

  /// Changes nothing: letters are cells.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Changes nothing: a terminal has one design of letters.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }
}

extension Font {
  /// The font as it is: all digits have the width of a cell.
  public func monospacedDigit() -> Font { self }

  /// The font as it is: all letters have the width of a cell.
  public func monospaced() -> Font { self }
}
