import Foundation

/// A name that a file has until it gets its own.
///
/// It is random, so that it is never the name of somebody else's file, and tells which file it is
/// for, so that what a program left when it was stopped can be found. Its length does not depend
/// on that of the file's name, which may be as long as a name can be.
struct TemporaryName {
  let path: String

  /// A name beside the file at `path`, for that file.
  init(for path: String) {
    self.path = Self.start(of: path) + Self.digits(UInt64.random(in: .min ... .max)) + Self.end
  }

  /// Removes files that programs which are no longer running left under such names.
  ///
  /// A program that is at work holds the lock of its file, so that file stays.
  static func removeLeftovers(for path: String) {
    let start = start(of: path)
    let (folder, name) = (FilePath.folder(of: start), FilePath.name(of: start))
    for other in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard other.utf8.starts(with: name.utf8), isOurs(other, name) else { continue }
      removeLeftover(folder + "/" + other)
    }
  }

  private static func isOurs(_ other: String, _ start: String) -> Bool {
    let digits = other.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return other.utf8.count == start.utf8.count + digitCount + end.utf8.count
      && other.hasSuffix(end)
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func removeLeftover(_ path: String) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    guard let file = try? FileDescriptor(opening: path, flags), (try? file.requireRegular()) != nil,
      flock(file.number, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }

  private static func start(of path: String) -> String {
    let name = digits(Fingerprint.of(FilePath.name(of: path).utf8))
    return FilePath.folder(of: path) + "/.favorites-" + name + "-"
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: digitCount - digits.count) + digits
  }

  private static var digitCount: Int { 16 }
  private static var end: String { ".tmp" }
}
