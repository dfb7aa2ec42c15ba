import Foundation

/// A call to the operating system that failed.
struct SystemError: Error, Equatable {
  /// What was tried, as in "cannot \(operation)": `"write"`, `"rename"`.
  let operation: String
  let path: String
  /// The `errno` of the call, or ``notRegular``.
  let code: Int32

  /// The system has no code for a file that is neither regular nor a folder.
  static var notRegular: Int32 { -1 }

  /// What the system says about it: "No space left on device".
  var reason: String {
    code == Self.notRegular ? "it is not a regular file" : String(cString: strerror(code))
  }
}

extension SystemError: CustomStringConvertible {
  var description: String { "cannot \(operation) \(path): \(reason)" }
}
