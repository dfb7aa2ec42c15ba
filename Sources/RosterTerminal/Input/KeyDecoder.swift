/// Turns what a terminal sends into keys, mouse events and pasted text.
///
/// Bytes may come in any pieces: characters and sequences that are not whole yet wait. Only time
/// tells a lone escape key from the start of a sequence, and the decoder has no clock: whoever
/// reads calls ``flush()`` after ``silence`` milliseconds without input.
///
/// What is not understood is left out, whole.
public struct KeyDecoder {
  enum State {
    /// Nothing waits.
    case ground
    /// Some bytes of a character are missing.
    case character(missing: Int)
    /// After an escape, or after two of them.
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case single
    /// In the three bytes that name a place in the oldest of the mouse's forms.
    case mouse
    /// In a text for programs, which ends with a bell or with `ESC \`.
    case string(isEnding: Bool)
    case paste
    /// In a paste that came to nothing, until its end.
    case lostPaste
  }

  var state = State.ground
  /// What came since the last event, without the escapes before it.
  var pending: [UInt8] = []
  /// Whether alt is held down, which terminals tell by an escape before the key.
  var isAlt = false

  public init() {}

  /// After how many milliseconds without input ``flush()`` is to be called; nil if nothing waits.
  public var silence: Int? {
    switch state {
    case .ground: nil
    case .escape: Self.escapeSilence
    // So far it may be alt with a key.
    case .control where pending.isEmpty, .single where pending.isEmpty: Self.escapeSilence
    case .string(isEnding: false) where pending.count == 1: Self.escapeSilence
    case .lostPaste: Self.lostSilence
    case .character, .control, .single, .mouse, .string, .paste: Self.restSilence
    }
  }

  /// What the bytes mean, with those that waited.
  ///
  /// - Complexity: O(bytes)
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      // A byte that cannot go on with what waits ends that, and is looked at again.
      while !take(byte, &events) {}
    }
    return events
  }

  /// What waits means what it is: nothing more of it comes.
  ///
  /// Where it was pasted text, what does come of it later is left out, up to the end of the paste:
  /// it is no keys. Only ctrl-C, and another flush after a much longer silence, end that.
  public mutating func flush() -> [TerminalEvent] {
    if case .paste = state { return losePaste() }
    defer { reset() }
    switch state {
    case .ground, .paste, .lostPaste: return []
    case .character: return [.key(Key("\u{FFFD}", modifiers))]
    case .escape: return Array(repeating: .key(Key(.escape)), count: isAlt ? 2 : 1)
    // Alt with a key that starts sequences.
    case .control where pending.isEmpty: return [.key(Key("[", .alt))]
    case .single where pending.isEmpty: return [.key(Key("O", .alt))]
    case .string(isEnding: false) where pending.count == 1:
      return [.key(Key(Character(UnicodeScalar(pending[0])), .alt))]
    case .control, .single, .mouse, .string: return []
    }
  }

  mutating func reset() {
    state = .ground
    pending = []
    isAlt = false
  }

  var modifiers: Key.Modifiers { isAlt ? .alt : [] }

  static let escape: UInt8 = 0x1B
  /// Long enough for a slow line to send the rest of a sequence, too short to be felt.
  private static var escapeSilence: Int { 30 }
  /// For what has begun without doubt: lines may stand still for long.
  private static var restSilence: Int { 2_000 }
  private static var lostSilence: Int { 30_000 }
}
