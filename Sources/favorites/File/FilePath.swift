import Foundation

/// Paths of files as the operating system reads them: a slash is a byte, whatever joins it in a
/// character.
enum FilePath {
  /// The folder that holds the file at `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether `path` starts at the root.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The file that `path` means once symbolic links at its end are followed, whether or not it is
  /// there: writing replaces that file, never the link that leads to it.
  ///
  /// Links that lead to no name, such as those to a pipe in `/dev/fd`, stand for themselves.
  static func following(_ path: String) throws(SystemError) -> String {
    let start = try absolute(path)
    var path = start
    for _ in 0..<linkLimit {
      guard let target = try linkTarget(of: path) else {
        let identity = FileIdentity(path: start)
        return identity == nil || identity == FileIdentity(path: path) ? path : start
      }
      path = isAbsolute(target) ? target : folder(of: path) + "/" + target
    }
    throw SystemError(operation: "follow", path: path, code: ELOOP)
  }

  /// `path` itself when it starts at the root, otherwise below the current folder.
  static func absolute(_ path: String) throws(SystemError) -> String {
    if isAbsolute(path) { return path }
    guard let current = getcwd(nil, 0) else {
      throw SystemError(operation: "find", path: path, code: SystemError.noCurrentFolder)
    }
    defer { free(current) }
    guard let folder = String(validatingCString: current) else {
      throw SystemError(operation: "find", path: path, code: SystemError.notUTF8)
    }
    return folder + "/" + path
  }

  /// The bytes of the path with the links of its folders followed too: one file, one name.
  ///
  /// That name is the same before and after folders are made that are missing on the way.
  static func canonical(_ path: String) -> [UInt8] {
    var folder = folder(of: path)
    var missing: [String] = []
    while true {
      if let real = realpath(folder, nil) {
        defer { free(real) }
        let bytes = UnsafeBufferPointer(start: real, count: strlen(real))
        let start = bytes.map(UInt8.init(bitPattern:))
        return appending(missing.reversed() + [name(of: path)], to: start)
      }
      guard folder != "/", folder != "." else { return Array(path.utf8) }
      missing.append(name(of: folder))
      folder = Self.folder(of: folder)
    }
  }

  /// A path without links, and names behind it. Of these none is a link: they will be folders.
  private static func appending(_ names: [String], to path: [UInt8]) -> [UInt8] {
    var parts = path.split(separator: slash).map(Array.init)
    for name in names where name != "" && name != "." {
      if name == ".." { _ = parts.popLast() } else { parts.append(Array(name.utf8)) }
    }
    return [slash] + parts.joined(separator: [slash])
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }
  private static var linkLimit: Int { 40 }

  private static func linkTarget(of path: String) throws(SystemError) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    let bytes = buffer.prefix(count).map(UInt8.init(bitPattern:))
    guard let target = String(validating: bytes, as: UTF8.self) else {
      throw SystemError(operation: "follow", path: path, code: SystemError.notUTF8)
    }
    return target
  }
}
