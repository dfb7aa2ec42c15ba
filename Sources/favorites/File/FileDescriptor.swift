import Foundation

/// An open file, closed when it goes.
struct FileDescriptor: ~Copyable {
  let number: Int32
  private let path: String

  /// - Parameters:
  ///   - mode: The permissions of a file that this call creates.
  ///   - name: What errors call the file, if not by its path.
  init(
    opening path: String, _ flags: Int32, mode: mode_t = 0o600, for name: String? = nil
  ) throws(SystemError) {
    var number: Int32
    repeat {
      number = open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    } while number < 0 && errno == EINTR
    self.path = name ?? path
    self.number = number
    guard number >= 0 else { throw SystemError(operation: "open", path: self.path, code: errno) }
  }

  deinit {
    close(number)
  }

  /// Throws for what is no regular file: a folder, a pipe, a device.
  func requireRegular() throws(SystemError) {
    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw SystemError(operation: "read", path: path, code: errno)
    }
    guard let code = FileKind(status).refusal else { return }
    throw SystemError(operation: "read", path: path, code: code)
  }

  /// Everything from here to the end.
  func readAll() throws(SystemError) -> Data {
    try Self.readAll(number, path: path)
  }

  /// Everything that is left to read from the descriptor `number`.
  static func readAll(_ number: Int32, path: String) throws(SystemError) -> Data {
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count < 0, mayGoOn(number, POLLIN) { continue }
      guard count >= 0 else { throw SystemError(operation: "read", path: path, code: errno) }
      if count == 0 { return contents }
      contents.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes every byte, or throws.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try Self.writeAll(bytes, to: number, path: path)
  }

  /// Writes every byte to the descriptor `number`, or throws.
  static func writeAll(
    _ bytes: [UInt8], to number: Int32, path: String
  ) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        write(number, all.baseAddress.map { $0 + start }, all.count - start)
      }
      if count < 0, mayGoOn(number, POLLOUT) { continue }
      guard count > 0 else { throw SystemError(operation: "write", path: path, code: errno) }
      start += count
    }
  }

  /// A line, without its end, that somebody types at the descriptor `number`; nil at the end.
  static func readLine(_ number: Int32) -> String? {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = read(number, &byte, 1)
      if count < 0, mayGoOn(number, POLLIN) { continue }
      if count <= 0, line.isEmpty { return nil }
      if count > 0, byte != UInt8(ascii: "\n") {
        line.append(byte)
        continue
      }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Whether a call that has just failed may be made again. Waits until it can do something: another
  /// program may have set the stream, which it shares with this one, not to wait by itself.
  private static func mayGoOn(_ number: Int32, _ event: Int32) -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN, EWOULDBLOCK:
      var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
      return poll(&wanted, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else {
      throw SystemError(operation: "write", path: path, code: errno)
    }
  }
}
