import Foundation

/// Which version of a file is at a path, as far as the system tells without reading it: also where
/// somebody has set back the time at which it was written.
struct FileStamp: Equatable {
  private let device: dev_t
  private let number: ino_t
  let size: off_t
  private let written: Moment
  private let changed: Moment

  private struct Moment: Equatable {
    let seconds: time_t
    let nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  }

  /// The file at `path`, links followed; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that is open, whatever has its name by now.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
    size = status.st_size
    #if canImport(Darwin)
      (written, changed) = (Moment(status.st_mtimespec), Moment(status.st_ctimespec))
    #else
      (written, changed) = (Moment(status.st_mtim), Moment(status.st_ctim))
    #endif
  }
}
