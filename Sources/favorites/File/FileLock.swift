import Foundation

/// Keeps other processes out between reading a file and writing it.
///
/// The lock is on a file of its own beside the data, because a write puts a new file in the
/// data's place. That file is there only while the lock is held or waited for. The system lets go
/// of the lock when the process ends, however it ends.
struct FileLock: ~Copyable {
  private let file: FileDescriptor
  private let path: String

  private init(file: consuming FileDescriptor, path: String) {
    self.file = file
    self.path = path
  }

  deinit {
    // Before the lock goes: whoever waits for it sees that this file is no longer the one to hold.
    if Self.isCurrent(file.number, path) { unlink(path) }
  }

  /// Waits for the lock at `path`; nil if another process kept it for `seconds`.
  ///
  /// - Parameter isGivenUp: Asked while it waits: if so, it waits no longer.
  static func acquire(
    _ path: String, seconds: Double, unless isGivenUp: () -> Bool = { false }
  ) throws(SystemError) -> FileLock? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let code = FileKind(path: path)?.refusal {
        throw SystemError(operation: "lock", path: path, code: code)
      }
      let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW)
      guard try wait(for: file.number, path, until: deadline, isGivenUp) else { return nil }
      if isCurrent(file.number, path) { return FileLock(file: file, path: path) }
      // The holder before took the file away: the lock is on another one by now.
    }
  }

  /// Whether the open file is still the one at `path`.
  private static func isCurrent(_ number: Int32, _ path: String) -> Bool {
    FileIdentity(descriptor: number) == FileIdentity(path: path)
  }

  private static func wait(
    for number: Int32, _ path: String, until deadline: ContinuousClock.Instant,
    _ isGivenUp: () -> Bool
  ) throws(SystemError) -> Bool {
    var pause = firstPause
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw SystemError(operation: "lock", path: path, code: errno)
      }
      guard ContinuousClock.now < deadline, !isGivenUp() else { return false }
      usleep(pause)
      pause = min(pause * 2, longestPause)
    }
    return true
  }

  /// Microseconds.
  private static var firstPause: UInt32 { 500 }
  private static var longestPause: UInt32 { 16_000 }
}
