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
    if let code = FileKind(path: path)?.refusal {
      throw SystemError(operation: "read", path: path, code: code)
    }
    do {
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      try file.requireRegular()
      return try file.readAll()
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Makes the folder at `path` and those above it, for their owner alone.
  ///
  /// - Returns: Those that were made, the outermost first.
  @discardableResult
  static func makeFolder(_ path: String) throws(SystemError) -> [String] {
    var missing = [path]
    var made: [String] = []
    while let folder = missing.last {
      if mkdir(folder, 0o700) == 0 {
        made.append(folder)
      } else if errno == ENOENT, folder != "/", folder != "." {
        missing.append(FilePath.folder(of: folder))
        continue
      } else if errno != EEXIST {
        let code = errno
        removeEmptyFolders(made)
        throw SystemError(operation: "create the folder", path: folder, code: code)
      }
      missing.removeLast()
    }
    return made
  }

  /// Takes back folders that ``makeFolder(_:)`` made. Those with something in them stay.
  static func removeEmptyFolders(_ made: [String]) {
    for folder in made.reversed() { rmdir(folder) }
  }
}
