import XCTest

@testable import favorites

final class FolderPathTests: XCTestCase {
  func testReadingAndWriting() {
    let cases: [(String, [String]?, String)] = [
      ("", nil, ""), ("/", nil, ""), ("//", nil, ""), ("a", ["a"], "a"),
      ("a/b", ["a", "b"], "a/b"),
      ("/a//b/", ["a", "b"], "a/b"), (#"a\/b"#, ["a/b"], #"a\/b"#),
      (#"a\\/b"#, [#"a\"#, "b"], #"a\\/b"#),
      (#"\a"#, ["a"], "a"), (#"a\"#, ["a"], "a"), (" / ", [" ", " "], " / "),
      ("a/\u{301}b", ["a", "\u{301}b"], "a/\u{301}b"),
    ]
    for (text, names, written) in cases {
      let path = FolderPath(text)
      XCTAssertEqual(path?.names, names, text)
      XCTAssertEqual(path?.description ?? "", written, text)
    }
  }

  func testDepthHasALimit() {
    let names = (0..<1_000).map { "f\($0)" }
    let path = FolderPath(names: names)
    XCTAssertEqual(path?.names.count, FolderPath.depthLimit)
    XCTAssertEqual(path?.names.joined(separator: "/"), names.joined(separator: "/"))
    XCTAssertEqual((path?.description).flatMap { FolderPath($0) }, path)
  }

  func testEveryShortPathComesBack() {
    var names = [""]
    for _ in 0..<3 {
      names += names.flatMap { name in ["/", "\\", "a", "\u{301}"].map { name + $0 } }
    }
    for first in Set(names) {
      for second in Set(names) {
        guard let path = FolderPath(names: [first, second]) else { continue }
        XCTAssertEqual(FolderPath(path.description), path)
      }
    }
  }
}
