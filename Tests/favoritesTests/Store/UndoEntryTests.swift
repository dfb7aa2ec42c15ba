import XCTest

@testable import favorites

final class UndoEntryTests: XCTestCase {
  private func document(_ letters: String) -> FavoritesDocument {
    FavoritesDocument(
      items: letters.map { letter in
        Favorite(
          id: letter.lowercased(), title: letter.lowercased(), starred: letter.isUppercase)
      })
  }

  private func text(_ document: FavoritesDocument) -> String {
    document.items.map { $0.starred ? $0.id.uppercased() : $0.id }.joined()
  }

  /// Every list of up to four favorites against every other: the entry brings the old one
  /// back, and changes nothing where the change was never made.
  func testEveryChangeOfSmallLists() throws {
    var lists = [""]
    for _ in 0..<4 {
      lists += lists.flatMap { list in
        "abcD".filter { !list.contains($0) }.map { list + String($0) }
      }
      lists = Array(Set(lists)).sorted()
    }
    XCTAssertEqual(lists.count, 1 + 4 + 12 + 24 + 24)
    for old in lists {
      for new in lists {
        let entry = try UndoEntry("x", from: document(old), to: document(new))
        XCTAssertEqual(text(entry.applied(to: document(new))), old, "\(old) -> \(new)")
        XCTAssertEqual(text(entry.applied(to: document(old))), old, "\(old) -> \(new)")
        XCTAssertEqual(entry.effect(on: document(old)), .none, "\(old) -> \(new)")
      }
    }
  }

