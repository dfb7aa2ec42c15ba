import Foundation

/// Keeps other processes out between reading a file and writing it.
///
/// The lock is on a file of its own beside the data, because a write puts a new file in the
/// data's place. The system lets go of it when the process ends, however it ends.
struct FileLock: ~Copyable {
  private let file: FileDescriptor

  /// Waits for the lock at `path`; nil if another process kept it for `seconds`.
  static func acquire(_ path: String, seconds: Double) throws(SystemError) -> FileLock? {
    let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
    let deadline = ContinuousClock.now + .seconds(seconds)
    var pause = firstPause
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw SystemError(operation: "lock", path: path, code: errno)
      }
      guard ContinuousClock.now < deadline else { return nil }
      usleep(pause)
      pause = min(pause * 2, longestPause)
    }
    return FileLock(file: file)
  }

  /// Microseconds.
  private static var firstPause: UInt32 { 500 }
  private static var longestPause: UInt32 { 16_000 }
}
