import Foundation

/// Reads the bookmark files of browsers.
///
/// The form is HTML of 1996: `<DT><H3>` names a folder and the `<DL>` after it holds what is in it,
/// `<DT><A HREF>` is a bookmark. Closing tags are often missing, so each tag also ends what came
/// before it. Text in tags that the form does not know belongs to the title around it.
struct BookmarkHTMLReader {
  private var scanner: HTMLScanner
  private var result = ImportedBookmarks()

  /// Whether each open `<DL>` has a folder's name.
  private var isNamed: [Bool] = []
  /// The names of the open folders, outermost first.
  private var folders: [String] = []
  /// The path of the open folders, made when a bookmark asks for it: deep nesting costs nothing.
  private var path: FolderPath??
  /// A folder's name that waits for its `<DL>`.
  private var folderName: String?

  private var open: Open?
  private var text: [UInt8] = []
  private var line = 1
  private var countedTo = 0

  /// The element whose text is being gathered.
  private enum Open {
    case bookmark(attributes: [String: Range<Int>], line: Int)
    case folder
  }

  static func read(_ bytes: [UInt8]) -> ImportedBookmarks {
    var reader = BookmarkHTMLReader(scanner: HTMLScanner(bytes))
    return reader.read()
  }

  private init(scanner: HTMLScanner) {
    self.scanner = scanner
  }

  private mutating func read() -> ImportedBookmarks {
    while let token = scanner.next() {
      switch token {
      case .text(let range):
        if open != nil { text += scanner.bytes[range] }
      case .tag(let name, let attributes, let whole):
        tag(name, attributes, whole)
      case .broken(let range):
        close(isMissingTag: true)
        result.skipped.append(.init(line: line(at: range.lowerBound), reason: "a tag has no end"))
      }
    }
    close(isMissingTag: true)
    return result
  }

  private mutating func tag(_ name: String, _ attributes: Range<Int>, _ whole: Range<Int>) {
    switch name {
    case "a":
      close(isMissingTag: true)
      open = .bookmark(
        attributes: scanner.attributes(in: attributes), line: line(at: whole.lowerBound))
    case "h3":
      close(isMissingTag: true)
      open = .folder
    case "/a", "/h3":
      close(isMissingTag: false)
    case "dl":
      close(isMissingTag: true)
      openList()
    case "/dl":
      close(isMissingTag: true)
      folderName = nil
      if !closeList() {
        let line = line(at: whole.lowerBound)
        result.repaired.append(.init(line: line, reason: "a </DL> without its <DL>"))
      }
    case "dt", "dd", "hr":
      close(isMissingTag: true)
    case "/dt", "/dd", "p", "/p", "h1", "/h1", "title", "/title", "meta", "!--", "!doctype", "!",
      "html", "/html", "head", "/head", "body", "/body":
      break
    default:
      if open != nil { text += scanner.bytes[whole] }
    }
  }

  /// Ends the element whose text is being gathered, if there is one.
  private mutating func close(isMissingTag: Bool) {
    defer {
      open = nil
      text.removeAll(keepingCapacity: true)
    }
    switch open {
    case nil:
      return
    case .folder:
      folderName = HTMLEntities.decode(text[...])
    case .bookmark(let attributes, let line):
      add(attributes, line)
      if isMissingTag { result.repaired.append(.init(line: line, reason: "no closing </A>")) }
    }
  }

  private mutating func add(_ attributes: [String: Range<Int>], _ line: Int) {
    func value(_ name: String) -> String? {
      guard let range = attributes[name], !range.isEmpty else { return nil }
      return HTMLEntities.decode(scanner.bytes[range])
    }
    func date() -> Timestamp? {
      let seconds = value("add_date").flatMap(Self.date)
      guard let range = attributes["added"] else { return seconds }
      let added = Timestamp(text: HTMLEntities.decode(scanner.bytes[range]))
      // Beside seconds the writer puts nothing but dates: anything else has another meaning.
      return seconds == nil || added.date != nil ? added : seconds
    }
    let title = HTMLEntities.decode(text[...])
    let url = value("href")
    guard let name = title.isEmpty ? url : title else {
      result.skipped.append(.init(line: line, reason: "neither a title nor an address"))
      return
    }
    result.bookmarks.append(
      ImportedBookmark(
        title: name, url: url, starred: value("starred") == "true", folder: openFolder(),
        added: date(), line: line))
  }

  /// Seconds since 1970; larger numbers are the milliseconds and microseconds of some programs.
  static func date(_ text: String) -> Timestamp? {
    guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
    let seconds = number >= 1e14 ? number / 1e6 : number >= 1e11 ? number / 1e3 : number
    guard seconds < Self.endOfYear9999 else { return nil }
    return Timestamp(Date(timeIntervalSince1970: seconds.rounded(.down)))
  }

  private static var endOfYear9999: Double { 253_402_300_800 }

  private mutating func openList() {
    let name = folderName.flatMap { $0.isEmpty ? nil : $0 }
    folderName = nil
    isNamed.append(name != nil)
    guard let name else { return }
    folders.append(name)
    if folders.count <= FolderPath.depthLimit { path = nil }
  }

  /// False if no list is open.
  private mutating func closeList() -> Bool {
    guard let isNamed = isNamed.popLast() else { return false }
    guard isNamed else { return true }
    if folders.count <= FolderPath.depthLimit { path = nil }
    folders.removeLast()
    return true
  }

  private mutating func openFolder() -> FolderPath? {
    if let path { return path }
    let made = FolderPath(names: Array(folders.prefix(FolderPath.depthLimit)))
    path = .some(made)
    return made
  }

  /// Which line `index` is on. Asked in ascending order, so all of it is one walk.
  private mutating func line(at index: Int) -> Int {
    while countedTo < index {
      if scanner.bytes[countedTo] == UInt8(ascii: "\n") { line += 1 }
      countedTo += 1
    }
    return line
  }
}
