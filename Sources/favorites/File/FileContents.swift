import Foundation

/// Reads whole files and makes folders.
enum FileContents {
  /// What the file at `path` holds; nil if there is none.
  static func read(_ path: String) throws(SystemError) -> Data? {
    do {
      return try FileDescriptor(opening: path, O_RDONLY).readAll()
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// What the regular file at `path` holds; nil if there is no file.
  ///
  /// Anything else, such as a pipe, is refused before it can keep the program waiting.
  static func readRegular(_ path: String) throws(SystemError) -> Data? {
    do {
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      try file.requireRegular()
      return try file.readAll()
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Makes the folder at `path` and those above it, for their owner alone.
  static func makeFolder(_ path: String) throws(SystemError) {
    var missing: [String] = []
    var folder = path
    while mkdir(folder, 0o700) != 0 {
      if errno == EEXIST { break }
      guard errno == ENOENT, folder != "/", folder != "." else {
        throw SystemError(operation: "create the folder", path: folder, code: errno)
      }
      missing.append(folder)
      folder = FilePath.folder(of: folder)
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw SystemError(operation: "create the folder", path: folder, code: errno)
    }
  }
}
