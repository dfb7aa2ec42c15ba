import XCTest

@testable import favorites

/// Drafts without a name and with a temporary one.
final class DraftFileTests: XCTestCase {
  private let kinds = [true, false]

  private func write(
    _ text: String, to path: String, unnamed: Bool, replacing: Bool
  ) throws {
    let draft = try DraftFile(path, mayBeUnnamed: unnamed)
    try draft.file.writeAll(Array(text.utf8))
    if replacing { try draft.replace() } else { try draft.create() }
  }

  func testItTakesItsNameWhenItIsWhole() throws {
    for kind in kinds {
      let sandbox = try Sandbox()
      let path = sandbox.path("file")
      do {
        let draft = try DraftFile(path, mayBeUnnamed: kind)
        try draft.file.writeAll([65])
        XCTAssertFalse(try sandbox.names().contains("file"), "\(kind)")
        if kind { XCTAssertEqual(try sandbox.names(), []) }
      }
      XCTAssertEqual(try sandbox.names(), [], "a draft that is given up leaves nothing: \(kind)")
      try write("one", to: path, unnamed: kind, replacing: false)
      XCTAssertEqual(try sandbox.read(path), "one")
      XCTAssertThrowsError(try write("two", to: path, unnamed: kind, replacing: false)) { error in
        XCTAssertEqual((error as? SystemError)?.code, EEXIST)
        XCTAssertEqual((error as? SystemError)?.path, path)
      }
      XCTAssertEqual(try sandbox.read(path), "one")
      try write("three", to: path, unnamed: kind, replacing: true)
      XCTAssertEqual(try sandbox.read(path), "three")
      XCTAssertEqual(try sandbox.names(), ["file"], "\(kind)")
    }
  }

  /// What a stopped program left goes, what one that is at work has stays, and so does everything
  /// that only has a similar name.
  func testWhatAStoppedProgramLeftGoes() throws {
    for kind in kinds {
      let sandbox = try Sandbox()
      let (path, left) = (sandbox.path("file"), TemporaryName(for: sandbox.path("file")).path)
      try sandbox.write("left", to: left)
      let others = [".file.tmp", ".favorites-x.tmp", FilePath.name(of: left) + "x"]
      for name in others { try sandbox.write("mine", to: sandbox.path(name)) }
      let other = TemporaryName(for: sandbox.path("other")).path
      try sandbox.write("of another file", to: other)
      let folder = TemporaryName(for: path).path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      do {
        let working = try DraftFile(path, mayBeUnnamed: false)
        try working.file.writeAll([65])
        try write("new", to: path, unnamed: kind, replacing: true)
        try working.replace()
      }
      let names = others + [other, folder].map { FilePath.name(of: $0) }
      XCTAssertEqual(try sandbox.names(), (names + ["file"]).sorted(), "\(kind)")
      XCTAssertEqual(try sandbox.read(path), "A")
      for name in others { XCTAssertEqual(try sandbox.read(sandbox.path(name)), "mine") }
    }
  }

  func testNamesAreTheirOwnHoweverLong() throws {
    for kind in kinds {
      let sandbox = try Sandbox()
      let path = sandbox.path(String(repeating: "n", count: 255))
      try write("one", to: path, unnamed: kind, replacing: true)
      XCTAssertEqual(try sandbox.read(path), "one")
    }
  }

  func testFailuresNameTheFile() throws {
    for kind in kinds {
      let sandbox = try Sandbox()
      try sandbox.shell("mkdir -p folder/x")
      for (name, code) in [("none/file", ENOENT), ("folder", EISDIR)] {
        let path = sandbox.path(name)
        XCTAssertThrowsError(try write("x", to: path, unnamed: kind, replacing: true)) { error in
          XCTAssertEqual((error as? SystemError)?.code, code, name)
          XCTAssertEqual((error as? SystemError)?.path, path)
        }
      }
      XCTAssertEqual(try sandbox.names(), ["folder"], "\(kind)")
    }
  }

  /// Two drafts of one file, in every order: the one that takes the name last has it.
  func testTwoAtATime() throws {
    for first in kinds {
      for second in kinds {
        let sandbox = try Sandbox()
        let path = sandbox.path("file")
        let one = try DraftFile(path, mayBeUnnamed: first)
        let two = try DraftFile(path, mayBeUnnamed: second)
        try one.file.writeAll([49])
        try two.file.writeAll([50])
        try two.replace()
        try one.replace()
        _ = consume one
        _ = consume two
        XCTAssertEqual(try sandbox.read(path), "1")
        XCTAssertEqual(try sandbox.names(), ["file"])
      }
    }
  }
}
