/// One of those that are timed against each other.
struct Contender {
  let name: String

  /// How many operations one sample does; its time is divided by that.
  let operations: Int

  /// Prepares untimed what it needs, and times the rest.
  let sample: (inout Stopwatch) throws -> Void

  init(
    _ name: String, operations: Int = 1, sample: @escaping (inout Stopwatch) throws -> Void
  ) {
    self.name = name
    self.operations = operations
    self.sample = sample
  }
}
