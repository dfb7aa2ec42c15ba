import Foundation
import XCTest

/// A terminal that nobody looks at.
final class Terminal {
  /// What programs open.
  let path: String
  private let screen: Int32
  /// Kept open, so that what is written stays there when the writer is gone.
  private let device: Int32

  init() throws {
    screen = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number) = (Int32(0), Int32(0))
    guard screen >= 0, ioctl(screen, Self.setLock, &lock) == 0,
      ioctl(screen, Self.getNumber, &number) == 0
    else { throw XCTSkip("no terminal can be made here") }
    path = "/dev/pts/\(number)"
    device = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    XCTAssertGreaterThanOrEqual(device, 0)
  }

  deinit {
    close(device)
    close(screen)
  }

  /// What was written so far.
  func output() -> [UInt8] {
    _ = fcntl(screen, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(screen, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The requests of Linux that `unlockpt` and `ptsname` make, which Foundation does not have.
  private static var setLock: UInt { 0x4004_5431 }
  private static var getNumber: UInt { 0x8004_5430 }
}
