import Foundation

/// Puts new contents in the place of a file, all or nothing.
///
/// The bytes go to another file beside it and reach the disk before that one takes the name, and
/// the folder reaches the disk after. So whenever the program or the machine stops, the name stands
/// for the old contents or the new ones, complete. A full disk is found before the name changes
/// hands. Permissions and owner are those of the file that was there.
struct FileReplacement {
  let path: String
  private let hasLock: Bool

  /// - Parameter hasLock: Whether the caller keeps others from writing to `path`, by a ``FileLock``.
  init(path: String, hasLock: Bool = true) {
    self.path = path
    self.hasLock = hasLock
  }

  /// - Parameter backup: Where the previous contents stay.
  func write(_ bytes: [UInt8], backup: String? = nil) throws(SystemError) {
    let draft = try draft(of: path, bytes)
    if let backup { try keepPrevious(as: FilePath.following(backup)) }
    try draft.replace()
    synchronizeFolder()
  }

  /// Makes the file; throws `EEXIST` if there is one, however late it came.
  func create(_ bytes: [UInt8]) throws(SystemError) {
    try draft(of: path, bytes).create()
    synchronizeFolder()
  }

  private func draft(of path: String, _ bytes: [UInt8]) throws(SystemError) -> DraftFile {
    let draft = try DraftFile(path, hasLock: hasLock)
    try keepLook(draft.file.number)
    try draft.file.writeAll(bytes)
    try draft.file.synchronize()
    return draft
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
    guard FileKind(path: path) != nil else { return }
    if let code = FileKind(path: backup)?.refusal {
      throw SystemError(operation: "write", path: backup, code: code)
    }
    let temporary = FilePath.folder(of: backup) + "/." + FilePath.name(of: backup) + ".tmp"
    unlink(temporary)
    // Two names of one file are left alone by `rename`: clear the temporary one in any case.
    defer { unlink(temporary) }
    if link(path, temporary) == 0 {
      guard rename(temporary, backup) == 0 else {
        throw SystemError(operation: "write", path: backup, code: errno)
      }
    } else if let previous = try FileContents.readRegular(path) {
      // For file systems without links, and backups on another one.
      try draft(of: backup, [UInt8](previous)).replace()
    }
  }

  /// The name has changed hands by now. That a folder cannot be opened, or that its file system
  /// cannot do this, is no reason to say that the change was not made.
  private func synchronizeFolder() {
    let folder = FilePath.folder(of: path)
    try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
  }
}
