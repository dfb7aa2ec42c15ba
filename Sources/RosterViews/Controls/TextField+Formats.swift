import Foundation

extension TextField {
  /// - Parameter prompt: What shows while there is no text, in place of the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
    if let prompt { self.title = prompt.runs.map(\.text).joined() }
  }

  /// A field is one line on a terminal, whatever the direction in which it may grow.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// A field for a value that is written in a format.
  ///
  /// The value is set when editing ends or Return is pressed, if the text can be read; if not, the
  /// text becomes that of the value again.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    let text = Binding {
      format.format(value.wrappedValue)
    } set: { text in
      guard let new = try? format.parseStrategy.parse(text) else { return }
      if new != value.wrappedValue { value.wrappedValue = new }
    }
    self.init(title, text: text, prompt: prompt)
    isSetAtEnd = true
  }

  /// A field for a value that is written in a format, or for none: then it is empty.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    let text = Binding {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      let new = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
      guard new != nil || text.isEmpty else { return }
      if new != value.wrappedValue { value.wrappedValue = new }
    }
    self.init(title, text: text, prompt: prompt)
    isSetAtEnd = true
  }
}
