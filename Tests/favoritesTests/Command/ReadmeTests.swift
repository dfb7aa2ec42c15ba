import XCTest

/// The README's example of using the program is what happens in an empty home.
final class ReadmeTests: XCTestCase {
  func testTheExampleHappens() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../README.md").standardizedFileURL
    guard let readme = try? String(contentsOf: path, encoding: .utf8) else {
      throw XCTSkip("there is no README.md")
    }
    let block = try XCTUnwrap(
      readme.components(separatedBy: "```console\n").dropFirst().first?
        .components(separatedBy: "```").first)
    let sandbox = try Sandbox()
    var ids: [(shown: String, real: String)] = []
    var steps = 0
    for step in block.components(separatedBy: "$ ").dropFirst() {
      let lines = step.split(separator: "\n", omittingEmptySubsequences: false)
      var command = String(lines[0])
      var expected = lines.dropFirst().joined(separator: "\n")
      for id in ids {
        command = command.replacingOccurrences(of: id.shown.prefix(4), with: id.real)
      }
      let run = try sandbox.shell(command + " 2>&1")
      if expected.hasPrefix("Added ") {
        ids.append(
          (String(expected.dropFirst(6).prefix(6)), String(run.out.dropFirst(6).prefix(6))))
      }
      for id in ids { expected = expected.replacingOccurrences(of: id.shown, with: id.real) }
      XCTAssertEqual(run.out, expected, command)
      XCTAssertEqual(run.code, 0, command)
      steps += 1
    }
    XCTAssertEqual(steps, 10)
    XCTAssertEqual(ids.count, 3)
  }
}
