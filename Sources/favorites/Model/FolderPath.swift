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
    var names: [String] = []
    var name: [UInt8] = []
    var isEscaped = false
    // By byte: a slash and a mark that joins it are one character.
    for byte in text.utf8 {
      if isEscaped || (byte != Self.backslash && byte != Self.slash) {
        name.append(byte)
        isEscaped = false
      } else if byte == Self.backslash {
        isEscaped = true
      } else {
        names.append(String(decoding: name, as: UTF8.self))
        name.removeAll(keepingCapacity: true)
      }
    }
    self.init(names: names + [String(decoding: name, as: UTF8.self)])
  }

  /// The path of the folder around this one; nil at the top.
  var parent: FolderPath? { FolderPath(names: names.dropLast()) }
}

extension FolderPath: CustomStringConvertible {
  var description: String {
    var bytes: [UInt8] = []
    for name in names {
      if !bytes.isEmpty { bytes.append(Self.slash) }
      for byte in name.utf8 {
        if byte == Self.slash || byte == Self.backslash { bytes.append(Self.backslash) }
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }
  private static var backslash: UInt8 { UInt8(ascii: "\\") }
}

extension FolderPath {
  fileprivate init?(names: ArraySlice<String>) {
    self.init(names: Array(names))
  }
}
