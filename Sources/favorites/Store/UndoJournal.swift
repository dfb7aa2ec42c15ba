import Foundation

/// The changes that can be taken back, newest last, one a line.
///
/// Whoever calls this holds the data file's lock.
struct UndoJournal {
  let path: String

  /// How many changes are kept.
  static var limit: Int { 50 }
  /// How many bytes they may take together; the newest one stays however long it is.
  static var sizeLimit: Int { 16 << 20 }

  func append(_ entry: UndoEntry) throws {
    var writer = JSONWriter()
    writer.undoEntry(entry)
    var lines = try self.lines()
    lines.append(writer.bytes[...])
    try write(Self.bounded(lines))
  }

  /// A change that can be taken back.
  struct Found<Result> {
    let entry: UndoEntry
    /// What taking it back leads to.
    let result: Result
    /// The lines of the changes before it.
    fileprivate let rest: ArraySlice<ArraySlice<UInt8>>
  }

  /// The newest change for which `body` has a result.
  func newest<Result>(where body: (UndoEntry) -> Result?) throws -> Found<Result>? {
    var rest = try lines()[...]
    while let line = rest.popLast() {
      let entry = try entry(line)
      if let result = body(entry) { return Found(entry: entry, result: result, rest: rest) }
    }
    return nil
  }

  /// Removes a change, and those after it, which had no effect.
  func remove<Result>(_ found: Found<Result>) throws {
    try write(found.rest)
  }

  func removeLast() throws {
    try write(lines().dropLast())
  }

  private func entry(_ line: ArraySlice<UInt8>) throws(Failure) -> UndoEntry {
    do {
      var reader = try JSONReader(Array(line))
      let entry = try UndoEntry(json: &reader)
      try reader.end()
      return entry
    } catch {
      throw Failure.failed(
        "the undo journal \(path) is damaged: \(error.reason). It was left untouched. "
          + "Delete it to go on without the changes it holds.")
    }
  }

  private func lines() throws(SystemError) -> [ArraySlice<UInt8>] {
    guard let data = try FileContents.readRegular(path) else { return [] }
    return [UInt8](data).split(separator: UInt8(ascii: "\n"))
  }

  private static func bounded(
    _ lines: [ArraySlice<UInt8>]
  ) -> ArraySlice<ArraySlice<UInt8>> {
    var kept = 0
    var size = 0
    for line in lines.reversed() {
      size += line.count + 1
      if kept == limit || (kept > 0 && size > sizeLimit) { break }
      kept += 1
    }
    return lines.suffix(kept)
  }

  private func write(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(SystemError) {
    // A link that leads to it stays.
    let path = try FilePath.following(path)
    try FileContents.makeFolder(FilePath.folder(of: path))
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    try FileReplacement(path: path).write(bytes)
  }
}
