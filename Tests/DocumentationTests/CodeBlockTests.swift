import Foundation
import XCTest

/// Every Swift block of the README and of the articles stands, line for line, in a file of this
/// folder or of a test beside it, where the compiler has seen it.
final class CodeBlockTests: XCTestCase {
  func testEverySwiftBlockIsCompiledSomewhere() throws {
    let root = Self.packageRoot
    let sources = try Self.files(under: root.appendingPathComponent("Tests"), ending: ".swift")
      .map { Self.lines(of: try String(contentsOf: $0, encoding: .utf8)) }
    var documents = try Self.files(under: root.appendingPathComponent("Sources"), ending: ".md")
    documents.append(root.appendingPathComponent("README.md"))
    var count = 0
    for document in documents {
      let text = try String(contentsOf: document, encoding: .utf8)
      for block in Self.blocks(of: "swift", in: text) {
        count += 1
        let wanted = Self.lines(of: block)
        XCTAssertTrue(
          sources.contains { Self.contains($0, wanted) },
          "A block of \(document.lastPathComponent) is compiled nowhere:\n\(block)")
      }
    }
    XCTAssertGreaterThan(count, 0)
    print("documentation: \(count) Swift blocks compiled")
  }

  /// The samples in comments likewise. Those of RosterTerminal are not whole: they leave out what
  /// a program does.
  func testEverySampleInACommentIsCompiledSomewhere() throws {
    let root = Self.packageRoot
    let compiled = try Self.files(under: root.appendingPathComponent("Tests"), ending: ".swift")
      .map { Self.lines(of: try String(contentsOf: $0, encoding: .utf8)) }
    var count = 0
    for file in try Self.files(under: root.appendingPathComponent("Sources"), ending: ".swift")
    where !file.path.contains("/RosterTerminal/") {
      for block in Self.blocks(of: "swift", in: try Self.comments(in: file)) {
        count += 1
        let wanted = Self.lines(of: block)
        XCTAssertTrue(
          compiled.contains { Self.contains($0, wanted) },
          "A sample in \(file.lastPathComponent) is compiled nowhere:\n\(block)")
      }
    }
    XCTAssertGreaterThan(count, 25)
  }

  /// What the comments of declarations say, each line of it.
  private static func comments(in file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        return String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
      }.joined(separator: "\n")
  }

  /// The blocks of a Markdown text in a language.
  static func blocks(of language: String, in text: String) -> [String] {
    var result: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        if line == "```" {
          result.append(lines.joined(separator: "\n"))
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```\(language)" {
        block = []
      }
    }
    return result
  }

  /// The lines without indentation, and without those that are empty.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether the lines follow each other somewhere.
  private static func contains(_ source: [String], _ wanted: [String]) -> Bool {
    guard !wanted.isEmpty, source.count >= wanted.count else { return wanted.isEmpty }
    return (0...(source.count - wanted.count)).contains { start in
      source[start] == wanted[0] && source[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  static var packageRoot: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static func files(under folder: URL, ending suffix: String) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
  }
}
