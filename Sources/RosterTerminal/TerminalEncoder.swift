import RosterDrawing

/// Turns drawings and styled text into bytes for a terminal.
///
/// This is the only place that writes escape sequences. Text is made safe on its way: whatever it
/// holds, the terminal gets no control character but those that are written here.
///
/// ```swift
/// let encoder = TerminalEncoder(hasColors: true)
/// let bytes = encoder.encode(table.drawing)
/// ```
public struct TerminalEncoder: Hashable, Sendable {
  /// Without them nothing but text is written: traits are left out, too.
  public var hasColors: Bool

  public init(hasColors: Bool) { self.hasColors = hasColors }

  /// A drawing, line by line; every line ends with a line feed and in the plain style.
  ///
  /// - Complexity: O(cells)
  public func encode(_ drawing: Drawing) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in 0..<drawing.height {
      encode(drawing.row(line), into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// A text in a style, which ends with it.
  public func encode(_ text: String, style: Style) -> String {
    let safe = text.terminalSafe.withoutLooseJoiners
    guard hasColors, let start = Self.sequence(for: style) else { return safe }
    return start + safe + Self.reset
  }

  /// What begins a style; empty for the plain one, and without colours.
  func sequence(for style: Style) -> String {
    hasColors ? Self.sequence(for: style) ?? "" : ""
  }

  private func encode(_ row: DrawingRow, into bytes: inout [UInt8]) {
    var column = 0
    for run in row.runs {
      if run.column > column {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: run.column - column))
      }
      bytes.append(contentsOf: encode(run.printedText, style: run.style).utf8)
      column = run.end
    }
  }

  /// Ends every style.
  static let reset = "\u{1B}[0m"

  /// What begins a style; nil for the plain one.
  static func sequence(for style: Style) -> String? {
    var codes: [String] = []
    for (trait, code) in traitCodes where style.traits.contains(trait) { codes.append(code) }
    if let color = style.foreground, let code = code(for: color, isBackground: false) {
      codes.append(code)
    }
    if let color = style.background, let code = code(for: color, isBackground: true) {
      codes.append(code)
    }
    return codes.isEmpty ? nil : "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static let traitCodes: [(Style.Traits, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"),
    (.strikethrough, "9"),
  ]

  private static func code(for color: Color, isBackground: Bool) -> String? {
    guard color.opacity > 0 else { return nil }
    if let parts = color.components {
      return "\(isBackground ? 48 : 38);2;\(parts.red);\(parts.green);\(parts.blue)"
    }
    guard let entry = color.token.flatMap(PaletteEntry.init) else { return nil }
    return "\(entry.code + (isBackground ? 10 : 0))"
  }
}
