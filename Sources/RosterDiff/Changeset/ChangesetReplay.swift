/// What a replay makes of rows of which it knows only how many there are: from where each new
/// section takes which of its rows.
@usableFromInline
struct ChangesetReplay {
  /// Rows that stand side by side before and after.
  @usableFromInline
  struct Piece {
    /// The old section; nil if the rows are inserted.
    @usableFromInline let section: Int?

    /// Their offsets there, or among the inserted ones.
    @usableFromInline let range: Range<Int>
  }

  /// The pieces of each new section.
  @usableFromInline var sections: [[Piece]] = []

  /// - Parameter counts: how many rows each old section has.
  @usableFromInline
  init(_ changes: Changeset, on counts: [Int]) throws(ChangesetError) {
    let origins = try Self.origins(changes, among: counts.count)
    var leaving: [[Int]] = Array(repeating: [], count: counts.count)
    for path in changes.deletedItems + changes.movedItems.map({ $0.from }) {
      guard counts.indices.contains(path.section), 0..<counts[path.section] ~= path.item else {
        throw Self.outOfRange("\(path)", "the old state")
      }
      leaving[path.section].append(path.item)
    }
    var arriving: [[Arrival]] = Array(repeating: [], count: origins.count)
    func arrive(_ path: ItemPath, _ section: Int?, _ item: Int) throws(ChangesetError) {
      guard arriving.indices.contains(path.section) else {
        throw Self.outOfRange("\(path)", "the new state")
      }
      arriving[path.section].append(
        Arrival(offset: path.item, piece: Piece(section: section, range: item..<(item + 1))))
    }
    for move in changes.movedItems { try arrive(move.to, move.from.section, move.from.item) }
    for (number, path) in changes.insertedItems.enumerated() { try arrive(path, nil, number) }

    var staying: [[Piece]] = []
    staying.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      staying.append(try Self.staying(count, without: leaving[section], in: section))
    }
    for section in changes.deletedSections where !staying[section].isEmpty {
      throw ChangesetError(
        kind: .baseMismatch,
        description: "Section \(section) is deleted, but rows of it are neither deleted nor moved.")
    }
    sections.reserveCapacity(origins.count)
    for (section, origin) in origins.enumerated() {
      let rest = origin.map { staying[$0] } ?? []
      sections.append(try Self.merge(rest, arriving[section], " in section \(section)"))
    }
  }

  /// What comes to an offset of the new state.
  private struct Arrival {
    let offset: Int
    let piece: Piece
  }

  /// The old offset of each new section; nil for those that are inserted.
  private static func origins(
    _ changes: Changeset, among count: Int
  ) throws(ChangesetError) -> [Int?] {
    let leaving = changes.deletedSections + changes.movedSections.map { $0.from }
    if let stranger = leaving.first(where: { !(0..<count ~= $0) }) {
      throw outOfRange("section \(stranger)", "the old state")
    }
    var arriving = changes.insertedSections.map {
      Arrival(offset: $0, piece: Piece(section: nil, range: 0..<1))
    }
    arriving += changes.movedSections.map {
      Arrival(offset: $0.to, piece: Piece(section: 0, range: $0.from..<($0.from + 1)))
    }
    let pieces = try merge(try staying(count, without: leaving, in: nil), arriving, "")
    return pieces.flatMap { piece in
      piece.range.map { piece.section == nil ? nil : $0 }
    }
  }

  /// What is left of a section, or of all sections, when some go.
  private static func staying(
    _ count: Int, without leaving: [Int], in section: Int?
  ) throws(ChangesetError) -> [Piece] {
    var result: [Piece] = []
    var start = 0
    for offset in leaving.sorted() {
      guard offset >= start else {
        let what =
          section.map { "Row \(ItemPath(item: offset, section: $0))" } ?? "Section \(offset)"
        throw ChangesetError(
          kind: .duplicateOffset, description: "\(what) of the old state is taken twice.")
      }
      if offset > start { result.append(Piece(section: section ?? 0, range: start..<offset)) }
      start = offset + 1
    }
    if count > start { result.append(Piece(section: section ?? 0, range: start..<count)) }
    return result
  }

  /// What arrives at its places, and what stays in between.
  private static func merge(
    _ staying: [Piece], _ arriving: [Arrival], _ place: String
  ) throws(ChangesetError) -> [Piece] {
    guard !arriving.isEmpty else { return staying }
    var result: [Piece] = []
    var count = 0
    var rest = staying[...]
    // Of the first piece of the rest, how many are used up.
    var used = 0
    for arrival in arriving.sorted(by: { $0.offset < $1.offset }) {
      while count < arrival.offset, let next = rest.first {
        let taken = next.range.dropFirst(used).prefix(arrival.offset - count)
        append(Piece(section: next.section, range: taken), to: &result)
        count += taken.count
        used += taken.count
        if used == next.range.count {
          rest.removeFirst()
          used = 0
        }
      }
      guard count <= arrival.offset || arrival.offset < 0 else {
        throw ChangesetError(
          kind: .duplicateOffset,
          description: "Offset \(arrival.offset)\(place) of the new state is given twice.")
      }
      guard count == arrival.offset else {
        throw outOfRange("offset \(arrival.offset)\(place)", "the new state")
      }
      append(arrival.piece, to: &result)
      count += 1
    }
    for piece in rest {
      append(Piece(section: piece.section, range: piece.range.dropFirst(used)), to: &result)
      used = 0
    }
    return result
  }

  /// Rows that stand side by side on both sides are one piece.
  private static func append(_ piece: Piece, to pieces: inout [Piece]) {
    if let last = pieces.last, last.section == piece.section,
      last.range.upperBound == piece.range.lowerBound
    {
      pieces[pieces.count - 1] = Piece(
        section: piece.section, range: last.range.lowerBound..<piece.range.upperBound)
    } else {
      pieces.append(piece)
    }
  }

  private static func outOfRange(_ what: String, _ state: String) -> ChangesetError {
    ChangesetError(
      kind: .offsetOutOfRange,
      description: "There is no \(what) in \(state): is the base the right one?")
  }
}
