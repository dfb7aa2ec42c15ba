/// Modifiers of keyboards, symbols and feedback that a terminal does not have. They change nothing,
/// so that code that uses them compiles and runs.
extension View {
  /// Changes nothing: a terminal has one keyboard.
  public func keyboardType(_ type: KeyboardType) -> Self { self }

  /// Changes nothing: a terminal changes no letters.
  public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> Self { self }

  /// Changes nothing: a terminal proposes no text.
  public func textContentType(_ type: TextContentType?) -> Self { self }

  /// Changes nothing: write the whole name of the symbol.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  /// Changes nothing: symbols do not move.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> Self { self }

  /// Changes nothing: text changes at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// Changes nothing: a terminal cannot be felt.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }

  /// Changes nothing: equal content is not drawn again anyway.
  public func equatable() -> Self where Self: Equatable { self }

  /// Changes nothing: text shows when it is there.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }

  /// Changes nothing: text shows when it is there.
  public func unredacted() -> Self { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keys of a keyboard; on a terminal, those of the terminal.
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters become capital ones while a person types; on a terminal, none.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a text field is for.
public enum TextContentType: Hashable, Sendable {
  case name, givenName, familyName, emailAddress, telephoneNumber, username, password, newPassword
  case oneTimeCode, fullStreetAddress, addressCity, postalCode
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
}

/// The forms of a symbol.
public struct SymbolVariants: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let none: SymbolVariants = []
  public static let fill = SymbolVariants(rawValue: 1)
  public static let circle = SymbolVariants(rawValue: 2)
  public static let square = SymbolVariants(rawValue: 4)
  public static let slash = SymbolVariants(rawValue: 8)
}

/// How a symbol moves.
public enum SymbolEffect: Hashable, Sendable { case bounce, pulse, scale, wiggle, rotate }

/// How content changes into other content.
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate
  case numericText(countsDown: Bool = false)
}

/// What a person feels.
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, impact
}
