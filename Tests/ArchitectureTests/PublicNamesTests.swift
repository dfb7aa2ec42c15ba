import Foundation
import XCTest

/// No public type is called as one of the toolchain's: a program may import all of them.
final class PublicNamesTests: XCTestCase {
  private static let libraries: Set = [
    "RosterDiff", "RosterDrawing", "RosterViews", "RosterCells", "RosterTable", "Roster",
    "RosterTerminal", "RosterTesting",
  ]

  private func publicTypes() throws -> [String] {
    let files = try SourceFile.all().filter { Self.libraries.contains($0.module) }
    return Set(files.flatMap(\.publicTypes)).sorted()
  }

  /// `Fixtures/ToolchainNames.txt`: the types of the standard library, Foundation, Observation,
  /// Synchronization and Dispatch in Swift 6.3 for Linux, from their symbol graphs.
  func testNoneIsTheToolchains() throws {
    let url = SourceFile.root.appending(path: "Fixtures/ToolchainNames.txt")
    let taken = Set(try String(contentsOf: url, encoding: .utf8).split(separator: "\n"))
    XCTAssertTrue(taken.isSuperset(of: ["Array", "IndexPath", "Observable", "Task", "Mutex"]))
    for name in try publicTypes() where taken.contains(Substring(name)) {
      XCTFail("\(name) is also the name of a type of the toolchain")
    }
  }

  /// `PublicNames.swift` names them all beside Foundation and Observation; that it compiles is
  /// the proof. A list that is not up to date is written anew, and the run fails.
  func testEveryPublicTypeIsNamed() throws {
    let names = try publicTypes()
    XCTAssertGreaterThan(names.count, 50)
    let file = SourceFile.root.appending(path: "Tests/ArchitectureTests/PublicNames.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = "enum PublicNames {\n"
    guard let head = text.range(of: start) else { return XCTFail("no list in \(file.path)") }
    let list = names.map { "  typealias The\($0) = \($0)\n" }.joined()
    let right = text[..<head.upperBound] + list + "}\n"
    if text != right {
      try String(right).write(to: file, atomically: true, encoding: .utf8)
      XCTFail("The list in \(file.lastPathComponent) was old and is written anew: test again")
    }
  }
}
