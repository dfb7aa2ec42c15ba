import XCTest

@testable import favorites

/// Streams that another program has set not to wait.
final class FileDescriptorTests: XCTestCase {
  private func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(Foundation.pipe(&ends), 0)
    for end in ends { XCTAssertEqual(fcntl(end, F_SETFL, O_NONBLOCK), 0) }
    return (ends[0], ends[1])
  }

  func testMoreThanAPipeHolds() throws {
    let (read, write) = try pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let writer = Thread {
      XCTAssertNotNil(try? FileDescriptor.writeAll(bytes, to: write, path: "pipe"))
      close(write)
    }
    writer.start()
    XCTAssertEqual([UInt8](try FileDescriptor.readAll(read, path: "pipe")), bytes)
    close(read)
  }

  /// The reader is there first: it finds nothing, and waits.
  func testNothingIsThereYet() throws {
    let (read, write) = try pipe()
    let written = DispatchSemaphore(value: 0)
    let writer = Thread {
      written.wait()
      XCTAssertNotNil(
        try? FileDescriptor.writeAll(Array("y\r\nno".utf8), to: write, path: "pipe"))
      close(write)
    }
    writer.start()
    var byte: UInt8 = 0
    XCTAssertEqual(Foundation.read(read, &byte, 1), -1)
    XCTAssertEqual(errno, EAGAIN)
    written.signal()
    XCTAssertEqual(FileDescriptor.readLine(read), "y")
    XCTAssertEqual(FileDescriptor.readLine(read), "no")
    XCTAssertNil(FileDescriptor.readLine(read))
    close(read)
  }
}
