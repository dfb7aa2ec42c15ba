import Foundation

/// Where an export goes.
enum ExportTarget {
  /// The standard output, by whatever name.
  case output
  /// What takes bytes but cannot be replaced.
  case stream(path: String)
  /// A regular file, there or not.
  case file(path: String)

  /// - Parameters:
  ///   - name: A path; `-` is the standard output.
  ///   - location: The list, which is not exported onto itself.
  init(_ name: String, of location: StoreLocation) throws {
    let own = try Self.following(location.path)
    let output = FileIdentity(descriptor: STDOUT_FILENO)
    if let output, output == FileIdentity(path: own) {
      throw Failure.usage("the standard output is the data file itself. Nothing was changed.")
    }
    guard name != "-" else {
      self = .output
      return
    }
    let path = try Self.following(name)
    guard FilePath.canonical(path) != FilePath.canonical(own) else {
      throw Failure.usage("\(name) is the data file itself. Nothing was changed.")
    }
    if let output, output == FileIdentity(path: path) {
      self = .output
      return
    }
    switch FileKind(path: path) {
    case nil, .regular: self = .file(path: path)
    case .pipe, .device, .disk: self = .stream(path: path)
    case .folder: throw Self.failure(name, String(cString: strerror(EISDIR)))
    case .socket: throw Self.failure(name, "It is a socket")
    }
  }

  /// Writes a file whole or not at all; everything else gets the bytes as they come.
  ///
  /// - Parameters:
  ///   - name: The target as it was named.
  ///   - isReplacing: Whether what is there may go. A disk is written over only then, too.
  @MainActor
  func write(_ bytes: [UInt8], _ name: String, isReplacing: Bool, _ console: Console) throws {
    do throws(SystemError) {
      switch self {
      case .output:
        console.unsafeText(bytes)
      case .stream(let path):
        if !isReplacing, FileKind(path: path) == .disk { throw Self.isThere(path) }
        let file = try FileDescriptor(opening: path, O_WRONLY)
        try file.writeAll(isatty(file.number) == 1 ? TerminalText.safe(bytes) : bytes)
      case .file(let path):
        let replacement = FileReplacement(path: path)
        if isReplacing {
          try replacement.write(bytes)
          return
        }
        // Before anything is written; `create` finds a file that comes meanwhile.
        if FileKind(path: path) != nil { throw Self.isThere(path) }
        try replacement.create(bytes)
      }
    } catch {
      guard error.code == EEXIST else { throw Self.failure(name, error.reason) }
      throw Failure.failed("\(name) is already there; --force replaces it. Nothing was changed.")
    }
  }

  private static func following(_ name: String) throws(Failure) -> String {
    do {
      return try FilePath.following(name)
    } catch {
      throw failure(name, error.reason)
    }
  }

  private static func isThere(_ path: String) -> SystemError {
    SystemError(operation: "write", path: path, code: EEXIST)
  }

  private static func failure(_ name: String, _ reason: String) -> Failure {
    .failed(
      "cannot write \(name): \(reason). Nothing was changed. Make room or give access to it, or "
        + "name another FILE.")
  }
}
