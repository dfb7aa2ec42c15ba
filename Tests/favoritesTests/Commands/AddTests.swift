import XCTest

final class AddTests: XCTestCase {
  func testWordsFormOneTitle() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run(
      "add", "Swift", "forums", "--url", "https://forums.swift.org", "--folder", "Work/Swift",
      "--star", "--json")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.err, "")
    let items = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [[String: Any]])
    XCTAssertEqual(items.count, 1)
    let item = try XCTUnwrap(items.first)
    XCTAssertEqual(Set(item.keys), ["id", "title", "url", "starred", "folder", "added"])
    XCTAssertEqual(item["title"] as? String, "Swift forums")
    XCTAssertEqual(item["url"] as? String, "https://forums.swift.org")
    XCTAssertEqual(item["folder"] as? String, "Work/Swift")
    XCTAssertEqual(item["starred"] as? Bool, true)
    let added = try XCTUnwrap(item["added"] as? String)
    XCTAssertNotNil(added.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/))
    let id = try XCTUnwrap(item["id"] as? String)
    XCTAssertNotNil(id.wholeMatch(of: /[a-z][0-9a-z]{5}/))
    let report = try sandbox.run("add", "Tea").out
    XCTAssertNotNil(report.wholeMatch(of: /Added [a-z][0-9a-z]{5} Tea\n/))
  }

  func testEachFormatSaysWhatWasAdded() throws {
    let sandbox = try Sandbox()
    XCTAssertTrue(try sandbox.run("add", "One", "--plain").out.hasSuffix("\t0\tOne\n"))
    XCTAssertTrue(try sandbox.run("add", "Two", "-s", "--plain").out.hasSuffix("\t1\tTwo\n"))
    XCTAssertTrue(try sandbox.run("add", "Three", "--jsonl").out.hasPrefix("{\"id\": "))
    XCTAssertTrue(try sandbox.run("add", "Four", "--batches").out.hasSuffix("\n  insert [1, 2]\n"))
    let both = try sandbox.run("add", "Five", "--plain", "--batches")
    XCTAssertEqual(both.lines.count, 1)
    XCTAssertEqual(both.err, "insert [1, 3]\n")
  }

  func testAnAddressIsItsOwnTitle() throws {
    let sandbox = try Sandbox()
    let line = try sandbox.run("add", "https://swift.org/a?b=c", "--jsonl").out
    XCTAssertTrue(
      line.contains(#""title": "https://swift.org/a?b=c", "url": "https://swift.org/a?b=c""#))
    XCTAssertFalse(try sandbox.run("add", "see https://x.example", "--jsonl").out.contains("url"))
  }

  func testDashesBeginTitlesAfterTwoDashes() throws {
    let sandbox = try Sandbox()
    XCTAssertTrue(
      try sandbox.run("add", "--plain", "--", "-5", "degrees", "--json").out
        .hasSuffix("\t0\t-5 degrees --json\n"))
    let run = try sandbox.run("add", "-5")
    XCTAssertEqual(run.code, 64)
    XCTAssertEqual(
      run.err,
      "favorites: add has no option \"-5\". Write -- before words that start with a dash. "
        + "See \"favorites help add\".\n")
  }

  func testLinesFromTheInput() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run(
      "add", "-", "--folder", "Inbox", "--star", "--jsonl",
      input: "\u{FEFF}One\n\n  Two words \r\nSite\thttps://site.example\nhttps://only.example\nlast"
    )
    let expected = [
      #""title": "One", "starred": true, "folder": "Inbox""#,
      #""title": "Two words", "starred": true, "folder": "Inbox""#,
      #""title": "Site", "url": "https://site.example", "starred": true, "folder": "Inbox""#,
      #""title": "https://only.example", "url": "https://only.example", "starred": true"#,
      #""title": "last", "starred": true, "folder": "Inbox""#,
    ]
    XCTAssertEqual(run.lines.count, expected.count)
    for (line, part) in zip(run.lines, expected) { XCTAssertTrue(line.contains(part), line) }
    XCTAssertEqual(try sandbox.run("undo").code, 0)
    XCTAssertEqual(try sandbox.plain(), [])
  }

  func testNothingToAdd() throws {
    let sandbox = try Sandbox()
    XCTAssertEqual(try sandbox.run("add", "-", input: "\n \n").code, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.file))
    for words in ["''", "' '", "--url x ''"] {
      let run = try sandbox.shell("favorites add " + words)
      XCTAssertEqual(run.code, 64)
      XCTAssertEqual(run.err, "favorites: add needs a title that is not empty.\n")
    }
    let run = try sandbox.run("add", "-", "--url", "x", input: "a")
    XCTAssertEqual(run.code, 64)
    XCTAssertEqual(
      run.err,
      "favorites: --url does not go with \"add -\": write it behind a tab on the line.\n")
  }

  func testFoldersAreTidied() throws {
    let sandbox = try Sandbox()
    XCTAssertTrue(
      try sandbox.run("add", "a", "--folder", "//Work//Swift/", "--jsonl").out
        .contains(#""folder": "Work/Swift""#))
    XCTAssertFalse(try sandbox.run("add", "a", "--folder", "/", "--jsonl").out.contains("folder"))
    XCTAssertTrue(
      try sandbox.run("add", "a", "--folder", #"TCP\/IP/x"#, "--jsonl").out
        .contains(#""folder": "TCP\\/IP/x""#))
  }

  func testOnlyADashReadsTheInput() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.shell(
      """
      printf 'one\\ntwo\\nthree\\n' | while read -r title; do
        favorites add "$title" > id
        favorites toggle "$(cut -d' ' -f2 id)" > /dev/null
        favorites list > /dev/null; favorites move '#1' --to 1 > /dev/null
        favorites edit '#1' --folder x > /dev/null; favorites path > /dev/null
        favorites help > /dev/null; favorites export > /dev/null
        favorites delete '#1' > /dev/null; favorites undo > /dev/null
      done
      """)
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.err, "")
    XCTAssertEqual(try sandbox.plain().map { $0.dropFirst(7) }, ["1 one", "1 two", "1 three"])
  }
}
