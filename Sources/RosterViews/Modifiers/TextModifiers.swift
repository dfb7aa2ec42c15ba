import Foundation
import RosterDrawing

/// A view whose text looks otherwise.
public struct TextStyledView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let change: TextChange

  public func build(into tree: inout ViewTree) {
    let old = tree.environment.text
    change.apply(to: &tree.environment)
    content.build(into: &tree)
    tree.environment.text = old
  }
}

/// A change of what text looks like.
enum TextChange {
  case trait(Style.Traits, Bool)
  case foreground(Color?)
  case style(any ShapeStyle)
  case tint(Color?)
  case lineLimit(Int?)
  case truncation(TruncationMode)
  case alignment(TextAlignment)
  case disabled(Bool)
  case letters(Text.Case?)

  func apply(to environment: inout EnvironmentValues) {
    switch self {
    case .trait(let trait, let isOn):
      if isOn {
        environment.text.style.traits.formUnion(trait)
      } else {
        environment.text.style.traits.subtract(trait)
      }
    case .foreground(let color): environment.text.style.foreground = color
    case .style(let style):
      if let color = style.color(in: environment) { environment.text.style.foreground = color }
    case .tint(let color): environment.text.tint = color
    case .lineLimit(let limit): environment.text.lineLimit = limit
    case .truncation(let mode): environment.text.truncation = mode
    case .alignment(let alignment): environment.text.alignment = alignment
    case .letters(let letters): environment.text.letters = letters
    case .disabled(let isDisabled): if isDisabled { environment.text.isEnabled = false }
    }
  }
}

extension View {
  public func bold(_ isActive: Bool = true) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.bold, isActive))
  }

  public func italic(_ isActive: Bool = true) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.italic, isActive))
  }

  /// A colour of its own for the line is not shown.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.underline, isActive))
  }

  /// A colour of its own for the line is not shown.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.strikethrough, isActive))
  }

  /// Weaker than the text around it.
  public func dim(_ isActive: Bool = true) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.dim, isActive))
  }

  /// Text and ground swapped.
  public func inverse(_ isActive: Bool = true) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.inverse, isActive))
  }

  public func fontWeight(_ weight: Font.Weight?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(.bold, weight?.isBold ?? false))
  }

  /// On a terminal only weight and slant show.
  public func font(_ font: Font?) -> some View {
    bold(if: font?.weight.isBold).italic(if: font?.isItalic)
  }

  public func foregroundColor(_ color: Color?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .foreground(color))
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> TextStyledView<Self> {
    if let color = style as? Color, color != .tint {
      return TextStyledView(content: self, change: .foreground(color))
    }
    return TextStyledView(content: self, change: .style(style))
  }

  /// The colour of what can be pressed.
  public func tint(_ color: Color?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .tint(color))
  }

  /// The colour of what can be pressed.
  public func accentColor(_ color: Color?) -> TextStyledView<Self> { tint(color) }

  /// The most lines of text; nil is as many as it takes.
  public func lineLimit(_ limit: Int?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .lineLimit(limit))
  }

  /// The most lines of text. Lines are not kept free where there is less of it.
  public func lineLimit(_ limit: ClosedRange<Int>) -> TextStyledView<Self> {
    lineLimit(limit.upperBound)
  }

  /// The most lines of text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> TextStyledView<Self> {
    lineLimit(limit.upperBound)
  }

  /// As many lines of text as it takes. Lines are not kept free where there is less of it.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> TextStyledView<Self> { lineLimit(nil) }

  /// The lines of text: the most, and the least too if they are to be kept free.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    LineRoomView(content: lineLimit(limit), lines: reservesSpace ? limit : 0)
  }

  /// Capital or small letters only; nil leaves text as it is.
  public func textCase(_ textCase: Text.Case?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .letters(textCase))
  }

  /// A second style is for symbols of several colours: a terminal shows the first.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> TextStyledView<Self> { foregroundStyle(primary) }

  /// Symbols have one colour: the first.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> TextStyledView<Self> { foregroundStyle(primary) }

  public func truncationMode(_ mode: TruncationMode) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .truncation(mode))
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .alignment(alignment))
  }

  /// Takes presses away from the controls inside.
  public func disabled(_ isDisabled: Bool) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .disabled(isDisabled))
  }

  private func bold(if isOn: Bool?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(isOn == true ? .bold : [], true))
  }

  private func italic(if isOn: Bool?) -> TextStyledView<Self> {
    TextStyledView(content: self, change: .trait(isOn == true ? .italic : [], true))
  }
}

/// A view that is at least some lines high.
struct LineRoomView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let lines: Int

  func build(into tree: inout ViewTree) {
    let height = FrameRule(minimum: lines, ideal: nil, maximum: nil)
    let width = FrameRule(minimum: nil, ideal: nil, maximum: nil)
    tree.wrap(.frame(width, height, .start, .start)) { content.build(into: &$0) }
  }
}
