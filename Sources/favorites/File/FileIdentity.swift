import Foundation

/// Which file it is, whatever names lead to it.
struct FileIdentity: FileStatus, Equatable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
