/// A bookmark as some file describes it.
struct ImportedBookmark: Equatable {
  /// Its identifier, if the file is this program's own.
  var id: String?
  var title: String
  var url: String?
  var starred = false
  var folder: FolderPath?
  var added: Timestamp?
  var unknown: [UnknownMember] = []
  /// Where it stands in the file, counted from 1: a line, or in JSON its number.
  var line: Int
}

/// What was read from a file, and what was not.
struct ImportedBookmarks: Equatable {
  var bookmarks: [ImportedBookmark] = []
  /// Parts that could not be read.
  var skipped: [Flaw] = []
  /// Parts that were read although something is missing.
  var repaired: [Flaw] = []
  /// What `line` counts: "line", or in JSON "item".
  var unit = "line"

  struct Flaw: Equatable {
    let line: Int
    let reason: String
  }
}
