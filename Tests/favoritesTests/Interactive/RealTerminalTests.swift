import Foundation
import XCTest

@testable import favorites

/// The program on a pseudo terminal of the system, as a shell would start it.
final class RealTerminalTests: XCTestCase {
  private static let interpreters = ["/usr/bin/python3", "/usr/local/bin/python3", "/bin/python3"]

  /// What a scenario of `session.py` says.
  private func play(_ scenario: String, _ arguments: [String] = ["ui"]) throws -> [String] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Terminal/session.py").standardizedFileURL.path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { String($0) + "/python3" }
    guard
      let python = (Self.interpreters + found).first(where: { access($0, X_OK) == 0 }),
      access("/dev/ptmx", R_OK | W_OK) == 0, access(script, R_OK) == 0
    else { throw XCTSkip("there is no python3, or no pseudo terminal") }
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      {"version": 1, "items": [{"id": "a", "title": "title a"}, {"id": "b", "title": "title b"}, \
      {"id": "c", "title": "title c"}]}
      """, to: sandbox.file)
    let words = ([python, script, scenario, Sandbox.program] + arguments)
      .map { "'" + $0 + "'" }.joined(separator: " ")
    let run = try sandbox.shell(words, with: ["TERM": "xterm-256color"])
    XCTAssertEqual(run.err, "")
    if run.lines.first?.hasPrefix("fault: out of pty devices") == true { throw XCTSkip(run.out) }
    return run.lines
  }

  func testKeys() throws {
    XCTAssertEqual(try play("keys"), ["end code 0", "attributes same", "left yes"])
  }

  func testEveryWayToLeave() throws {
    for (scenario, end) in [
      ("ctrl-C", "code 130"), ("interrupt", "code 130"), ("terminate", "code 143"),
      ("hang up", "code 129"), ("trap", "signal 4"), ("quit", "signal 3"),
    ] {
      XCTAssertEqual(
        try play(scenario), ["end \(end)", "attributes same", "left yes"], scenario)
    }
  }

  func testStoppedAndGoingOn() throws {
    for scenario in ["ctrl-Z", "stop"] {
      XCTAssertEqual(
        try play(scenario),
        [
          "then stopped", "attributes same", "left yes", "end code 0", "attributes same",
          "left yes",
        ], scenario)
    }
    XCTAssertEqual(
      try play("stop unasked"), ["then stopped", "end code 0", "attributes same", "left yes"])
  }

  func testAnotherSize() throws {
    XCTAssertEqual(try play("resize"), ["end code 0", "attributes same", "left yes"])
  }

  func testTwoProgramsAndOneFile() throws {
    XCTAssertEqual(try play("shared"), ["end code 0", "attributes same", "left yes"])
  }

  func testATerminalThatGoesAway() throws {
    XCTAssertEqual(try play("gone"), ["end code 129"])
  }

  func testWithoutACommand() throws {
    XCTAssertEqual(try play("start", []), ["end code 0", "attributes same", "left yes"])
    for example in Command.ui.examples {
      let words = example.line.split(separator: " ").dropFirst().map(String.init)
      XCTAssertEqual(
        try play("start", words), ["end code 0", "attributes same", "left yes"], example.line)
    }
  }

  func testWithoutATerminal() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("ui")
    XCTAssertEqual(run.code, 64)
    XCTAssertTrue(run.err.contains("favorites list"), run.err)
    XCTAssertEqual(run.out, "")
    // Nothing on either side is a terminal: the list.
    XCTAssertEqual(try sandbox.run().code, 0)
    XCTAssertTrue(try sandbox.run("u").err.contains("Did you mean \"ui\"?"))
  }
}
