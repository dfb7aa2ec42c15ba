import Foundation

/// Writes the bookmark file of browsers. Each folder stands where its first favorite stands.
enum BookmarkHTMLWriter {
  static func write(_ favorites: [Favorite]) -> [UInt8] {
    var html = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <!-- Written by favorites; browsers import this file. -->
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>
      <DL><p>

      """
    for step in FolderOutline(favorites) {
      let indent = String(repeating: "    ", count: min(step.depth + 1, deepestIndent))
      switch step.kind {
      case .favorite(let place):
        html += indent + "<DT>" + anchor(favorites[place]) + "\n"
      case .open(let folder):
        let name = HTMLEntities.encode(folder.names.last ?? "")
        html += indent + "<DT><H3>" + name + "</H3>\n" + indent + "<DL><p>\n"
      case .close:
        html += indent + "</DL><p>\n"
      }
    }
    return Array((html + "</DL><p>\n").utf8)
  }

  private static func anchor(_ favorite: Favorite) -> String {
    var tag = "<A"
    if let url = favorite.url { tag += " HREF=\"" + HTMLEntities.encode(url) + "\"" }
    if let added = favorite.added { tag += date(added) }
    if favorite.starred { tag += " STARRED=\"true\"" }
    return tag + ">" + HTMLEntities.encode(favorite.title) + "</A>"
  }

  /// A date as browsers have it, in seconds since 1970, and as it is written where that would not
  /// give it back.
  private static func date(_ added: Timestamp) -> String {
    var attributes = ""
    if let seconds = added.date.flatMap({ Int64(exactly: $0.timeIntervalSince1970.rounded(.down)) }
    ),
      seconds >= 0
    {
      attributes = " ADD_DATE=\"\(seconds)\""
      if BookmarkHTMLReader.date("\(seconds)")?.text.utf8.elementsEqual(added.text.utf8) == true {
        return attributes
      }
    }
    return attributes + " ADDED=\"" + HTMLEntities.encode(added.text) + "\""
  }

  /// Deeper folders are not indented further: the file would grow by the square of the depth.
  private static var deepestIndent: Int { 20 }
}
