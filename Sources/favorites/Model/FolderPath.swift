/// The folders that lead to a favorite, outermost first, written as one text: "Work/Swift".
///
/// A slash inside a name is written `\/`, a backslash `\\`, so any names make a path that can be
/// taken apart again.
struct FolderPath: Hashable, Sendable {
  /// Never empty, and without empty names.
  let names: [String]

  /// How many folders a path names at most. Nobody nests deeper, but files from outside might, and
  /// a tree's cost grows with the depth of every favorite in it.
  static var depthLimit: Int { 256 }

  /// Folders beyond the limit are one, whose name has their names in it.
  ///
  /// nil when there is no name that is not empty.
  init?(names: [String]) {
    var names = names.filter { !$0.isEmpty }
    if names.isEmpty { return nil }
    if names.count > Self.depthLimit {
      let last = names[(Self.depthLimit - 1)...].joined(separator: "/")
      names = names.prefix(Self.depthLimit - 1) + [last]
    }
    self.names = names
  }

  /// Reads the written form.
  init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "\\")) else {
      self.init(names: text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) })
      return
    }
    // By scalar: a slash and a mark that joins it are one character, but two scalars.
    var names = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped || (scalar != "\\" && scalar != "/") {
        names[names.count - 1].append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        names.append(String.UnicodeScalarView())
      }
    }
    self.init(names: names.map { String($0) })
  }

  /// The path of the folder around this one; nil at the top.
  var parent: FolderPath? { FolderPath(names: names.dropLast()) }
}

extension FolderPath: CustomStringConvertible {
  var description: String {
    names.contains(where: Self.needsEscape)
      ? names.map(Self.escaped).joined(separator: "/") : names.joined(separator: "/")
  }

  private static func needsEscape(_ name: String) -> Bool {
    name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }

  private static func escaped(_ name: String) -> String {
    var written = ""
    for scalar in name.unicodeScalars {
      if scalar == "/" || scalar == "\\" { written.unicodeScalars.append("\\") }
      written.unicodeScalars.append(scalar)
    }
    return written
  }
}

extension FolderPath {
  fileprivate init?(names: ArraySlice<String>) {
    self.init(names: Array(names))
  }
}
