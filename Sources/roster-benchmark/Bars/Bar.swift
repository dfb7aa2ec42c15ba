/// Something that is measured, and the bar that it should reach.
struct Bar: Sendable {
  let name: String
  let title: String
  let measure: @MainActor @Sendable (Run) throws -> Void

  /// All bars, in order.
  static let all: [Bar] = [
    s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, trees, rows, hosting, worst,
  ]
}
