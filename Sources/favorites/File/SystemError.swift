import Foundation

/// A call to the operating system that failed.
struct SystemError: Error, Equatable {
  /// What was tried, as in "cannot \(operation)": `"write"`, `"rename"`.
  let operation: String
  let path: String
  /// The `errno` of the call, or a code of this program's own.
  let code: Int32

  // What the system has no code for.

  /// A file that is neither regular nor a folder.
  static var notRegular: Int32 { -1 }
  /// A name that is no text.
  static var notUTF8: Int32 { -2 }
  /// The folder that the program was started in is gone.
  static var noCurrentFolder: Int32 { -3 }
  /// A link in the place of a folder, to nothing.
  static var linkToNothing: Int32 { -4 }

  /// Whether something else is there than the regular file that was wanted.
  var isAboutKind: Bool { code == EISDIR || code == Self.notRegular }

  /// Whether a folder on the way is missing, and cannot be made.
  var isAboutFolder: Bool { code == ENOENT || code == Self.linkToNothing }

  /// What the system says about it: "No space left on device".
  var reason: String {
    switch code {
    case Self.notRegular: "It is not a regular file"
    case Self.notUTF8: "A name on the way to it is not UTF-8"
    case Self.noCurrentFolder: "The current folder is gone"
    case Self.linkToNothing:
      "It is a link to a folder that is not there. Make that folder, or remove the link"
    default: String(cString: strerror(code))
    }
  }
}

extension SystemError: CustomStringConvertible {
  var description: String { "cannot \(operation) \(path): \(reason)" }
}
