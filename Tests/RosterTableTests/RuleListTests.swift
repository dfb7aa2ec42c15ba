import Foundation
import XCTest

/// The list of rules in the documentation: none is missing, and its tests exist.
final class RuleListTests: XCTestCase {
  func testEveryRuleIsListedWithATestThatExists() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let page = root.appending(path: "Sources/Roster/Roster.docc/RulesOfTables.md")
    let list = try String(contentsOf: page, encoding: .utf8)
    let tests = try tests(below: root.appending(path: "Tests"))
    for name in list.split(separator: "`") where name.hasPrefix("test") {
      XCTAssertTrue(tests.contains(name), "\(name) is no test")
    }
    var listed: Set<String> = []
    for line in list.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].last?.isNumber == true else { continue }
      XCTAssertTrue(listed.insert(cells[0]).inserted, "\(cells[0]) is listed twice")
    }
    let rules = [
      ("A", 20), ("B", 16), ("X", 25), ("L", 9), ("R", 8), ("U", 16), ("SS", 9), ("HC", 21),
      ("V", 14), ("K", 8),
    ]
    for (letter, count) in rules {
      for number in 1...count {
        XCTAssertTrue(listed.contains("\(letter)\(number)"), "\(letter)\(number) is not listed")
      }
    }
    XCTAssertEqual(listed.count, rules.reduce(0) { $0 + $1.1 })
  }

  /// The names of all tests: what stands between `func ` and `()`.
  private func tests(below folder: URL) throws -> Set<Substring> {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<Substring> = []
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count > 1, words[0] == "func", words[1].hasSuffix("()") else { continue }
        names.insert(words[1].dropLast(2))
      }
    }
    return names
  }
}
