import XCTest

final class MoveTests: XCTestCase {
  /// Every favorite to every place, in each of the three ways, against moving letters in a text.
  func testEveryMove() throws {
    let sandbox = try Sandbox()
    let letters = Array("abcd")
    func order() throws -> String { try sandbox.plain().map { String($0.prefix(1)) }.joined() }
    func check(_ id: Character, _ words: String..., expected: [Character]) throws {
      try sandbox.fill("Atlas", "Book", "Cake", "Door", starred: ["b"])
      let run = try sandbox.shell("favorites move \(id) " + words.joined(separator: " "))
      XCTAssertEqual(run.code, 0, run.err)
      XCTAssertEqual(try order(), String(expected), "\(id) \(words)")
      let place = "#\((expected.firstIndex(of: id) ?? 0) + 1)"
      let start = expected == letters ? "Already \(place): \(id) " : "Moved \(id) "
      XCTAssertTrue(run.out.hasPrefix(start), run.out)
      XCTAssertEqual(expected == letters || run.out.hasSuffix(" to \(place)\n"), true, run.out)
    }
    for id in letters {
      let others = letters.filter { $0 != id }
      for anchor in others {
        let index = try XCTUnwrap(others.firstIndex(of: anchor))
        var before = others
        before.insert(id, at: index)
        try check(id, "--before", String(anchor), expected: before)
        var after = others
        after.insert(id, at: index + 1)
        try check(id, "--after", String(anchor), expected: after)
      }
      for place in 0..<4 {
        var order = others
        order.insert(id, at: place)
        try check(id, "--to", "\(place + 1)", expected: order)
      }
    }
  }

  func testBatches() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake", "Door", starred: ["b"])
    assertLines(
      try sandbox.run("move", "d", "--before", "#1", "--batches").out,
      "Moved d Door to #1\n  move [1, 2] -> [1, 0]")
    // The stored order changes, the order within the sections does not.
    assertLines(
      try sandbox.run("mv", "b", "--to", "#1", "--batches").out,
      "Moved b Book to #1\n  no changes")
    XCTAssertEqual(
      try sandbox.run("move", "a", "--to", "1", "--plain").out, "a\t0\tAtlas\n")
  }

  func testRefusals() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    let before = try sandbox.read(sandbox.file)
    let cases: [(String, Int32, String)] = [
      (
        "a", 64,
        "move needs --before REF, --after REF or --to N. Usage: favorites move REF [options]"
      ),
      ("a --before a", 64, "a favorite cannot be moved before itself. Nothing was changed."),
      ("a --after '#1'", 64, "a favorite cannot be moved after itself. Nothing was changed."),
      ("a --to x", 64, "--to takes a number such as 3, not \"x\"."),
      ("a --to 0", 2, "there is no place 0: places go from 1 to 2."),
      ("a --to 3", 2, "there is no place 3: places go from 1 to 2."),
      (
        "a --to -9223372036854775808", 2,
        "there is no place -9223372036854775808: places go from 1 to 2."
      ),
      ("a --before z", 2, "there is no favorite with an id like \"z\". "),
      (
        "a --to 1 --before b", 64,
        "--before and --to exclude each other. See \"favorites help move\"."
      ),
      ("a b --to 1", 64, "move does not take \"b\". Usage: favorites move REF [options]"),
      ("a --before", 64, "--before REF needs a value. See \"favorites help move\"."),
    ]
    for (words, code, message) in cases {
      let run = try sandbox.shell("favorites move " + words)
      XCTAssertEqual(run.code, code, words)
      XCTAssertTrue(run.err.hasPrefix("favorites: " + message), run.err)
      XCTAssertEqual(run.out, "")
    }
    XCTAssertEqual(try sandbox.read(sandbox.file), before)
  }
}
