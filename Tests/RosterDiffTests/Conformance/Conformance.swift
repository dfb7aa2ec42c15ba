import Foundation
import XCTest

/// The conformance files in `Fixtures/`.
enum Conformance {
  static var folder: URL { Fixtures.folder.appending(path: "Conformance") }

  static func cases(_ name: String) throws -> [JSON] {
    let data = try Data(contentsOf: folder.appending(path: name + ".json"))
    return try JSONDecoder().decode([JSON].self, from: data)
  }

  /// Runs every case that is meant, tells how many there were, and names the case in a failure.
  static func run(
    _ name: String, as title: String? = nil, where isMeant: (JSON) throws -> Bool = { _ in true },
    _ body: (JSON, inout Findings) throws -> Void
  ) throws {
    var count = 0
    for example in try cases(name) where try isMeant(example) {
      var findings = Findings()
      do {
        try body(example, &findings)
      } catch {
        findings.add("\(error)")
      }
      try findings.report(example["id"].string())
      count += 1
    }
    XCTAssertGreaterThan(count, 0, "no case of \(name) is meant")
    print("conformance \(title ?? name): \(count) cases")
  }
}

/// Where the tests' files are.
enum Fixtures {
  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  static var folder: URL { root.appending(path: "Fixtures") }
}
