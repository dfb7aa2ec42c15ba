import Foundation

/// Writes frames whole.
enum TerminalOutput {
  static func write(_ bytes: [UInt8], to output: Int32) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if count == 0 || errno != EINTR {
        throw .failed(operation: "write to", reason: String(cString: strerror(errno)))
      }
    }
  }
}
