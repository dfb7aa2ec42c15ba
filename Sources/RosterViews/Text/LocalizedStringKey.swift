import Foundation

/// Text that a program writes as a literal: values, other text and images can stand in it.
///
/// ```swift
/// Text("\(Image(systemName: "star")) \(favorite.title), \(price, specifier: "%.2f")")
/// ```
///
/// It is shown as it is written: nothing is looked up in tables of other languages, and marks such
/// as `**` stay what they are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let runs: [Text.Run]

  public init(_ value: String) { runs = [Text.Run(text: value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.finished }

  /// The pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var text: DefaultStringInterpolation
    private var runs: [Text.Run] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text.appendLiteral(literal) }

    public mutating func appendInterpolation(_ value: String) { text.appendLiteral(value) }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      text.appendInterpolation(value)
    }

    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      text.appendInterpolation(value)
    }

    /// A number as C's `printf` writes it; in its usual form if the specifier is none for it.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text.appendLiteral(NumberSpecifier(specifier).text(of: value))
    }

    /// A value as a format writes it.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text.appendLiteral(format.format(value))
    }

    /// A value as a formatter of Foundation writes it; nothing if it cannot.
    public mutating func appendInterpolation(_ value: NSObject, formatter: Formatter) {
      text.appendLiteral(formatter.string(for: value) ?? "")
    }

    /// Text in its own style.
    public mutating func appendInterpolation(_ value: Text) {
      finishText()
      runs += value.runs
    }

    /// A symbol as its glyph.
    public mutating func appendInterpolation(_ value: Image) {
      finishText()
      runs.append(Text.Run(text: value.systemName, isSymbol: true))
    }

    /// Text in several styles.
    public mutating func appendInterpolation(_ value: AttributedString) {
      appendInterpolation(Text(value))
    }

    private mutating func finishText() {
      let written = String(stringInterpolation: text)
      text = DefaultStringInterpolation(literalCapacity: 0, interpolationCount: 0)
      if !written.isEmpty { runs.append(Text.Run(text: written)) }
    }

    var finished: [Text.Run] {
      let rest = String(stringInterpolation: text)
      return runs.isEmpty
        ? [Text.Run(text: rest)] : rest.isEmpty ? runs : runs + [.init(text: rest)]
    }
  }
}
