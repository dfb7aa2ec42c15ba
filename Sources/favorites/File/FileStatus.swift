import Foundation

/// What the system tells of a file without reading it.
protocol FileStatus {
  init(_ status: stat)
}

extension FileStatus {
  /// The open file, whatever has its name by now; nil if nothing is open under this number.
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
}
