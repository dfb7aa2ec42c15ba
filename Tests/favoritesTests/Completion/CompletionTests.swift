import Foundation
import XCTest

@testable import favorites

final class CompletionTests: XCTestCase {
  func testEveryCommandAndOptionIsInEveryScript() throws {
    let sandbox = try Sandbox()
    for shell in Completion.allCases {
      let run = try sandbox.run("completion", shell.rawValue)
      XCTAssertEqual(run.code, 0)
      XCTAssertEqual(run.out, shell.script)
      for command in CommandTable.commands {
        XCTAssertTrue(run.out.contains(command.name), command.name)
        for option in command.allOptions {
          let name = shell == .fish ? "-l \(option.name) " : "--\(option.name)"
          XCTAssertTrue(run.out.contains(name), "\(shell) \(option.name)")
        }
      }
    }
    for words in [["completion"], ["completion", "bsh"], ["completion", "bash", "zsh"]] {
      XCTAssertEqual(try sandbox.runAll(words).code, 64, "\(words)")
    }
    XCTAssertTrue(try sandbox.run("completion", "bsh").err.contains("\"bash\""))
    XCTAssertEqual(try sandbox.names(), [])
  }

  func testShellsUnderstandTheirScripts() throws {
    let sandbox = try Sandbox()
    for shell in Completion.allCases {
      let run = try sandbox.shell(
        """
        command -v \(shell.rawValue) > /dev/null || exit 0
        favorites completion \(shell.rawValue) > script && \(shell.rawValue) -n script
        """)
      XCTAssertEqual(run.code, 0, run.err)
      XCTAssertEqual(run.err, "")
    }
  }

  func testBashCompletes() throws {
    let sandbox = try Sandbox()
    guard try sandbox.shell("command -v bash").code == 0 else { throw XCTSkip("there is no bash") }
    for (words, expected) in [
      ("favorites to", "toggle"), ("favorites un", "unstar undo"),
      ("favorites list --un", "--unstarred"), ("favorites --file x list --st", "--starred"),
      ("favorites list --color n", "never"), ("favorites list --group ''", "star folder none"),
      ("favorites import --file ''", ""), ("favorites completion f", "fish"),
      ("favorites rm --dry", "--dry-run"),
    ] {
      let run = try sandbox.shell(
        """
        favorites completion bash > script
        bash -c '. ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _favorites; \
          echo "${COMPREPLY[*]}"' bash \(words)
        """)
      XCTAssertEqual(run.out, expected + "\n", words + run.err)
    }
  }
}
