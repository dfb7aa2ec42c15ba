import RosterDiff
import RosterDiffProof

/// Two arrangements, and the numbers that a case names, whichever file it comes from.
struct DiffCase {
  var old: Content
  var new: Content
  var sectionDeletes: [Int] = []
  var sectionInserts: [Int] = []
  var sectionMoves = 0
  var itemMoves: Int
  /// Rows that are gone and rows that are new; with those of sections that go and come or without.
  var itemDeletes: [ItemPath]
  var itemInserts: [ItemPath]
  var listsRowsOfSections: Bool
}

extension JSON {
  /// One list, as the only section of its snapshot. Items are strings or `{"id", "content"}`.
  func linearCase() throws -> DiffCase {
    func paths(_ key: String) throws -> [ItemPath] {
      try self[key].numbers().map { ItemPath(item: $0, section: 0) }
    }
    return DiffCase(
      old: [("list", try self["old"].identified().map(\.id))],
      new: [("list", try self["new"].identified().map(\.id))],
      itemMoves: try self["min_moves"].number(),
      itemDeletes: try paths("expect_deletes"), itemInserts: try paths("expect_inserts"),
      listsRowsOfSections: true)
  }

  /// Items with what they show.
  func identified() throws -> [(id: String, content: JSON)] {
    try array().map { item in
      if case .string(let id) = item { return (id, .null) }
      return (try item["id"].string(), try item["content"])
    }
  }

  func sectionedCase() throws -> DiffCase {
    let forced = try self["forced"]
    let (old, new) = (try self["old"].content(), try self["new"].content())
    let deleted = Set(try forced["deleted_items"].strings())
    let inserted = Set(try forced["inserted_items"].strings())
    return DiffCase(
      old: old, new: new,
      sectionDeletes: try forced["section_deletes"].numbers(),
      sectionInserts: try forced["section_inserts"].numbers(),
      sectionMoves: try forced["min_section_moves"].number(),
      itemMoves: try forced["cross_section_items"].array().count
        + forced["min_within_section_moves"].number(),
      itemDeletes: paths(of: deleted, in: old), itemInserts: paths(of: inserted, in: new),
      listsRowsOfSections: true)
  }

  /// `diff` of the reported faults: crossings are moves here, so the alternative figures count.
  func reportedDiffCase() throws -> DiffCase {
    let (input, right) = (try self["input"], try self["right"])
    let figures = try right.object()["alt_if_crossings_are_exposed_as_moves"] ?? right
    func paths(_ key: String) throws -> [ItemPath] {
      try figures[key].array().map {
        let parts = try $0.numbers()
        return ItemPath(item: parts[1], section: parts[0])
      }
    }
    return DiffCase(
      old: try input["old"].content(), new: try input["new"].content(),
      sectionDeletes: try right["section_deletes"].numbers(),
      sectionInserts: try right["section_inserts"].numbers(),
      sectionMoves: try right["min_section_moves"].number(),
      itemMoves: try figures["min_item_moves"].number(),
      itemDeletes: try paths("item_deletes"), itemInserts: try paths("item_inserts"),
      listsRowsOfSections: false)
  }

  private func paths(of items: Set<String>, in content: Content) -> [ItemPath] {
    content.indices.flatMap { section in
      content[section].1.indices.filter { items.contains(content[section].1[$0]) }
        .map { ItemPath(item: $0, section: section) }
    }
  }
}
