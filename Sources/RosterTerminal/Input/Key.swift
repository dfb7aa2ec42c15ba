/// A key as a terminal reports it.
///
/// ```swift
/// let up = Key(.up)
/// let interrupt = Key("c", .control)
/// ```
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// What was typed. Letters say themselves whether shift was down.
    case character(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case tab
    /// Tab with shift.
    case backTab
    case enter, escape, backspace, delete, insert
    /// F1 and up, counted from 1.
    case function(Int)
  }

  /// Keys that were held down with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    /// Alt, option or meta.
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A key with a character on it.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The character that was typed; nil for other keys, and with control or alt.
  public var character: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.control, .alt])
    else { return nil }
    return character
  }
}
