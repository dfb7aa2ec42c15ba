import Foundation

/// A new file in the making. It takes its name when it is whole.
///
/// Where the system knows files without a name it has none until then, so that nothing is left
/// when the program is stopped. Elsewhere it has a temporary one beside the one it will have.
struct DraftFile: ~Copyable {
  let file: FileDescriptor
  private let path: String
  private let temporary: String
  private let isUnnamed: Bool
  private let hasLock: Bool

  /// - Parameters:
  ///   - path: What the file will be called.
  ///   - hasLock: Whether the caller keeps others from writing to `path`. Then what a killed program
  ///     left is cleared away by the next one.
  ///   - mayBeUnnamed: For tests of what happens on file systems where it may not.
  init(_ path: String, hasLock: Bool, mayBeUnnamed: Bool = true) throws(SystemError) {
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(of: path)
    self.path = path
    self.hasLock = hasLock
    if mayBeUnnamed, let file = Self.unnamed(in: folder, for: path) {
      temporary = folder + "/." + name + ".tmp"
      isUnnamed = true
      self.file = file
      return
    }
    let number = String(UInt32.random(in: .min ... .max), radix: 16)
    let own = hasLock ? name : "favorites-\(getpid())-\(number)"
    temporary = folder + "/." + own + ".tmp"
    isUnnamed = false
    unlink(temporary)
    file = try FileDescriptor(
      opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, for: path)
  }

  deinit {
    // Does nothing once the file has its name.
    if !isUnnamed { unlink(temporary) }
  }

  /// Takes the name, from the file that has it now.
  func replace() throws(SystemError) {
    if isUnnamed { try takeTemporaryName() }
    if rename(temporary, path) == 0 { return }
    let code = errno
    // Another who writes the same file did it.
    if code == ENOENT, isUnnamed, !hasLock { return }
    unlink(temporary)
    throw SystemError(operation: "write", path: path, code: code)
  }

  /// Takes the name; throws `EEXIST` if there is a file that has it, however late it came.
  func create() throws(SystemError) {
    if link(as: path) { return }
    guard errno != EEXIST, !isUnnamed else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
    // For file systems without links: an empty file takes the name first.
    try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW).synchronize()
    try replace()
  }

  /// Somebody may have left a file under this name when he was stopped, or, where there is no lock,
  /// be about to give it its own. It is whole: then that is done for him.
  private func takeTemporaryName() throws(SystemError) {
    for _ in 0..<Self.attempts {
      if link(as: temporary) { return }
      guard errno == EEXIST else { break }
      if hasLock { unlink(temporary) } else { rename(temporary, path) }
    }
    throw SystemError(operation: "write", path: path, code: errno)
  }

  private func link(as name: String) -> Bool {
    isUnnamed
      ? linkat(AT_FDCWD, Self.systemName(of: file.number), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
      : Foundation.link(temporary, name) == 0
  }

  /// A file without a name; nil where there is no such thing, or no way to give it one later.
  private static func unnamed(in folder: String, for path: String) -> FileDescriptor? {
    #if canImport(Glibc)
      guard let file = try? FileDescriptor(opening: folder, O_WRONLY | __O_TMPFILE, for: path),
        access(systemName(of: file.number), F_OK) == 0
      else { return nil }
      return file
    #else
      return nil
    #endif
  }

  private static func systemName(of number: Int32) -> String { "/proc/self/fd/\(number)" }

  private static var attempts: Int { 1_000 }
}
