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
    // Up to a folder that is there or can be made, and down again, once: what is not there after
    // the folder above it is will never be.
    var missing: [String] = []
    var folder = path
    var isMade = mkdir(folder, 0o700) == 0
    while !isMade, errno == ENOENT, let above = parent(of: folder) {
      missing.append(folder)
      folder = above
      isMade = mkdir(folder, 0o700) == 0
    }
    var made: [String] = []
    while true {
      if isMade {
        made.append(folder)
      } else if let code = failure(errno, folder) {
        removeEmptyFolders(made)
        throw SystemError(operation: "create the folder", path: folder, code: code)
      }
      guard let next = missing.popLast() else { return made }
      folder = next
      isMade = mkdir(folder, 0o700) == 0
    }
  }

  private static func parent(of folder: String) -> String? {
    let above = FilePath.folder(of: folder)
    return above == folder ? nil : above
  }

  /// Why there is no folder, after an attempt to make it; nil if there is something.
  private static func failure(_ code: Int32, _ folder: String) -> Int32? {
    guard code == EEXIST else { return code }
    // A link that leads to nothing is there, and yet is none.
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      access(folder, F_OK) != 0, errno == ENOENT
    else { return nil }
    return SystemError.linkToNothing
  }

  /// Takes back folders that ``makeFolder(_:)`` made. Those with something in them stay.
  static func removeEmptyFolders(_ made: [String]) {
    for folder in made.reversed() { rmdir(folder) }
  }
}
