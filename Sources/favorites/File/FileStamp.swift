import Foundation

/// Which version of a file it is, as far as the system tells without reading it: also where somebody
/// has set back the time at which it was written.
struct FileStamp: FileStatus, Equatable {
  private let identity: FileIdentity
  let size: off_t
  private let written: Moment
  private let changed: Moment

  private struct Moment: Equatable {
    let seconds: time_t
    let nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  }

  init(_ status: stat) {
    identity = FileIdentity(status)
    size = status.st_size
    #if canImport(Darwin)
      (written, changed) = (Moment(status.st_mtimespec), Moment(status.st_ctimespec))
    #else
      (written, changed) = (Moment(status.st_mtim), Moment(status.st_ctim))
    #endif
  }
}
