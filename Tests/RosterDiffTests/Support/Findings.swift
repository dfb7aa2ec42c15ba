import XCTest

/// What a check found wrong, collected so that a failure can say in which case.
struct Findings {
  private(set) var all: [String] = []

  mutating func add(_ finding: String) { all.append(finding) }

  mutating func add(_ findings: [String]) { all += findings }

  mutating func expect<Value: Equatable>(
    _ what: @autoclosure () -> String, _ value: Value, _ right: Value
  ) {
    if value != right { add("\(what()): \(value), not \(right)") }
  }

  /// Fails once, with everything that was found. The trail is written only then.
  func report(
    _ trail: @autoclosure () throws -> String, file: StaticString = #filePath, line: UInt = #line
  ) rethrows {
    if all.isEmpty { return }
    XCTFail(([try trail()] + all).joined(separator: "\n    "), file: file, line: line)
  }
}
