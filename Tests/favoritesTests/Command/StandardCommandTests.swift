import XCTest

@testable import favorites

/// What runs without a command's name.
final class StandardCommandTests: XCTestCase {
  private func command(_ words: String, isTerminal: Bool) throws -> String {
    let words = words.split(separator: " ").map(String.init)
    switch try CommandTable.parser(isTerminal: isTerminal).parse(words) {
    case .run(let invocation): return invocation.command.name
    case .help(let command): return "help \(command?.name ?? "")"
    case .version: return "version"
    }
  }

  func testOnATerminalTheInteractiveOneUnlessAnOptionSaysOtherwise() throws {
    for (words, onTerminal, elsewhere) in [
      ("", "ui", "list"), ("--starred", "ui", "list"), ("--group=folder", "ui", "list"),
      ("--group folder --file x", "ui", "list"), ("--json", "list", "list"),
      ("--starred --plain", "list", "list"), ("list", "list", "list"), ("ui", "ui", "ui"),
      ("-h", "help ", "help "), ("--version", "version", "version"),
    ] {
      XCTAssertEqual(try command(words, isTerminal: true), onTerminal, words)
      XCTAssertEqual(try command(words, isTerminal: false), elsewhere, words)
    }
    XCTAssertEqual(try command("--mouse", isTerminal: true), "ui")
    XCTAssertThrowsError(try command("--mouse", isTerminal: false))
    XCTAssertThrowsError(try command("--jsn", isTerminal: true)) { error in
      XCTAssertTrue((error as? Failure)?.message.contains("\"--json\"") == true, "\(error)")
    }
  }
}
