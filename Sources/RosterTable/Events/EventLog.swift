/// What happened in a table, in order. It records nothing until it is told to.
public struct EventLog: Sendable {
  /// What happened since recording began or the log was cleared.
  public private(set) var events: [TableEvent] = []

  /// Whether what happens is noted.
  public var isRecording = false

  public init() {}

  public mutating func clear() { events.removeAll() }

  /// The lines so far; the log is empty afterwards.
  public mutating func take() -> [String] {
    defer { clear() }
    return lines
  }

  /// One line an event.
  public var lines: [String] { events.map(\.description) }

  mutating func note(_ event: @autoclosure () -> TableEvent) {
    if isRecording { events.append(event()) }
  }
}
