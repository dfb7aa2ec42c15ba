/// What happened in a table, in order. It records nothing until it is told to.
public struct EventLog: Sendable {
  /// What happened since recording began or the log was cleared.
  public private(set) var events: [TableEvent] = []

  /// Whether what happens is noted.
  public var isRecording = false
  /// Whether that includes the calls that only ask: for counts, heights, titles, views and
  /// permissions.
  public var includesQuestions = false

  public init() {}

  public mutating func clear() { events.removeAll() }

  /// The lines so far; the log is empty afterwards.
  public mutating func take() -> [String] {
    defer { clear() }
    return lines
  }

  /// One line an event.
  public var lines: [String] { events.map(\.description) }

  mutating func noteQuestion(_ name: String, about subject: @autoclosure () -> Any? = nil) {
    guard isRecording, includesQuestions else { return }
    events.append(.question(subject().map { "\(name) \($0)" } ?? name))
  }

  mutating func note(_ event: @autoclosure () -> TableEvent) {
    if isRecording { events.append(event()) }
  }
}
