import Foundation

/// Puts new contents in the place of a file, all or nothing.
///
/// The bytes go to another file beside it and reach the disk before that one takes the name, and
/// the folder reaches the disk after. So whenever the program or the machine stops, the name stands
/// for the old contents or the new ones, complete. A full disk is found before the name changes
/// hands. Permissions and owner are those of the file that was there.
struct FileReplacement {
  let path: String
  /// For tests of what happens on file systems without links.
  var mayLink = true

  /// - Parameter backup: Where the previous contents stay.
  /// - Returns: The version that was written: it is asked for by its descriptor, so that what others
  ///   put under the name right after is another one.
  @discardableResult
  func write(_ bytes: [UInt8], backup: String? = nil) throws(SystemError) -> FileStamp? {
    let draft = try draft(of: path, bytes)
    if let backup { try keepPrevious(as: FilePath.following(backup)) }
    try draft.replace()
    let stamp = FileStamp(descriptor: draft.file.number)
    synchronizeFolder()
    return stamp
  }

  /// Replaces a file that is there, and keeps it under the first name that is free.
  ///
  /// - Returns: That name.
  func write(
    _ bytes: [UInt8], keeping names: some Sequence<String>
  ) throws(SystemError) -> String {
    let draft = try draft(of: path, bytes)
    let copy = try keepCopy(names)
    do {
      try draft.replace()
    } catch {
      unlink(copy)
      throw error
    }
    synchronizeFolder()
    return copy
  }

  /// Makes the file; throws `EEXIST` if there is one, however late it came.
  func create(_ bytes: [UInt8]) throws(SystemError) {
    try draft(of: path, bytes).create()
    synchronizeFolder()
  }

  private func draft(of path: String, _ bytes: [UInt8]) throws(SystemError) -> DraftFile {
    let draft = try DraftFile(path)
    try keepLook(draft.file.number)
    try draft.file.writeAll(bytes)
    try draft.file.synchronize()
    return draft
  }

  /// Gives the new file the permissions and, where the system allows it, the owner and the group of
  /// the old one. What was allowed to an owner or a group that it cannot have, nobody gets.
  private func keepLook(_ number: Int32) throws(SystemError) {
    var old = stat()
    guard stat(path, &old) == 0 else { return }
    guard access(path, W_OK) == 0 else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
    var new = stat()
    var mode = old.st_mode & 0o7777
    if fstat(number, &new) == 0, new.st_uid != old.st_uid || new.st_gid != old.st_gid,
      fchown(number, old.st_uid, old.st_gid) != 0
    {
      if new.st_uid != old.st_uid { mode &= ~S_ISUID }
      // The owner takes the privileges of root, the group only membership.
      if new.st_gid != old.st_gid, fchown(number, uid_t.max, old.st_gid) != 0 {
        mode &= ~(S_ISGID | S_IRWXG)
      }
    }
    guard fchmod(number, mode) == 0 else {
      throw SystemError(operation: "keep the permissions of", path: path, code: errno)
    }
  }

  /// Links the present file under `backup`, so that its name is never missing in between.
  private func keepPrevious(as backup: String) throws(SystemError) {
    guard FileKind(path: path) != nil else { return }
    if let code = FileKind(path: backup)?.refusal {
      throw SystemError(operation: "write", path: backup, code: code)
    }
    TemporaryName.removeLeftovers(for: backup)
    let temporary = TemporaryName(for: backup).path
    if mayLink, link(path, temporary) == 0 {
      // Two names of one file are left alone by `rename`: clear the temporary one in any case.
      defer { unlink(temporary) }
      guard rename(temporary, backup) == 0 else {
        throw SystemError(operation: "write", path: backup, code: errno)
      }
    } else if let previous = try FileContents.readRegular(path) {
      // For file systems without links, and backups on another one.
      try draft(of: backup, [UInt8](previous)).replace()
    }
  }

  /// Gives the present file a second name, or, where there are no links, makes a copy.
  private func keepCopy(_ names: some Sequence<String>) throws(SystemError) -> String {
    for name in names {
      if mayLink, link(path, name) == 0 { return name }
      if mayLink, errno == EEXIST { continue }
      do throws(SystemError) {
        try draft(of: name, [UInt8](FileContents.readRegular(path) ?? Data())).create()
        return name
      } catch  where error.code == EEXIST {
        continue
      }
    }
    throw SystemError(operation: "keep", path: path, code: EEXIST)
  }

  /// The name has changed hands by now. That a folder cannot be opened, or that its file system
  /// cannot do this, is no reason to say that the change was not made.
  private func synchronizeFolder() {
    let folder = FilePath.folder(of: path)
    try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
  }
}
