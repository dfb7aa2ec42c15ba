import Foundation
import RosterDrawing

/// Text, in one style or several.
///
/// ```swift
/// Text("Total: ") + Text("12").bold().foregroundColor(.green)
/// ```
///
/// Text may come from anywhere: control characters in it are shown, never obeyed.
public struct Text: View, Equatable {
  public typealias Body = Never

  var runs: [Run]

  struct Run: Equatable {
    var text: String
    var look = TextLook()

    /// Whether the text is the name of a symbol, to be shown as its glyph.
    var isSymbol = false

    func text(in environment: EnvironmentValues, _ letters: Case?) -> String {
      if isSymbol { return environment.glyph(for: text) }
      switch letters {
      case .uppercase: return text.uppercased(with: environment.locale)
      case .lowercase: return text.lowercased(with: environment.locale)
      case nil: return text
      }
    }
  }

  /// Capital or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A symbol as text, to be put together with other text.
  public nonisolated init(_ image: Image) {
    runs = [Run(text: image.systemName, isSymbol: true)]
  }

  /// The date or the time of day of a moment, as the place writes it.
  public nonisolated init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    }
  }

  /// What of a moment is written.
  public enum DateStyle: Hashable, Sendable { case date, time }

  /// Text that a program writes, in which values, text and images can stand.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }

  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) {
    runs = [Run(text: String(content))]
  }

  public nonisolated init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// Text of a value, written by a format.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  public nonisolated static func + (left: Text, right: Text) -> Text {
    var result = left
    result.runs += right.runs
    return result
  }

  public func build(into tree: inout ViewTree) {
    let environment = tree.environment
    let base = environment.text.style
    let letters = environment.text.letters
    if letters == nil, runs.count == 1, !runs[0].isSymbol {
      let look = runs[0].look
      return tree.append(runs[0].text, style: look.over(base), flow: environment.flow)
    }
    let text = StyledText(
      runs.map { StyledText.Run($0.text(in: environment, letters), style: $0.look.over(base)) })
    // A symbol is read out by its name, as an image of it is; a glyph has none of its own.
    let label = runs.contains(where: \.isSymbol) ? spoken(in: environment, letters) : nil
    tree.append(PreparedText(text, flow: environment.flow, label: label), as: .text)
  }

  private func spoken(in environment: EnvironmentValues, _ letters: Case?) -> String {
    runs.map { $0.isSymbol ? $0.text : $0.text(in: environment, letters) }.joined()
  }

  /// Where text is left out that does not fit.
  public typealias TruncationMode = RosterDrawing.TruncationMode

  nonisolated func changed(_ change: (inout TextLook) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index].look) }
    return result
  }
}

/// What a piece of text asks for; the rest comes from around it.
struct TextLook: Equatable, Sendable {
  private var on: Style.Traits = []
  private var off: Style.Traits = []
  var foreground: Color?
  var background: Color?

  mutating func set(_ trait: Style.Traits, _ isOn: Bool) {
    if isOn {
      on.formUnion(trait)
      off.subtract(trait)
    } else {
      off.formUnion(trait)
      on.subtract(trait)
    }
  }

  func over(_ base: Style) -> Style {
    Style(
      base.traits.subtracting(off).union(on), foreground: foreground ?? base.foreground,
      background: background ?? base.background)
  }
}

extension Text {
  public nonisolated func bold(_ isActive: Bool = true) -> Text {
    changed { $0.set(.bold, isActive) }
  }

  public nonisolated func italic(_ isActive: Bool = true) -> Text {
    changed { $0.set(.italic, isActive) }
  }

  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.set(.underline, isActive) }
  }

  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.set(.strikethrough, isActive) }
  }

  /// Weaker than the text around it.
  public nonisolated func dim(_ isActive: Bool = true) -> Text {
    changed { $0.set(.dim, isActive) }
  }

  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foreground = color }
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.set(.bold, weight.map(\.isBold) ?? false) }
  }

  public nonisolated func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return changed { look in
      if font.weight.isBold { look.set(.bold, true) }
      if font.isItalic { look.set(.italic, true) }
    }
  }
}
