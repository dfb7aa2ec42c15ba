import Foundation

/// Which version of a file is at a path, as far as the system tells without reading it.
struct FileStamp: Equatable {
  private let device: dev_t
  private let number: ino_t
  let size: off_t
  private let seconds: time_t
  private let nanoseconds: Int

  /// The file at `path`, links followed; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
    size = status.st_size
    #if canImport(Darwin)
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #else
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #endif
  }
}