  func testStarsTitlesAndOrdersTogether() throws {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      func list() -> FavoritesDocument {
        let letters = "abcdefghijklmnopqrst".filter { _ in Bool.random(using: &random) }
        return document(
          String(
            letters.map { Bool.random(using: &random) ? $0 : Character($0.uppercased()) }
              .shuffled(using: &random)))
      }
      let (old, new) = (list(), list())
      let entry = try UndoEntry("x", from: old, to: new)
      XCTAssertEqual(text(entry.applied(to: new)), text(old), "round \(round)")
      var writer = JSONWriter()
      writer.undoEntry(entry)
      var reader = try JSONReader(writer.bytes)
      XCTAssertEqual(try UndoEntry(json: &reader), entry)
      // On any other list it loses nothing that it does not name.
      let other = list()
      let result = entry.applied(to: other).items.map(\.id)
      XCTAssertEqual(Set(result).count, result.count)
      let kept = Set(other.items.map(\.id)).subtracting(entry.removed)
      XCTAssertTrue(kept.isSubset(of: result), "round \(round)")
    }
  }

  func testOneMoveIsOnePlacement() throws {
    let entry = try UndoEntry("move", from: document("abcdefgh"), to: document("habcdefg"))
    XCTAssertEqual(
      entry.placed, [UndoEntry.Placement(id: "h", predecessor: "g", deleted: nil)])
  }

  func testNonsenseLosesNothing() throws {
    func entry(_ json: String) throws -> UndoEntry {
      var reader = try JSONReader(Array(json.utf8))
      return try UndoEntry(json: &reader)
    }
    let circle = try entry(
      #"{"did": "x", "place": [{"id": "a", "after": "b"}, {"id": "b", "after": "a"}]}"#)
    XCTAssertEqual(text(circle.applied(to: document("abc"))), "abc")
    let itself = try entry(#"{"did": "x", "place": [{"id": "a", "after": "a"}]}"#)
    XCTAssertEqual(text(itself.applied(to: document("abc"))), "abc")
    let twice = try entry(
      #"{"did": "x", "place": [{"id": "a", "after": "c"}, {"id": "a", "after": "b"}]}"#)
    XCTAssertEqual(text(twice.applied(to: document("abc"))), "bca")
    let missing = try entry(
      #"{"did": "x", "remove": ["q"], "restore": [{"id": "z", "title": "z"}], "place": [{"id": "y"}]}"#
    )
    XCTAssertEqual(text(missing.applied(to: document("abc"))), "abc")
  }

  /// Every part of a favorite: a change of it and another's change of the same or another part.
  func testOnlyWhatTheChangeAlteredComesBack() throws {
    let changes: [(String, (inout Favorite) -> Void, (inout Favorite) -> Void)] = [
      ("title", { $0.title = "e\u{301}" }, { $0.title = "\u{E9}" }),
      ("url", { $0.url = "u" }, { $0.url = nil }),
      ("star", { $0.starred = true }, { $0.starred = false }),
      ("folder", { $0.folder = FolderPath("e\u{301}") }, { $0.folder = FolderPath("\u{E9}") }),
      ("added", { $0.added = Timestamp(text: "1") }, { $0.added = Timestamp(text: "2") }),
      (
        "unknown", { $0.unknown = [UnknownMember(key: "x", value: [0x31])] },
        { $0.unknown = [UnknownMember(key: "x", value: [0x32])] }
      ),
    ]
    let start = Favorite(id: "a", title: "t", url: "v", folder: FolderPath("F"))
    for (name, change, _) in changes {
      for (otherName, otherChange, thirdChange) in changes {
        var new = start
        change(&new)
        let entry = try UndoEntry(
          "x", from: FavoritesDocument(items: [start]), to: FavoritesDocument(items: [new]))
        var present = new
        thirdChange(&present)
        var expected = start
        thirdChange(&expected)
        // Where the other wrote the same part, its value stays; what it put back is no change.
        if name == otherName { expected = present }
        XCTAssertEqual(
          entry.applied(to: FavoritesDocument(items: [present])).items, [expected],
          "\(name), then \(otherName)")
        let isBack = name == "star"
        XCTAssertEqual(
          entry.effect(on: FavoritesDocument(items: [present])),
          name != otherName
            ? .document(FavoritesDocument(items: [expected])) : isBack ? .none : .superseded,
          "\(name), then \(otherName)")
        var same = start
        otherChange(&same)
        guard name != otherName else { continue }
        XCTAssertEqual(
          entry.applied(to: FavoritesDocument(items: [same])).items, [same], "never made: \(name)")
      }
    }
  }

  /// Every small object against every other and every third, as other programs leave them.
  func testMembersBesideTheListComeBackByName() throws {
    func members(_ text: String) -> [UnknownMember] {
      text.split(separator: " ").map {
        UnknownMember(key: "\($0.prefix(1))", value: [$0.utf8.last ?? 0])
      }
    }
    let texts = ["", "a1", "a2", "b1", "a1 b1", "b1 a1", "a2 b1", "a1 b2", "a1 a2", "c1"]
    func values(_ key: String, _ members: [UnknownMember]) -> [[UInt8]] {
      members.filter { $0.key == key }.map(\.value)
    }
    for old in texts.map(members) {
      for new in texts.map(members) {
        let entry = try UndoEntry(
          "x", from: FavoritesDocument(unknown: old), to: FavoritesDocument(unknown: new))
        var writer = JSONWriter()
        writer.undoEntry(entry)
        var reader = try JSONReader(writer.bytes)
        XCTAssertEqual(try UndoEntry(json: &reader), entry)
        XCTAssertEqual(entry.applied(to: FavoritesDocument(unknown: new)).unknown, old)
        XCTAssertEqual(entry.applied(to: FavoritesDocument(unknown: old)).unknown, old)
        for present in texts.map(members) {
          let result = entry.applied(to: FavoritesDocument(unknown: present)).unknown
          for key in ["a", "b", "c"] {
            let left = values(key, new) == values(key, present)
            XCTAssertEqual(values(key, result), values(key, left ? old : present))
          }
        }
      }
    }
    // Names that a file cannot have beside its own are not taken from a journal.
    for name in ["version", "items"] {
      var reader = try JSONReader(
        Array(#"{"did": "x", "beside": {"old": {"\#(name)": 1}, "new": {}}}"#.utf8))
      XCTAssertThrowsError(try UndoEntry(json: &reader))
    }
  }
}
