import Foundation
import XCTest

@testable import favorites

/// Folders that are not there and cannot be made: links to nothing, and what no folder can be in.
final class MissingFolderTests: XCTestCase {
  func testFoldersAreMadeOrRefused() throws {
    let sandbox = try Sandbox()
    let home = sandbox.home
    try FileManager.default.createSymbolicLink(
      atPath: home + "/link", withDestinationPath: home + "/gone")
    XCTAssertEqual(
      try FileContents.makeFolder(home + "/a/b"), [home + "/a", home + "/a/b"])
    XCTAssertEqual(try FileContents.makeFolder(home + "/a/b"), [])
    for folder in ["/link", "/link/x", "/link/x/y", "/a/c/../../link/x"] {
      XCTAssertThrowsError(try FileContents.makeFolder(home + folder), folder) { error in
        let error = error as? SystemError
        XCTAssertEqual(error?.code, SystemError.linkToNothing, folder)
        XCTAssertEqual(error.map { FilePath.name(of: $0.path) }, "link")
      }
    }
    for folder in ["/proc/nope", "/proc/nope/x/y", ""] {
      XCTAssertThrowsError(try FileContents.makeFolder(folder), folder) { error in
        XCTAssertEqual((error as? SystemError)?.code, ENOENT, folder)
      }
    }
    // What was made on the way is taken back.
    XCTAssertEqual(try sandbox.names("a"), ["b"])
  }

  func testWithoutAFolderForTheListNothingIsChanged() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("add", "x", "--file", "/proc/nope/a.json")
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(
      run.err,
      "favorites: cannot write /proc/nope/a.json: cannot create the folder /proc/nope: No such file "
        + "or directory. Nothing was changed. Make room or give access to it, or name another "
        + "file with --file.\n")
    let link = sandbox.path("data")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: sandbox.path("gone"))
    let linked = try sandbox.run("add", "x", with: ["XDG_DATA_HOME": link])
    XCTAssertEqual(linked.code, 1)
    XCTAssertTrue(
      linked.err.contains(
        "\(link): It is a link to a folder that is not there. Make that folder, or remove the link"),
      linked.err)
  }

  func testWithoutAFolderForTheJournalItIsSaid() throws {
    for variable in ["link", "/proc/nope"] {
      let sandbox = try Sandbox()
      var state = variable
      if variable == "link" {
        state = sandbox.path(variable)
        try FileManager.default.createSymbolicLink(
          atPath: state, withDestinationPath: sandbox.path("gone"))
      }
      let run = try sandbox.run("add", "One", with: ["XDG_STATE_HOME": state])
      XCTAssertEqual(run.code, 0)
      XCTAssertTrue(
        run.err.contains("\"favorites undo\" cannot take this change back"), run.err)
      XCTAssertEqual(try sandbox.plain().count, 1)
      XCTAssertEqual(try sandbox.names(".local/share/favorites"), ["favorites.json"])
    }
  }
}
