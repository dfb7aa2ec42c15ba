import Foundation

/// Which file it is, whatever names lead to it.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// The open file; nil if nothing is open under this number.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file at `path`, links followed; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
