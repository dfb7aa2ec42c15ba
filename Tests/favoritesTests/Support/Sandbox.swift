import Foundation
import XCTest

/// An empty home with the built program in it; gone when the test is done.
final class Sandbox {
  let home: String
  var environment: [String: String]
  private var runs = 0

  /// What a run of the program left.
  struct Run {
    let code: Int32
    let out: String
    let err: String
    let outBytes: [UInt8]

    var lines: [String] { out.split(separator: "\n").map(String.init) }
  }

  static var program: String { Bundle.main.bundleURL.appendingPathComponent("favorites").path }

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-test-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    home = folder.path
    environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
  }

  deinit {
    try? FileManager.default.removeItem(atPath: home)
  }

  /// The standard data file.
  var file: String { home + "/.local/share/favorites/favorites.json" }
  var journal: String { home + "/.local/state/favorites/undo.jsonl" }

  func path(_ name: String) -> String { home + "/" + name }

  @discardableResult
  func run(
    _ arguments: String..., input: String? = nil, with extra: [String: String] = [:]
  ) throws -> Run {
    try run(Self.program, arguments, input: input, extra)
  }

  func runAll(_ arguments: [String], with extra: [String: String] = [:]) throws -> Run {
    try run(Self.program, arguments, input: nil, extra)
  }

  /// Runs a script of the shell in which `favorites` is the built program.
  @discardableResult
  func shell(
    _ script: String, input: String? = nil, with extra: [String: String] = [:]
  ) throws -> Run {
    let start = "cd '\(home)'\nfavorites() { '\(Self.program)' \"$@\"; }\n"
    return try run("/bin/sh", ["-c", start + script], input: input, extra)
  }

  private func run(
    _ program: String, _ arguments: [String], input: String?, _ extra: [String: String]
  ) throws -> Run {
    runs += 1
    let (out, err) = (path(".out\(runs)"), path(".err\(runs)"))
    var inputPath = "/dev/null"
    if let input {
      inputPath = path(".in\(runs)")
      try write(input, to: inputPath)
    }
    let child = try ChildProcess(
      program, arguments, environment: environment.merging(extra) { $1 }, input: inputPath,
      output: out, error: err)
    let code = child.wait()
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: out)))
    defer { for path in [out, err, inputPath] where path.hasPrefix(home) { unlink(path) } }
    return Run(
      code: code, out: String(decoding: bytes, as: UTF8.self), err: try read(err), outBytes: bytes)
  }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try write("", to: path)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// What is in a folder of the home.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// A data file with short, known identifiers: the first letter of each title.
  func fill(_ titles: String..., starred: Set<String> = []) throws {
    let items = titles.map { title in
      let id = title.prefix(1).lowercased()
      return "{\"id\": \"\(id)\", \"title\": \"\(title)\", \"starred\": \(starred.contains(id))}"
    }
    try write(
      "{\"version\": 1, \"items\": [\(items.joined(separator: ", "))]}", to: file)
  }

  /// The list as `--plain` has it, with blanks for tabs.
  func plain() throws -> [String] {
    try run("list", "--plain").lines.map { $0.replacingOccurrences(of: "\t", with: " ") }
  }
}

/// Compares texts and shows where they part.
func assertLines(
  _ text: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
) {
  guard text != expected + "\n" else { return }
  XCTFail("got:\n\(text)\nexpected:\n\(expected)\n", file: file, line: line)
}
