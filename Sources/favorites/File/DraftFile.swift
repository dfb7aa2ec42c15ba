import Foundation

/// A new file in the making. It takes its name when it is whole.
///
/// Where the system knows files without a name it has none until then, so that nothing is left
/// when the program is stopped. Elsewhere it has a temporary one beside the one it will have. What
/// a stopped program left under such a name goes with the next draft of the same file.
struct DraftFile: ~Copyable {
  let file: FileDescriptor
  private let path: String
  /// The temporary name, if it has one already.
  private let temporary: TemporaryName?

  /// - Parameters:
  ///   - path: What the file will be called.
  ///   - mayBeUnnamed: For tests of what happens on file systems where it may not.
  init(_ path: String, mayBeUnnamed: Bool = true) throws(SystemError) {
    self.path = path
    TemporaryName.removeLeftovers(for: path)
    if mayBeUnnamed, let file = Self.unnamed(for: path) {
      temporary = nil
      self.file = file
      return
    }
    for _ in 0..<Self.attempts {
      let name = TemporaryName(for: path)
      guard let file = try Self.named(name, for: path) else { continue }
      temporary = name
      self.file = file
      return
    }
    throw SystemError(operation: "write", path: path, code: EBUSY)
  }

  deinit {
    // Does nothing once the file has its name.
    if let temporary { unlink(temporary.path) }
  }

  /// Takes the name, from the file that has it now.
  func replace() throws(SystemError) {
    let name: TemporaryName
    if let temporary { name = temporary } else { name = try temporaryName() }
    guard rename(name.path, path) != 0 else { return }
    let code = errno
    unlink(name.path)
    throw SystemError(operation: "write", path: path, code: code)
  }

  /// Takes the name; throws `EEXIST` if there is a file that has it, however late it came.
  func create() throws(SystemError) {
    if link(as: path) { return }
    guard errno != EEXIST, temporary != nil else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
    // For file systems without links: an empty file takes the name first.
    let empty = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    do {
      try replace()
    } catch {
      if FileIdentity(descriptor: empty.number) == FileIdentity(path: path) { unlink(path) }
      throw error
    }
  }

  /// Gives a file without a name one that is nobody's.
  private func temporaryName() throws(SystemError) -> TemporaryName {
    let name = TemporaryName(for: path)
    guard link(as: name.path) else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
    return name
  }

  private func link(as name: String) -> Bool {
    guard let temporary else {
      let own = Self.systemName(of: file.number)
      return linkat(AT_FDCWD, own, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }
    return Foundation.link(temporary.path, name) == 0
  }

  /// A file without a name; nil where there is no such thing, or no way to give it one later.
  private static func unnamed(for path: String) -> FileDescriptor? {
    #if canImport(Glibc)
      let folder = FilePath.folder(of: path)
      guard let file = try? FileDescriptor(opening: folder, O_WRONLY | __O_TMPFILE, for: path),
        access(systemName(of: file.number), F_OK) == 0, isKept(file.number)
      else { return nil }
      return file
    #else
      return nil
    #endif
  }

  /// A file with a temporary name; nil if another program, which clears away what was left, took
  /// it for that before it was locked.
  private static func named(
    _ name: TemporaryName, for path: String
  ) throws(SystemError) -> FileDescriptor? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try FileDescriptor(opening: name.path, flags, for: path)
    if isKept(file.number),
      FileIdentity(descriptor: file.number) == FileIdentity(path: name.path)
    {
      return file
    }
    unlink(name.path)
    return nil
  }

  /// Locks a file for as long as it is open: then it is not what a stopped program left.
  ///
  /// Where there are no locks nothing is cleared away either.
  private static func isKept(_ number: Int32) -> Bool {
    flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  private static func systemName(of number: Int32) -> String { "/proc/self/fd/\(number)" }

  private static var attempts: Int { 100 }
}
