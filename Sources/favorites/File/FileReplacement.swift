import Foundation

/// Puts new contents in the place of a file, all or nothing.
///
/// The bytes go to a temporary file beside it and reach the disk before that file takes the name,
/// and the folder reaches the disk after. So whenever the program or the machine stops, the name
/// stands for the old contents or the new ones, complete. A full disk is found before the name
/// changes hands. Permissions and owner are those of the file that was there.
///
/// Whoever holds a ``FileLock`` for `path` needs one temporary name only, and what a killed program
/// left under it is cleared away by the next one. Without the lock each replacement has its own.
struct FileReplacement {
  let path: String
  private let prefix: String

  /// - Parameter hasLock: Whether the caller keeps others from writing to `path`.
  init(path: String, hasLock: Bool = true) {
    self.path = path
    let number = String(UInt32.random(in: .min ... .max), radix: 16)
    let name = hasLock ? FilePath.name(of: path) : "favorites-\(getpid())-\(number)"
    prefix = FilePath.folder(of: path) + "/." + name + "."
  }

  /// - Parameter backup: Where the previous contents stay.
  func write(_ bytes: [UInt8], backup: String? = nil) throws(SystemError) {
    let temporary = temporaryName("tmp")
    unlink(temporary)
    // Does nothing once the file has its name.
    defer { unlink(temporary) }
    try fill(temporary, with: bytes)
    if let backup { try keepPrevious(as: backup) }
    guard rename(temporary, path) == 0 else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
    synchronizeFolder()
  }

  /// Makes the file; throws `EEXIST` if there is one, however late it came.
  func create(_ bytes: [UInt8]) throws(SystemError) {
    let temporary = temporaryName("tmp")
    unlink(temporary)
    defer { unlink(temporary) }
    try fill(temporary, with: bytes)
    if link(temporary, path) != 0 {
      guard errno != EEXIST else {
        throw SystemError(operation: "write", path: path, code: EEXIST)
      }
      // For file systems without links: an empty file takes the name first.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      try FileDescriptor(opening: path, flags).synchronize()
      guard rename(temporary, path) == 0 else {
        throw SystemError(operation: "write", path: path, code: errno)
      }
    }
    synchronizeFolder()
  }

  private func fill(_ temporary: String, with bytes: [UInt8]) throws(SystemError) {
    let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    try keepLook(file.number)
    try file.writeAll(bytes)
    try file.synchronize()
  }

  /// Gives the new file the permissions and, where the system allows it, the owner of the old one.
  private func keepLook(_ number: Int32) throws(SystemError) {
    var old = stat()
    guard stat(path, &old) == 0 else { return }
    guard access(path, W_OK) == 0 else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
    var new = stat()
    if fstat(number, &new) == 0, new.st_uid != old.st_uid || new.st_gid != old.st_gid {
      _ = fchown(number, old.st_uid, old.st_gid)
    }
    guard fchmod(number, old.st_mode & 0o7777) == 0 else {
      throw SystemError(operation: "keep the permissions of", path: path, code: errno)
    }
  }

  /// Links the present file under `backup`, so that its name is never missing in between.
  private func keepPrevious(as backup: String) throws(SystemError) {
    let temporary = temporaryName("bak")
    unlink(temporary)
    // Two names of one file are left alone by `rename`: clear the temporary one in any case.
    defer { unlink(temporary) }
    if link(path, temporary) != 0 {
      if errno == ENOENT { return }
      try copyPrevious(to: temporary)
    }
    guard rename(temporary, backup) == 0 else {
      throw SystemError(operation: "write", path: backup, code: errno)
    }
  }

  /// For file systems without links.
  private func copyPrevious(to temporary: String) throws(SystemError) {
    guard let contents = try FileContents.readRegular(path) else { return }
    try fill(temporary, with: [UInt8](contents))
  }

  /// The name has changed hands by now. That a folder cannot be opened, or that its file system
  /// cannot do this, is no reason to say that the change was not made.
  private func synchronizeFolder() {
    let folder = FilePath.folder(of: path)
    try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
  }

  private func temporaryName(_ suffix: String) -> String { prefix + suffix }
}
