import XCTest

@testable import favorites

/// Drafts without a name and with a temporary one, by those who hold a lock and those who do not.
final class DraftFileTests: XCTestCase {
  private let kinds = [true, false].flatMap { unnamed in
    [true, false].map { (unnamed: unnamed, locked: $0) }
  }

  private func write(
    _ text: String, to path: String, _ kind: (unnamed: Bool, locked: Bool), replacing: Bool
  ) throws {
    let draft = try DraftFile(path, hasLock: kind.locked, mayBeUnnamed: kind.unnamed)
    try draft.file.writeAll(Array(text.utf8))
    if replacing { try draft.replace() } else { try draft.create() }
  }

  func testItTakesItsNameWhenItIsWhole() throws {
    for kind in kinds {
      let sandbox = try Sandbox()
      let path = sandbox.path("file")
      do {
        let draft = try DraftFile(path, hasLock: kind.locked, mayBeUnnamed: kind.unnamed)
        try draft.file.writeAll([65])
        XCTAssertFalse(try sandbox.names().contains("file"), "\(kind)")
        if kind.unnamed { XCTAssertEqual(try sandbox.names(), []) }
      }
      XCTAssertEqual(try sandbox.names(), [], "a draft that is given up leaves nothing: \(kind)")
      try write("one", to: path, kind, replacing: false)
      XCTAssertEqual(try sandbox.read(path), "one")
      XCTAssertThrowsError(try write("two", to: path, kind, replacing: false)) { error in
        XCTAssertEqual((error as? SystemError)?.code, EEXIST)
        XCTAssertEqual((error as? SystemError)?.path, path)
      }
      XCTAssertEqual(try sandbox.read(path), "one")
      try write("three", to: path, kind, replacing: true)
      XCTAssertEqual(try sandbox.read(path), "three")
      XCTAssertEqual(try sandbox.names(), ["file"], "\(kind)")
    }
  }

  func testWhatAKilledProgramLeftGoes() throws {
    for kind in kinds where kind.unnamed || kind.locked {
      let sandbox = try Sandbox()
      try sandbox.write("left", to: sandbox.path(".file.tmp"))
      try write("new", to: sandbox.path("file"), kind, replacing: true)
      XCTAssertEqual(try sandbox.names(), ["file"], "\(kind)")
      XCTAssertEqual(try sandbox.read(sandbox.path("file")), "new")
    }
  }

  func testFailuresNameTheFile() throws {
    for kind in kinds {
      let sandbox = try Sandbox()
      try sandbox.shell("mkdir -p folder/x")
      for (name, code) in [("none/file", ENOENT), ("folder", EISDIR)] {
        let path = sandbox.path(name)
        XCTAssertThrowsError(try write("x", to: path, kind, replacing: true)) { error in
          XCTAssertEqual((error as? SystemError)?.code, code, name)
          XCTAssertEqual((error as? SystemError)?.path, path)
        }
      }
      XCTAssertEqual(try sandbox.names(), ["folder"], "\(kind)")
    }
  }

  /// Two drafts of one file, in every order: the one that takes the name last has it.
  func testTwoAtATime() throws {
    for first in kinds where !first.locked {
      for second in kinds where !second.locked {
        let sandbox = try Sandbox()
        let path = sandbox.path("file")
        let one = try DraftFile(path, hasLock: false, mayBeUnnamed: first.unnamed)
        let two = try DraftFile(path, hasLock: false, mayBeUnnamed: second.unnamed)
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
