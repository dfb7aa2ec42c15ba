import Foundation

extension FavoritesStore {
  /// Writes bytes to another file, whole or not at all; a pipe or a device gets them as they come.
  func export(_ bytes: [UInt8], to file: String, replacing: Bool) throws {
    do {
      if try Self.isStream(file, replacing: replacing) {
        try FileDescriptor(opening: file, O_WRONLY).writeAll(bytes)
        return
      }
      let path = try FilePath.following(file)
      let own = try FilePath.canonical(FilePath.following(location.path))
      guard FilePath.canonical(path) != own else {
        throw Failure.usage("\(file) is the data file itself. Nothing was changed.")
      }
      guard replacing || access(path, F_OK) != 0 else { throw Self.alreadyThere(file) }
      let replacement = FileReplacement(path: path, hasLock: false)
      if replacing { try replacement.write(bytes) } else { try replacement.create(bytes) }
    } catch let error as SystemError {
      if error.code == EEXIST { throw Self.alreadyThere(file) }
      throw StoreError.unwritable(path: file, reason: error.reason)
    }
  }

  /// Whether there is something that takes bytes but cannot be replaced.
  ///
  /// A disk is written over only by force.
  private static func isStream(_ file: String, replacing: Bool) throws -> Bool {
    var status = stat()
    guard stat(file, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return false
    case S_IFDIR: throw SystemError(operation: "write", path: file, code: EISDIR)
    case S_IFBLK where !replacing: throw alreadyThere(file)
    default: return true
    }
  }

  private static func alreadyThere(_ file: String) -> Failure {
    .failed("\(file) is already there; --force replaces it. Nothing was changed.")
  }
}
