import Foundation
import XCTest

@testable import favorites

/// The program on a pseudo terminal of the system, as a shell would start it.
final class RealTerminalTests: XCTestCase {
  /// The words that run a script of Fixtures, in an empty home with three favorites.
  private func prepare(_ script: String) throws -> (sandbox: Sandbox, words: [String]) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Terminal/" + script).standardizedFileURL.path
    guard let python = Self.program("python3"), access("/dev/ptmx", R_OK | W_OK) == 0,
      access(script, R_OK) == 0
    else { throw XCTSkip("there is no python3, or no pseudo terminal") }
    let sandbox = try Sandbox()
    sandbox.environment["TERM"] = "xterm-256color"
    try sandbox.write(
      """
      {"version": 1, "items": [{"id": "a", "title": "title a"}, {"id": "b", "title": "title b"}, \
      {"id": "c", "title": "title c"}]}
      """, to: sandbox.file)
    return (sandbox, [python, script])
  }

  private static func program(_ name: String) -> String? {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private func run(_ words: [String], _ sandbox: Sandbox) throws -> Sandbox.Run {
    let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let run = try sandbox.shell(quoted.joined(separator: " "))
    XCTAssertEqual(run.err, "")
    return run
  }

  /// What a scenario of `session.py` says.
  private func play(_ scenario: String, _ arguments: [String] = ["ui"]) throws -> [String] {
    let (sandbox, words) = try prepare("session.py")
    return try run(words + [scenario, Sandbox.program] + arguments, sandbox).lines
  }

  func testKeys() throws {
    XCTAssertEqual(try play("keys"), ["end code 0", "attributes same", "left yes"])
  }

  func testEveryWayToLeave() throws {
    for (scenario, end) in [
      ("ctrl-C", "code 130"), ("interrupt", "code 130"), ("terminate", "code 143"),
      ("hang up", "code 129"), ("trap", "signal 4"), ("quit", "signal 3"),
      ("user", "signal \(SIGUSR1)"), ("alarm", "signal \(SIGALRM)"),
    ] {
      XCTAssertEqual(
        try play(scenario), ["end \(end)", "attributes same", "left yes"], scenario)
    }
  }

  #if os(Linux)
    func testSignalsThatOnlyLinuxHas() throws {
      for (scenario, number) in [
        ("power", SIGPWR), ("real time", __libc_current_sigrtmin() + 3),
      ] {
        XCTAssertEqual(
          try play(scenario), ["end signal \(number)", "attributes same", "left yes"], scenario)
      }
    }
  #endif

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

  func testGoingOnInTheBackgroundLeavesTheTerminalAlone() throws {
    XCTAssertEqual(
      try play("background"),
      [
        "then stopped", "then stopped", "attributes same", "wrote nothing", "end code 0",
        "attributes same", "left yes",
      ])
  }

  func testPastedTextIsNoCommandWhereNothingIsDrawn() throws {
    XCTAssertEqual(
      try play("spoken", ["ui", "--screen-reader"]),
      ["end code 0", "attributes same", "left yes"])
  }

  func testAnotherSize() throws {
    XCTAssertEqual(try play("resize"), ["end code 0", "attributes same", "left yes"])
  }

  func testTwoProgramsAndOneFile() throws {
    XCTAssertEqual(try play("shared"), ["end code 0", "attributes same", "left yes"])
  }

  func testAWindowThatIsClosedLosesNothing() throws {
    XCTAssertEqual(try play("saving"), ["end code 0", "attributes same", "saved yes"])
    // Told so more than once, while the list shows and afterwards.
    for _ in 0..<3 {
      XCTAssertEqual(try play("closing"), ["end code 129", "attributes same", "saved yes"])
    }
  }

  func testWhoDoesNotWaitForAnotherProgramIsToldWhatWasTyped() throws {
    for (scenario, code) in [("impatient", 130), ("impatient program", 143)] {
      XCTAssertEqual(try play(scenario), ["end code \(code)", "attributes same"], scenario)
    }
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

  /// The bytes, as another terminal understands them.
  func testAScreenOfTmux() throws {
    guard let tmux = Self.program("tmux") else { throw XCTSkip("there is no tmux") }
    let (sandbox, words) = try prepare("tmux.py")
    let folder = tmux.split(separator: "/").dropLast().joined(separator: "/")
    sandbox.environment["PATH"] = "/" + folder + ":/usr/bin:/bin"
    let start = """
      3 favorites, 0 with a star
      Starred (0)
      Others (3)
      › ☆ #1  a  title a
        ☆ #2  b  title b
        ☆ #3  c  title c
      enter star  space mark  d delete  a add  / filter  ? help  q quit
      """
    let starred = """
      3 favorites, 1 with a star
      Starred (1)
      › ★ #2  b  title b
      Others (2)
        ☆ #1  a  title a
        ☆ #3  c  title c
      """
    let unfiltered = starred.replacingOccurrences(of: "› ★", with: "  ★")
      .replacingOccurrences(of: "  ☆ #3", with: "› ☆ #3")
    let hints = "\nenter star  space mark  d delete  u undo  a add  / filter  ? help  q quit"
    let steps = [
      "show \(start)", "keys j Enter", "show \(starred)\nStarred title b", "size 20 4",
      "show 3 favorites, 1 with…\nStarred (1)\n› ★ #2  b  title b\nStarred title b",
      "size 76 9", "show \(starred)\nStarred title b", "keys ?", "keys G",
      "show " + (["Keys"] + lastKeys(7) + ["? closes the help"]).joined(separator: "\n"),
      "keys q", "show \(starred)\(hints)", "keys / C",
      "show "
        + """
        3 favorites, 1 with a star, 1 with "C"
        Starred (0)
        Others (1)
        › ☆ #3  c  title c
        /C
        """, "keys Escape", "show \(unfiltered)\(hints)", "keys C-l g", "show \(starred)\(hints)",
      "keys d u",
      "show \(starred)\nUndid delete: b title b",
    ]
    let locale = ["/usr/bin/env", "LC_ALL=C.UTF-8", "NO_COLOR="]
    let run = try run(
      words + [sandbox.home, "76", "9"] + steps + ["--"] + locale + [Sandbox.program], sandbox)
    if run.out.hasPrefix("no tmux") { throw XCTSkip(run.out) }
    XCTAssertEqual(run.out, "as expected\n")
  }

  /// The end of the help, whose last row is the current one.
  private func lastKeys(_ count: Int) -> [String] {
    var lines = HelpList.sections.flatMap { group in
      [" " + group.0] + group.1.map { " " + $0 }
    }
    if let last = lines.popLast() { lines.append("›" + last.dropFirst()) }
    return lines.suffix(count)
  }
}
