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
  static func following(_ path: String) throws(SystemError) -> String {
    var path = absolute(path)
    for _ in 0..<linkLimit {
      guard let target = linkTarget(of: path) else { return path }
      path = isAbsolute(target) ? target : folder(of: path) + "/" + target
    }
    throw SystemError(operation: "follow", path: path, code: ELOOP)
  }

  /// `path` itself when it starts at the root, otherwise below the current folder.
  static func absolute(_ path: String) -> String {
    isAbsolute(path) ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The path with the links of its folders followed too: one file, one name.
  static func canonical(_ path: String) -> String {
    let folder = folder(of: path)
    guard let real = realpath(folder, nil) else { return path }
    defer { free(real) }
    let resolved = String(cString: real)
    return (resolved == "/" ? "" : resolved) + "/" + name(of: path)
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }
  private static var linkLimit: Int { 40 }

  private static func linkTarget(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
