import XCTest

@testable import favorites

final class HelpTests: XCTestCase {
  func testHelpAnywhere() throws {
    let sandbox = try Sandbox()
    let overview = try sandbox.run("help")
    XCTAssertEqual(overview.code, 0)
    XCTAssertTrue(overview.out.hasPrefix("favorites: keep a list of favorites\n\nExamples\n"))
    for words in ["--help", "-h", "--file x --help"] {
      XCTAssertEqual(try sandbox.shell("favorites " + words).out, overview.out, words)
    }
    for command in CommandTable.commands {
      let help = try sandbox.run("help", command.name)
      XCTAssertEqual(help.code, 0)
      XCTAssertTrue(
        help.out.hasPrefix("favorites \(command.name): \(command.summary)\n\nExamples\n"), help.out)
      for words in [
        "\(command.name) --help", "\(command.name) -h", "-h \(command.name)",
        "\(command.name) a --nonsense --help",
      ] {
        XCTAssertEqual(try sandbox.shell("favorites " + words).out, help.out, words)
      }
      for option in command.options { XCTAssertTrue(help.out.contains("--\(option.name)")) }
      for alias in command.aliases {
        XCTAssertEqual(try sandbox.run("help", alias).out, help.out)
      }
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.home + "/.local"))
    XCTAssertEqual(try sandbox.run("add", "--plain", "--", "--help").out.suffix(7), "--help\n")
  }

  func testVersion() throws {
    let sandbox = try Sandbox()
    XCTAssertEqual(try sandbox.run("--version").out, "favorites \(CommandTable.version)\n")
    // It is an option of every command, as help says.
    XCTAssertEqual(
      try sandbox.run("delete", "--all", "--version").out, "favorites \(CommandTable.version)\n")
    XCTAssertEqual(try sandbox.run("add", "--", "--version", "--plain").lines.count, 1)
  }

  func testNothingInHelpIsWiderThanATerminalOfAHundredColumns() throws {
    let pages = [Help.overview] + CommandTable.commands.map(Help.lines(for:))
    for line in pages.joined() { XCTAssertLessThanOrEqual(line.count, 100, line) }
  }

  /// Every example in help is a command line that the parser takes.
  func testEveryExampleIsUnderstood() throws {
    // Those of ui need a terminal: RealTerminalTests.
    let commands = CommandTable.commands.filter { $0.name != "ui" }
    for example in CommandTable.examples + commands.flatMap(\.examples) {
      let pipe = example.line.split(separator: "|").first { $0.contains("favorites") }
      var words = try XCTUnwrap(pipe).split(separator: " ").map(String.init)
      words.removeAll { $0 == "\"$(favorites" || $0 == "cp" }
      if words.first == "favorites" { words.removeFirst() }
      if let redirect = words.firstIndex(where: { $0 == "<" || $0 == ">" }) {
        words.removeSubrange(redirect...)
      }
      if example.line.contains("$(favorites path)") { words = ["path"] }
      XCTAssertNoThrow(try CommandTable.parser.parse(words), example.line)
    }
  }

  /// And it does something for who has favorites, and the files that it names.
  func testEveryExampleRuns() throws {
    let items = (1...9).map { "{\"id\": \"x\($0)\", \"title\": \"Title \($0)\"}" }
    let list = items.joined(separator: ", ") + ", {\"id\": \"k3f9ab\", \"title\": \"Swift\"}"
    // Those of ui need a terminal: RealTerminalTests.
    let commands = CommandTable.commands.filter { $0.name != "ui" }
    for example in CommandTable.examples + commands.flatMap(\.examples) {
      let sandbox = try Sandbox()
      try sandbox.write("{\"version\": 1, \"items\": [\(list)]}", to: sandbox.file)
      try sandbox.shell(
        """
        favorites add One; printf 'One\\tx\\nTwo\\n' > titles.tsv; echo Two > titles.txt
        favorites export backup.json; favorites export old.html
        case '\(example.line.prefix(22))' in *import*) mv old.html bookmarks.html;; esac
        """)
      let run = try sandbox.shell(example.line)
      XCTAssertEqual(run.code, 0, "\(example.line): \(run.err)")
      XCTAssertFalse(run.err.contains("favorites: "), run.err)
    }
  }

  func testTheTableIsSound() {
    let names = CommandTable.commands.flatMap { [$0.name] + $0.aliases }
    XCTAssertEqual(Set(names).count, names.count)
    // Whether an option takes a value does not depend on the command: words before the command's
    // name are read without knowing it.
    var takesValue: [String: Bool] = [:]
    for command in CommandTable.commands {
      let options = command.allOptions
      XCTAssertEqual(Set(options.map(\.name)).count, options.count, command.name)
      XCTAssertEqual(
        Set(options.compactMap(\.letter)).count, options.compactMap(\.letter).count, command.name)
      for option in options {
        XCTAssertEqual(takesValue[option.name] ?? (option.value != nil), option.value != nil)
        takesValue[option.name] = option.value != nil
        // Letters are switches only.
        if option.letter != nil { XCTAssertNil(option.value) }
      }
      for name in command.exclusive.joined() {
        XCTAssertTrue(options.contains { $0.name == name }, "\(command.name) \(name)")
      }
      XCTAssertFalse(command.examples.isEmpty, command.name)
    }
  }

  func testTheReadmesReferenceIsTheTablesReference() throws {
    try assertREADME(has: ["help", "--markdown"])
  }

  func testTheReadmesKeysAreTheBindings() throws {
    try assertREADME(has: ["help", "keys", "--markdown"])
  }

  /// Compares what the README has between two marks with what the program prints.
  private func assertREADME(has arguments: [String], line: UInt = #line) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../README.md").standardizedFileURL
    guard let readme = try? String(contentsOf: path, encoding: .utf8) else {
      throw XCTSkip("there is no README.md")
    }
    let command = "favorites " + arguments.joined(separator: " ")
    let (start, end) = ("<!-- \(command) -->\n", "<!-- end of \(command) -->")
    guard let from = readme.range(of: start), let to = readme.range(of: end) else {
      return XCTFail("README.md has nothing between \(start)and \(end)", line: line)
    }
    let sandbox = try Sandbox()
    XCTAssertEqual(
      String(readme[from.upperBound..<to.lowerBound]), try sandbox.runAll(arguments).out,
      line: line)
  }
}
