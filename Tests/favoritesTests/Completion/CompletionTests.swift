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

  /// What is typed, and what that offers in every shell, in the order of the alphabet.
  private static let offers: [(line: String, words: String)] = [
    ("favorites to", "toggle"), ("favorites un", "undo unstar"),
    ("favorites list --un", "--unstarred"), ("favorites --file x list --st", "--starred"),
    ("favorites list --color n", "never"), ("favorites list --group ", "folder none star"),
    ("favorites completion f", "fish"), ("favorites rm --dry", "--dry-run"),
    ("favorites --vers", "--version"), ("favorites help keys", "keys"),
    // Values are no commands.
    ("favorites --file list to", "toggle"), ("favorites add --url list --fo", "--folder"),
    // Files where there are some.
    ("favorites list --file scr", "script"), ("favorites import scr", "script"),
  ]

  private func prepare(_ shell: Completion) throws -> Sandbox {
    let sandbox = try Sandbox()
    let run = try sandbox.shell(
      """
      favorites completion \(shell.rawValue) > script
      command -v \(shell.rawValue) > /dev/null
      """)
    guard run.code == 0 else { throw XCTSkip("there is no \(shell.rawValue)") }
    return sandbox
  }

  func testBash() throws {
    let sandbox = try prepare(.bash)
    let split = [
      ("favorites list --color = n", "never"), ("favorites --file = list to", "toggle"),
      ("favorites list --color =", "always auto never"), ("favorites import ", "script"),
      ("favorites import --mer", "--merge"),
    ]
    for (line, expected) in Self.offers + split {
      // As readline splits it.
      let words = line.hasSuffix(" ") ? line + "''" : line
      let run = try sandbox.shell(
        """
        bash -c '. ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _favorites
          if [ ${#COMPREPLY[@]} = 0 ]; then COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")); fi
          echo $(printf "%s\\n" "${COMPREPLY[@]}" | grep -v "^[.]" | sort)' bash \(words)
        """)
      XCTAssertEqual(run.out, expected + "\n", line + run.err)
    }
  }

  func testZsh() throws {
    let sandbox = try prepare(.zsh)
    let capture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Completion/capture.zsh").standardizedFileURL.path
    _ = try sandbox.shell("mkdir functions; cp script functions/_favorites")
    let offers =
      Self.offers + [
        ("favorites list --color=n", "never"), ("favorites --file=list to", "toggle"),
        ("favorites add ", ""), ("favorites --file ", "functions script"),
      ]
    let lines = offers.map { "'\($0.line)'" }.joined(separator: " ")
    for script in ["./script", "$PWD/functions"] {
      let run = try sandbox.shell(
        "zsh -f '\(capture)' \(script) \(lines) || exit 1", with: ["TERM": "xterm-256color"])
      XCTAssertEqual(run.code, 0, run.err)
      XCTAssertEqual(run.err, "")
      let found = run.out.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      XCTAssertEqual(found.count, offers.count, run.out)
      for ((line, expected), found) in zip(offers, found) {
        XCTAssertEqual(String(found), expected, "\(script): \(line)")
      }
    }
  }

  func testFish() throws {
    let sandbox = try prepare(.fish)
    let offers =
      Self.offers + [
        ("favorites list --color=n", "--color=never"), ("favorites --file=list to", "toggle"),
        ("favorites add ", ""),
      ]
    let asked = offers.map { "echo (complete -C '\($0.line)' | string split -f 1 \\t | sort)" }
    try sandbox.write((["source script"] + asked).joined(separator: "\n"), to: sandbox.path("ask"))
    let run = try sandbox.shell("fish --no-config ask")
    XCTAssertEqual(run.err, "")
    let found = run.out.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    XCTAssertEqual(found.count, offers.count, run.out)
    for ((line, expected), found) in zip(offers, found) {
      XCTAssertEqual(String(found), expected, line)
    }
  }
}
