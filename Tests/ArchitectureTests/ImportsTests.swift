import XCTest

/// Arrows point down only: which module may see which, and what of the toolchain.
final class ImportsTests: XCTestCase {
  private static let system: Set = ["Foundation", "Observation", "Synchronization", "Dispatch"]
  private static let library: Set = [
    "RosterDiff", "RosterDrawing", "RosterViews", "RosterCells", "RosterTable",
  ]
  private static let device: Set = ["Glibc", "Musl", "Darwin", "Android"]

  private static let allowed: [String: Set<String>] = [
    "RosterDiff": [],
    "RosterDrawing": [],
    "RosterViews": system.union(["RosterDrawing"]),
    "RosterCells": system.union(["RosterViews", "RosterDrawing"]),
    "RosterTable": system.union(["RosterCells", "RosterViews", "RosterDrawing", "RosterDiff"]),
    "Roster": library.union(["Foundation", "Observation"]),
    "RosterTesting": system.union(library).union(["Roster"]),
    "RosterTerminal": system.union(device).union(library).union(["Roster"]),
    "favorites": system.union(device).union(library).union(["Roster", "RosterTerminal"]),
    "roster-benchmark": system.union(device).union(library).union(["Roster"]),
  ]

  func testEveryFileImportsOnlyWhatIsBelow() throws {
    let files = try SourceFile.all()
    XCTAssertGreaterThan(files.count, 50)
    for file in files {
      guard let allowed = Self.allowed[file.module] else {
        XCTFail("\(file.module) has no place among the arrows yet: \(file.name)")
        continue
      }
      for module in file.imports where !allowed.contains(module) {
        XCTFail("\(file.name) imports \(module)")
      }
    }
  }

  func testTheReaderSeesEveryKindOfImport() {
    func imports(_ line: String) -> [String] {
      SourceFile(module: "", name: "", lines: [Substring(line)]).imports
    }
    XCTAssertEqual(imports("import Foundation"), ["Foundation"])
    XCTAssertEqual(imports("  import Glibc"), ["Glibc"])
    XCTAssertEqual(imports("@_exported import RosterDiff"), ["RosterDiff"])
    XCTAssertEqual(imports("@testable public import struct Foundation.URL"), ["Foundation"])
    XCTAssertEqual(imports("package import RosterViews"), ["RosterViews"])
    XCTAssertEqual(imports("/// import nothing"), [])
    XCTAssertEqual(imports("let text = \"import\""), [])
  }
}
