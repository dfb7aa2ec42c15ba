import Foundation

/// A call to the operating system that failed.
struct SystemError: Error, Equatable {
  /// What was tried, as in "cannot \(operation)": `"write"`, `"rename"`.
  let operation: String
  let path: String
  /// The `errno` of the call.
  let code: Int32

  /// What the system says about it: "No space left on device".
  var reason: String { String(cString: strerror(code)) }
}

extension SystemError: CustomStringConvertible {
  var description: String { "cannot \(operation) \(path): \(reason)" }
}
