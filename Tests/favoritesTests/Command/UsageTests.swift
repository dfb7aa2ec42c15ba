import XCTest

@testable import favorites

final class UsageTests: XCTestCase {
  func testEveryMistakeIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    let cases = [
      (
        "lst",
        "there is no command \"lst\". Did you mean \"list\"? \"favorites help\" lists the commands."
      ),
      (
        "tggle a",
        "there is no command \"tggle\". Did you mean \"toggle\"? \"favorites help\" lists the commands."
      ),
      (
        "help dleete",
        "there is no command \"dleete\". Did you mean \"delete\"? \"favorites help\" lists the commands."
      ),
      ("xyzzy", "there is no command \"xyzzy\". \"favorites help\" lists the commands."),
      (
        "list --starrd",
        "list has no option \"--starrd\". Did you mean \"--starred\"? See \"favorites help list\"."
      ),
      (
        "list --fish",
        "list has no option \"--fish\". Did you mean \"--file\"? See \"favorites help list\"."
      ),
      (
        "list --nothing-like-it",
        "list has no option \"--nothing-like-it\". See \"favorites help list\"."
      ),
      (
        "list -x",
        "list has no option \"-x\". Write -- before words that start with a dash. See \"favorites help list\"."
      ),
      ("list --group", "--group star|folder|none needs a value. See \"favorites help list\"."),
      (
        "list --group=stra",
        "--group is one of star, folder, none, not \"stra\". Did you mean \"star\"?"
      ),
      ("list --color sometimes", "--color is one of auto, always, never, not \"sometimes\"."),
      ("list --starred=yes", "--starred takes no value."),
      (
        "list --starred --unstarred",
        "--starred and --unstarred exclude each other. See \"favorites help list\"."
      ),
      (
        "list --json --plain", "--json and --plain exclude each other. See \"favorites help list\"."
      ),
      (
        "import f --merge --replace",
        "--merge and --replace exclude each other. See \"favorites help import\"."
      ),
      ("path x", "path does not take \"x\". Usage: favorites path"),
      (
        "toggle",
        "toggle needs REF, the start of an id, or '#N' for the Nth favorite of the whole list. Usage: favorites toggle REF… [options]"
      ),
      (
        "import",
        "import needs FILE, the file, or - for the standard input. Usage: favorites import FILE [options]"
      ),
      ("--file", "--file FILE needs a value. See \"favorites help list\"."),
      ("--file= list", "--file needs a name."),
      ("export ''", "FILE needs a name; - is the standard output."),
      ("import ''", "FILE needs a name; - is the standard input."),
    ]
    for (words, message) in cases {
      let run = try sandbox.shell("favorites " + words)
      XCTAssertEqual(run.code, 64, words)
      XCTAssertEqual(run.err, "favorites: \(message)\n")
      XCTAssertEqual(run.out, "")
    }
  }

  func testOptionsStandAnywhere() throws {
    let sandbox = try Sandbox()
    for words in [
      "--file f.json add A --plain", "add --file=f.json A --plain", "--plain add A --file f.json",
      "--plain --file f.json add -- A",
    ] {
      XCTAssertEqual(
        try sandbox.shell("rm -f f.json; favorites " + words).out.suffix(4),
        "0\tA\n", words)
    }
    XCTAssertEqual(try sandbox.shell("favorites --before x move y").code, 2)
  }

  func testSlips() {
    XCTAssertEqual(Suggestion.distance("", ""), 0)
    XCTAssertEqual(Suggestion.distance("list", "list"), 0)
    XCTAssertEqual(Suggestion.distance("lsit", "list"), 1)
    XCTAssertEqual(Suggestion.distance("lis", "list"), 1)
    XCTAssertEqual(Suggestion.distance("liist", "list"), 1)
    XCTAssertEqual(Suggestion.distance("lost", "list"), 1)
    XCTAssertEqual(Suggestion.distance("abc", "xyz"), 3)
    XCTAssertEqual(Suggestion.distance("abcd", ""), 4)
    XCTAssertNil(Suggestion.best(for: "x", among: ["list", "rm"]))
    XCTAssertNil(Suggestion.best(for: "xy", among: ["rm"]))
    XCTAssertEqual(Suggestion.best(for: "rn", among: ["list", "rm"]), "rm")
  }
}
