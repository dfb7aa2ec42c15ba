import Foundation

/// What a path leads to.
enum FileKind: Equatable {
  case regular, folder, pipe, socket, disk, device

  /// The kind of the file at `path`, links followed; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFBLK: self = .disk
    default: self = .device
    }
  }

  /// The code of the error where a regular file is needed; nil for one.
  var refusal: Int32? {
    switch self {
    case .regular: nil
    case .folder: EISDIR
    default: SystemError.notRegular
    }
  }
}
