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
